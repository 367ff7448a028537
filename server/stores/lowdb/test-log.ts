import type { StoreLog } from './store-log.ts'

export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly details: object
  readonly message: string
}

/** A log that keeps what it is told. */
export function testLog(): { log: StoreLog; entries: LogEntry[] } {
  const entries: LogEntry[] = []
  const keep = (level: LogEntry['level']) => (details: object, message: string) => {
    entries.push({ level, details, message })
  }
  return { log: { info: keep('info'), warn: keep('warn'), error: keep('error') }, entries }
}
