import type { OperationRoute } from './routes.ts'

/** The request of an operation, before it is known who sends it and how. */
export interface OperationRequest {
  readonly method: OperationRoute['method']
  /** Below the API's prefix, path parameters filled in: "/cart/line-1". */
  readonly path: string
  /** "?page=2", or nothing. */
  readonly query: string
  /** JSON; undefined where nothing is sent. */
  readonly body: string | undefined
}

/**
 * Spreads an operation's input over its request: path parameters first, the rest of a reading into the query and that
 * of a change into the body. What is undefined is not sent. Needs no schema, so that the browser can carry it.
 * @param extraQuery parameters that the contract ignores
 */
export function requestOf(
  { method, path }: OperationRoute,
  input: Readonly<Record<string, unknown>>,
  extraQuery: Readonly<Record<string, string>> = {},
): OperationRequest {
  const fields = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const filledPath = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(fields.get(name))
    fields.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams(extraQuery)
  if (method === 'GET') for (const [name, value] of fields) query.set(name, String(value))
  const hasBody = method !== 'GET' && (method !== 'DELETE' || fields.size > 0)
  return {
    method,
    path: filledPath,
    query: query.size > 0 ? `?${query.toString()}` : '',
    body: hasBody ? JSON.stringify(Object.fromEntries(fields)) : undefined,
  }
}
