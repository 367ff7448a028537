import { routes, type OperationName, type OperationRoute } from './routes.ts'
import { maximumBodyBytes, maximumLongBodyBytes, maximumPictureBytes } from './uploads.ts'

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

function bodyKindAt(method: string, path: string): OperationRoute['body'] {
  const operation = operationAt(method, path)
  const route: OperationRoute | undefined = operation && routes[operation]
  return route?.body
}

/** Whether a request's body is a picture, and not JSON. @param path as for `operationAt` */
export function takesPicture(method: string, path: string): boolean {
  return bodyKindAt(method, path) === 'picture'
}

/** Bytes that a request's body may have. @param path as for `operationAt` */
export function bodyLimitAt(method: string, path: string): number {
  switch (bodyKindAt(method, path)) {
    case 'picture':
      return maximumPictureBytes
    case 'long':
      return maximumLongBodyBytes
    case undefined:
      return maximumBodyBytes
  }
}
