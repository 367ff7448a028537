import {
  routes,
  type OperationInputs,
  type OperationName,
  type OperationRoute,
} from '@shruti/server/contract'

interface CompiledRoute {
  readonly operation: OperationName
  readonly route: OperationRoute
  readonly pattern: RegExp
}

const placeholder = /\{(\w+)\}/g

const compiled: readonly CompiledRoute[] = Object.entries(routes)
  .map(([name, route]) => ({
    operation: name as OperationName,
    route,
    pattern: new RegExp(`^${route.path.replace(placeholder, '[^/]+')}$`),
  }))
  // "/orders/track" comes before "/orders/{id}".
  .toSorted((a, b) => a.route.path.split('{').length - b.route.path.split('{').length)

/** The operation that a method and a path below the API's base path call. Undefined when there is none. */
export function matchOperation(method: string, path: string): OperationName | undefined {
  return compiled.find(entry => entry.route.method === method && entry.pattern.test(path))?.operation
}

/** What a request is made of when it is not sent over the network yet. */
export interface RequestParts {
  readonly method: string
  /** Below the API's base path, query included. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The request of an operation: its input spread over path, query, headers and JSON body as the contract says. */
export function requestOf<O extends OperationName>(operation: O, input: OperationInputs[O]): RequestParts {
  const route: OperationRoute = routes[operation]
  const detailed = isDetailed(input) ? input : undefined
  const fields = new Map(
    Object.entries(detailed ? detailed.body : input).filter(([, value]) => value !== undefined),
  )
  const path = route.path.replace(placeholder, (_whole, name: string) => {
    const value = fields.get(name)
    fields.delete(name)
    return encodeURIComponent(String(value))
  })
  const isRead = route.method === 'GET'
  const query = isRead
    ? new URLSearchParams(
        [...fields].map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()
    : ''
  return {
    method: route.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...detailed?.headers, ...(isRead ? {} : { 'content-type': 'application/json' }) },
    body: isRead ? null : JSON.stringify(Object.fromEntries(fields)),
  }
}

/** Only placing an order takes a header of its own (Idempotency-Key), so only its input is in two parts. */
function isDetailed(input: object): input is { headers: Record<string, string>; body: object } {
  return 'headers' in input && 'body' in input
}
