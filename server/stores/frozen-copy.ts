/**
 * Copies a plain JSON value deeply and freezes the copy, so that neither the caller's object nor a record handed
 * out can change what is stored. As in JSON, a property whose value is undefined is left out.
 * @throws TypeError for what JSON cannot hold (functions, dates, class instances, NaN, bigint), which would come
 *   back from the disk as something else
 */
export function frozenCopy<T>(value: T): T {
  return copy(value, '') as T
}

/** Freezes a value that JSON.parse has just made, in place. */
export function freezeParsed<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const key in value) {
    const part: unknown = value[key]
    if (typeof part === 'object') freezeParsed(part)
  }
  return Object.freeze(value)
}

function copy(value: unknown, path: string): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return Object.freeze(value.map((part, index) => copy(part, `${path}[${index}]`)))
  if (isPlainObject(value)) {
    const result: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue
      // Assigning to `__proto__` would change the copy's prototype instead of storing the property.
      if (key === '__proto__')
        throw new TypeError(`A record cannot have a property named __proto__ at ${path}`)
      result[key] = copy(part, `${path}.${key}`)
    }
    return Object.freeze(result)
  }
  throw new TypeError(`A record holds plain JSON only, not ${describe(value)} at ${path || 'its root'}`)
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) return value.constructor?.name ?? 'an object'
  return typeof value === 'number' ? String(value) : typeof value
}
