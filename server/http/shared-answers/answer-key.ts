import type { IncomingMessage } from 'node:http'
import { operationAt, publicContract, type OperationName } from '../../contract/index.ts'
import { apiPrefix, pathOf } from '../paths.ts'
import { readsOnly } from '../visits.ts'

/** Which answer is asked for. */
export interface AnswerKey {
  readonly operation: OperationName
  /** The request's target without what its operation does not read: what a browser adds to get past caches. */
  readonly target: string
}

/** Longer ones are nobody's that many would ask for. */
const longestTarget = 1000

/** Operations whose answers are the same for everybody, with the names that each reads of its path and its query. */
const shared: ReadonlyMap<OperationName, ReadonlySet<string>> = new Map(
  Object.entries(publicContract).map(([operation, { '~orpc': contracted }]) => [
    operation as OperationName,
    new Set(Object.keys(contracted.inputSchema?.shape ?? {})),
  ]),
)

/** The name before brackets, which a query may have for lists. */
const nameIn = (pair: string) =>
  decodeURIComponent(/^[^=]*/.exec(pair)?.[0].replaceAll('+', ' ') ?? '').split('[', 1)[0] ?? ''

/** Whether a request may ask for what is the same for everybody: it changes nothing, and has no body. */
export function asksForTheSame(request: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { headers } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
  return readsOnly(request) && !hasBody
}

/**
 * The shared answer at an address; null where there is none.
 * @param target the path with its query, as it was sent
 */
export function answerKeyOf(target: string): AnswerKey | null {
  if (!target.startsWith(`${apiPrefix}/`) || target.length > longestTarget) return null
  const path = pathOf(target)
  const operation = operationAt('GET', path.slice(apiPrefix.length))
  const names = operation && shared.get(operation)
  if (!operation || !names) return null
  try {
    const query = target
      .slice(path.length + 1)
      .split('&')
      .filter(pair => names.has(nameIn(pair)))
    return { operation, target: query.length > 0 ? `${path}?${query.join('&')}` : path }
  } catch {
    // What cannot be decoded is refused elsewhere.
    return null
  }
}
