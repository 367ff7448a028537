/**
 * Copies a plain JSON value deeply and freezes the copy, so that neither the caller's object nor a record handed
 * out can change what is stored. As in JSON, a property whose value is undefined is left out.
 * @throws TypeError for what JSON cannot hold (functions, dates, class instances, NaN, bigint), which would come
 *   back from the disk as something else
 */
export function frozenCopy<T>(value: T): T {
  try {
    return copy(value) as T
  } catch (error) {
    throw error instanceof NotJson ? error.withPlace() : error
  }
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

/** What JSON cannot hold. Where it lies is put together on the way out: of what is copied, nearly nothing is refused. */
class NotJson extends Error {
  /** From the part itself outwards: ".quantity", "[2]", ".lines". */
  readonly steps: string[] = []

  /** The error to hand out. */
  withPlace(): TypeError {
    return new TypeError(`${this.message} at ${this.steps.toReversed().join('') || 'its root'}`)
  }
}

function copy(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return Object.freeze(value.map((part, index) => copyOf(part, index)))
  if (isPlainObject(value)) {
    const result: Record<string, unknown> = {}
    for (const key of Object.keys(value)) {
      const part: unknown = value[key]
      if (part === undefined) continue
      // Assigning to `__proto__` would change the copy's prototype instead of storing the property.
      if (key === '__proto__') throw new NotJson('A record cannot have a property named __proto__')
      result[key] = copyOf(part, key)
    }
    return Object.freeze(result)
  }
  throw new NotJson(`A record holds plain JSON only, not ${describe(value)}`)
}

/** The copy of a part. @param at its key, or its place in an array */
function copyOf(part: unknown, at: string | number): unknown {
  try {
    return copy(part)
  } catch (error) {
    if (error instanceof NotJson) error.steps.push(typeof at === 'number' ? `[${at}]` : `.${at}`)
    throw error
  }
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) return value.constructor?.name ?? 'an object'
  return typeof value === 'number' ? String(value) : typeof value
}
