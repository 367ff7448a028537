/** Where the store reports what an operator should know. A pino logger fits. */
export interface StoreLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const silentLog: StoreLog = { info() {}, warn() {}, error() {} }
