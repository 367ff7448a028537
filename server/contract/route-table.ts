import { routes, type OperationName, type OperationRoute } from './routes.ts'
import { maximumBodyBytes, maximumPictureBytes } from './uploads.ts'

/** "/orders/track" comes before "/orders/{id}", which would match it too. A slash at the end changes nothing. */
const table = Object.entries(routes)
  .map(([name, { method, path }]) => ({
    operation: name as OperationName,
    method,
    placeholders: path.split('{').length - 1,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  .toSorted((left, right) => left.placeholders - right.placeholders)

/**
 * The operation that a request calls; undefined for none.
 * @param path below the API's prefix, without a query: "/cart/clear"
 */
export function operationAt(method: string, path: string): OperationName | undefined {
  return table.find(entry => entry.method === method && entry.pattern.test(path))?.operation
}

/** The methods that a path answers to, in alphabetical order; none for an unknown path. */
export function methodsAt(path: string): readonly string[] {
  const methods = table.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  return [...new Set(methods)].toSorted()
}

/** Whether a request's body is a picture, and not JSON. @param path as for `operationAt` */
export function takesPicture(method: string, path: string): boolean {
  const operation = operationAt(method, path)
  const route: OperationRoute | undefined = operation && routes[operation]
  return route?.body === 'picture'
}

/** Bytes that a request's body may have. @param path as for `operationAt` */
export function bodyLimitAt(method: string, path: string): number {
  return takesPicture(method, path) ? maximumPictureBytes : maximumBodyBytes
}
