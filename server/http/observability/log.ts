import pino, { type DestinationStream } from 'pino'
import type { Log, LogFields } from '../../domain/index.ts'
import { errorFields } from './error-fields.ts'
import { currentRequest } from './request-scope.ts'

/** The server's log. */
export interface ServerLog extends Log {
  /** What ends the process. */
  fatal(fields: LogFields, message: string): void
}

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
 * JSON lines on the standard output. Secrets are taken out, errors are whole, and each line that is written for a
 * request has the request's id and, once it is known, who makes it.
 * @param destination where the lines go; tests read along here
 */
export function createLog(level: string, destination?: DestinationStream): ServerLog {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    redact: { paths: secretPaths, censor: '[redacted]' },
    // Pino makes `{}` of an error under any name but its own: each one is written out here, whatever it is called.
    serializers: { err: (error: unknown) => error },
    formatters: { log: withErrors },
    mixin: requestFields,
  }
  return destination ? pino(options, destination) : pino(options)
}

function withErrors(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'err' || value instanceof Error ? errorFields(value) : value,
    ]),
  )
}

function requestFields(): object {
  const { requestId, userId, traceId } = currentRequest() ?? {}
  return {
    ...(requestId !== undefined && { requestId }),
    ...(userId !== undefined && { userId }),
    ...(traceId !== undefined && { traceId }),
  }
}
