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
const secretFields: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'otp',
  'otpToken',
  'password',
  'phoneNumber',
  'contact',
  'token',
])

/** What lies deeper is not logged by anybody, unless it goes in a circle. */
const deepest = 8

/**
 * JSON lines on the standard output. Secrets are taken out, errors are whole, and each line that is written for a
 * request has the request's id and, once it is known, who makes it.
 * @param destination where the lines go; tests read along here
 */
export function createLog(level: string, destination?: DestinationStream): ServerLog {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    // Pino makes `{}` of an error under any name but its own: each one is written out here, whatever it is called.
    serializers: { err: (error: unknown) => error },
    // Pino's own redaction compares each line with each path: 0.08 ms, which is ten times the line.
    formatters: { log: fields => logged(fields) },
    mixin: requestFields,
  }
  return destination ? pino(options, destination) : pino(options)
}

/** The fields of a line, or of an object in it: errors are written out, secrets are taken out. */
function logged(fields: object, depth = 1): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      secretFields.has(name) ? '[redacted]' : loggedValue(name, value, depth),
    ]),
  )
}

function loggedValue(name: string, value: unknown, depth: number): unknown {
  const told = (name === 'err' && depth === 1) || value instanceof Error ? errorFields(value) : value
  if (typeof told !== 'object' || told === null || depth >= deepest) return told
  // What says itself how it is written, as a date does, has no fields.
  if ('toJSON' in told) return told
  if (Array.isArray(told)) return told.map(part => loggedValue('', part, depth + 1))
  return logged(told, depth + 1)
}

function requestFields(): object {
  const { requestId, userId, traceId } = currentRequest() ?? {}
  return {
    ...(requestId !== undefined && { requestId }),
    ...(userId !== undefined && { userId }),
    ...(traceId !== undefined && { traceId }),
  }
}
