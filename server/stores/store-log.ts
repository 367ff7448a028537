import type { Log } from '../domain/ports/index.ts'

/** Where the store reports what an operator should know. */
export type StoreLog = Log

export const silentLog: StoreLog = { info() {}, warn() {}, error() {} }
