import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import pino, { type DestinationStream, type Logger } from 'pino'

/** Fields that may hold a secret or a person's number, wherever they turn up in a logged object. */
const secretFields = [
  'authorization',
  'cookie',
  'otp',
  'otpToken',
  'password',
  'phoneNumber',
  'contact',
  'token',
]

const secretPaths = secretFields.flatMap(field => [field, `*.${field}`, `*.*.${field}`])

/**
 * The server's log: JSON lines on the standard output, secrets taken out.
 * @param destination where the lines go; tests read along here
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths: secretPaths, censor: '[redacted]' } }
  return destination ? pino(options, destination) : pino(options)
}

/** Asked every few seconds by whatever watches the server. */
const unloggedPaths = new Set(['/healthz', '/readyz'])

/**
 * One line a request: id, method, path, status, milliseconds. The path comes without its query, which may hold a
 * search or a return address; headers and bodies are never logged. The id goes back in X-Request-Id.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID()
    response.setHeader('X-Request-Id', requestId)
    const { method, path } = request
    if (unloggedPaths.has(path)) {
      next()
      return
    }
    const startedAt = performance.now()
    response.once('close', () => {
      const { statusCode: status } = response
      const fields = { requestId, method, path, status, ms: Math.round(performance.now() - startedAt) }
      if (!response.writableFinished) log.info(fields, 'the client went away')
      else if (status >= 500) log.error(fields, 'request')
      else log.info(fields, 'request')
    })
    next()
  }
}
