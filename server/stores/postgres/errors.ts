import { DatabaseError } from 'pg'
import { StoreUnavailable, UniqueViolation } from '../../domain/ports/store.ts'
import type { Layout } from './layout.ts'

/* https://www.postgresql.org/docs/current/errcodes-appendix.html */
const serializationFailure = '40001'
const deadlockDetected = '40P01'
const uniqueViolation = '23505'
/** Classes of "not now": connection, resources, operator's intervention, system; and what took too long. */
const unavailableCodes = /^(?:08|53|57|58|25006|25P03|55P03|XX)/

/** Whether another transaction was in the way, and the same one may go through when it is tried again. */
export function isConflict(error: unknown): boolean {
  return (
    error instanceof DatabaseError && (error.code === serializationFailure || error.code === deadlockDetected)
  )
}

/** The port's own error for one of PostgreSQL; what is a mistake of the program stays as it is. */
export function toStoreError(error: unknown, layout: Layout): unknown {
  if (!(error instanceof DatabaseError)) {
    return error instanceof Error && isOfConnection(error)
      ? new StoreUnavailable('The database cannot be reached', { cause: error })
      : error
  }
  if (error.code === uniqueViolation) return toUniqueViolation(error, layout)
  if (unavailableCodes.test(error.code ?? '')) {
    return new StoreUnavailable('The database cannot do this now', { cause: error })
  }
  return error
}

/** Codes of a database that lets nobody in, or not to what is asked for: rights, and a name that it does not know. */
const refusalCodes = /^(?:28|3D000|42501)/

/** The error of an opening: what `toStoreError` says, and in words what PostgreSQL says when it refuses. */
export function toOpeningError(error: unknown, layout: Layout): unknown {
  if (error instanceof DatabaseError && refusalCodes.test(error.code ?? '')) {
    return new StoreUnavailable(`The database refuses: ${error.message}`, { cause: error })
  }
  return toStoreError(error, layout)
}

/** Whether an error of the port means that nothing more comes through the connection. */
export function hasLostConnection(error: unknown): boolean {
  return (
    error instanceof StoreUnavailable &&
    error.cause instanceof Error &&
    !(error.cause instanceof DatabaseError)
  )
}

/** Errors of sockets have a code of the system; pg's own say so in words. */
function isOfConnection(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException
  return (
    (code !== undefined && /^E[A-Z]+$/.test(code)) ||
    /connection|timeout|terminated|Client was closed|Cannot use a pool/i.test(error.message)
  )
}

function toUniqueViolation(error: DatabaseError, layout: Layout): unknown {
  for (const { name, equal } of layout.values()) {
    for (const { index, table } of equal.values()) {
      // Escaped as `"namespace"."table"`.
      if (error.table === undefined || !table.endsWith(`."${error.table}"`)) continue
      const value = /^Key \(value\)=\((.*)\) already exists\.$/s.exec(error.detail ?? '')?.[1] ?? ''
      return new UniqueViolation(name, index, value)
    }
  }
  return error
}
