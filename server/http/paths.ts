/** Where the API lives; its answers are JSON whatever happens. */
export const apiPrefix = '/api'

export function isApiPath(path: string): boolean {
  return path === apiPrefix || path.startsWith(`${apiPrefix}/`)
}

/** Where the cart's forms lead back to. */
export const cartPath = '/cart'
