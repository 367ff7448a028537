/** Where the API lives; its answers are JSON whatever happens. */
export const apiPrefix = '/api'

export function isApiPath(path: string): boolean {
  return path === apiPrefix || path.startsWith(`${apiPrefix}/`)
}

/** Whether the percent-encoding of a path can be read; `%E0%A4%A` and the like cannot. */
export function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
