import { maskPeople } from '../../domain/index.ts'
import { withSourcePositions } from './source-positions.ts'

/** A chain of causes that is longer has gone in a circle. */
const longestChain = 8

/** What the log keeps of an error. */
interface ErrorFields {
  readonly type: string
  readonly message: string
  readonly stack?: string
  /** Of Node and of the shop: "ENOSPC", "store_unavailable". */
  readonly code?: string | number
  readonly cause?: unknown
  /** The parts of an AggregateError. */
  readonly errors?: readonly unknown[]
}

/**
 * An error with its stack and its causes. Of its own properties only the code is kept: others carry what the caller
 * sent, such as the value that a unique index refused.
 */
export function errorFields(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return maskPeople(textOf(error))
  const { name, message, stack, code, cause, errors } = error as Error & {
    readonly code?: unknown
    readonly errors?: unknown
  }
  const isDeep = depth >= longestChain
  return {
    type: name,
    message: maskPeople(message),
    ...(stack !== undefined && { stack: maskPeople(withSourcePositions(stack)) }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(cause !== undefined && !isDeep && { cause: errorFields(cause, depth + 1) }),
    ...(Array.isArray(errors) && !isDeep && { errors: errors.map(part => errorFields(part, depth + 1)) }),
  } satisfies ErrorFields
}

function textOf(thrown: unknown): string {
  return typeof thrown === 'string' ? thrown : `A thrown ${typeof thrown}`
}
