import { methodsAt, operationAt, routes } from '../../contract/index.ts'
import { apiPrefix } from '../paths.ts'

/** What no route knows: one name for all, so that a stranger cannot make more. */
const unknownRoute = 'other'

const ownPaths = new Set([
  '/healthz',
  '/readyz',
  `${apiPrefix}/openapi.json`,
  `${apiPrefix}/docs`,
  '/cart/add',
  '/cart/update',
  '/cart/remove',
])

/**
 * The pattern that a path belongs to, such as "/api/orders/{id}": what stands in a path's place in logs, metrics and
 * traces. There are only as many as the shop has routes. A page's pattern is known to the storefront alone, which
 * tells it while it renders.
 * @param path without a query
 */
export function routeLabel(method: string, path: string): string {
  if (path.startsWith(`${apiPrefix}/`) && !ownPaths.has(path)) {
    return apiRouteLabel(method, path.slice(apiPrefix.length))
  }
  const [, folder] = /^\/(assets|pictures)\//.exec(path) ?? []
  if (folder !== undefined) return `/${folder}/*`
  return ownPaths.has(path) ? path : unknownRoute
}

/** A known path that is asked with a wrong method keeps its name, so that a client's mistake can be found. */
function apiRouteLabel(method: string, path: string): string {
  const operation =
    operationAt(method === 'HEAD' ? 'GET' : method, path) ?? operationAt(methodsAt(path)[0] ?? '', path)
  return operation === undefined ? `${apiPrefix}/*` : `${apiPrefix}${routes[operation].path}`
}

/** Longer than any word of an address or a record's id; a token has 43 characters. */
const longestPlainPart = 20

/**
 * A path as it may stand in a log: what might be a token or a number of a person in it is taken out. Only of requests
 * that failed: there it says which link is broken.
 */
export function maskPath(path: string): string {
  return path
    .slice(0, 200)
    .replace(/[^/-]+/g, part => (part.length > longestPlainPart ? '…' : part))
    .replace(/\d{6,}/g, '…')
}
