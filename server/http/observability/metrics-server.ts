import type { Log } from '../../domain/index.ts'
import { listen, type Listening } from '../listen.ts'
import type { Prometheus } from './prometheus.ts'

/**
 * Serves the metrics on an address of their own, which the public one never does: they tell what the shop sells.
 * @throws ListenError
 */
export async function serveMetrics(
  { contentType, exposition }: Prometheus,
  address: { readonly host: string; readonly port: number },
  log: Log,
): Promise<Listening> {
  const listening = await listen((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    exposition().then(
      text => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be read')
        response.writeHead(500).end()
      },
    )
  }, address)
  log.info({ host: address.host, port: listening.port }, 'Metrics are served')
  return listening
}
