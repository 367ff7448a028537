export type Params = Readonly<Record<string, string>>

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

const segmentsOf = (path: string) => path.split('/').filter(segment => segment !== '')

/**
 * Compares a path with a pattern: `:name` stands for one segment, a last `*` for any number of them. A slash at the
 * end makes no difference.
 * @returns what the names stand for, decoded; null when the path does not fit or cannot be decoded
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  const parts = segmentsOf(pattern)
  const segments = segmentsOf(pathname)
  const isOpen = parts.at(-1) === '*'
  if (isOpen) parts.pop()
  if (isOpen ? segments.length < parts.length : segments.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = decoded(segments[index] ?? '')
    if (segment === null) return null
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}
