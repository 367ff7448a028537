import type { IncomingMessage } from 'node:http'
import { apiPrefix, isApiPath, pathOf } from './paths.ts'
import { webhookPath } from './payments/webhook.ts'
import { isStaticPath } from './static-files.ts'
import { readsOnly } from './visits.ts'

/** Pages and the API wait apart. */
export type QueueName = 'pages' | 'api'

/**
 * Free are health, which must answer under any load, static files, which cost next to nothing, and the payment
 * provider, whose word an order waits for.
 */
const freePaths = new Set(['/healthz', '/readyz', `${apiPrefix}${webhookPath}`])

/**
 * Says which queue a request waits in; null for none.
 * @param isKept whether a page or an answer is asked for that is kept ready to be sent
 */
export function queueOf(
  folders: { client?: string },
  isKept: (request: IncomingMessage) => boolean = () => false,
): (request: IncomingMessage) => QueueName | null {
  const isStatic = isStaticPath(folders)
  return request => {
    const path = pathOf(request.url ?? '/')
    if (freePaths.has(path) || isStatic(path)) return null
    // What changes something and is no call is a form, which costs what a call does.
    if (!readsOnly(request)) return 'api'
    if (isKept(request)) return null
    return isApiPath(path) ? 'api' : 'pages'
  }
}

/**
 * Where a request came from, as Express's `request.ip` has it: the address that the outermost of the trusted proxies
 * saw.
 */
export function addressOf(trustedProxies: number): (request: IncomingMessage) => string | undefined {
  return ({ socket, headers }) => {
    if (trustedProxies === 0) return socket.remoteAddress
    const forwarded = String(headers['x-forwarded-for'] ?? '')
    const way = forwarded
      .split(',')
      .flatMap(part => part.trim() || [])
      .toReversed()
    return [socket.remoteAddress, ...way][Math.min(trustedProxies, way.length)]
  }
}
