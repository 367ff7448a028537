import { StoreCorrupt, StoreLocked } from '../stores/lowdb/errors.ts'
import { StoreMissing } from '../stores/store-missing.ts'
import { StoreMoved } from '../stores/store-moved.ts'
import { StoreUnfinished } from '../stores/store-unfinished.ts'
import { StoreVersionMismatch } from '../stores/store-version-mismatch.ts'
import { EnvironmentError } from './env.ts'
import { ListenError } from './listen.ts'
import { NotBuilt } from './rendering.ts'

/** Anything else that whoever runs the server can put right. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** What whoever runs the server can put right from the message alone; a stack trace would only hide it. */
const operatorErrors = [
  EnvironmentError,
  ListenError,
  NotBuilt,
  OperatorError,
  StoreCorrupt,
  StoreLocked,
  StoreMissing,
  StoreMoved,
  StoreUnfinished,
  StoreVersionMismatch,
]

/** Prints why the process cannot go on and ends it with status 1. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isOperators = operatorErrors.some(kind => error instanceof kind)
  return isOperators ? error.message : (error.stack ?? error.message)
}
