import type { OperationName } from '@shruti/server/contract/routes'
import { adminRoutes } from '@shruti/server/contract/admin/routes'
import { buildRequest, type CallInput } from '../api/api.ts'
import { ApiError, isWorthRetrying, retryDelayMs, type FailedAnswer } from '../api/api-error.ts'
import type { App } from '../app/app-context.ts'

/** Operations that answer with a part of a CSV. */
export type ExportOperation = Extract<OperationName, `adminExport${string}`> & keyof typeof adminRoutes

export interface ExportOptions {
  /** Records so far, and how many there are in all. */
  onProgress?: (done: number, total: number) => void
  signal?: AbortSignal
}

/** Records that a part holds at most; the server decides, and the last part has fewer. */
const rowsPerPart = 1000

/** Tries of each part in all: a busy shop asks for a wait, and a whole file is not given up for it. */
const mostTries = 5

async function failureOf(answer: Response): Promise<ApiError> {
  const { status, headers } = answer
  const body = (await answer.json().catch(() => null)) as FailedAnswer['body']
  return new ApiError(body?.message ?? 'The export failed', { status, headers, body })
}

/** One part, asked for again where that can help. @throws ApiError; what `fetch` throws */
async function fetchPart(clock: App['clock'], url: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a try is made when the one before has failed
      const answer = await fetch(url, init)
      if (answer.ok) return answer
      // oxlint-disable-next-line no-await-in-loop -- as above
      throw await failureOf(answer)
    } catch (error) {
      if (tries === mostTries || init.signal?.aborted || !isWorthRetrying(error)) throw error
      const delayMs = retryDelayMs(tries, error)
      // oxlint-disable-next-line no-await-in-loop -- as long as the shop asks
      await new Promise<void>(resolve => void clock.after(delayMs, resolve))
    }
  }
}

/**
 * All parts of an export as one CSV. It is asked for part after part, so that progress can be shown and the shop's other
 * visitors are served in between.
 * @throws ApiError as of any call; AbortError after `signal`
 */
export async function exportCsv<N extends ExportOperation>(
  { clock }: Pick<App, 'clock'>,
  name: N,
  input: CallInput<N>,
  { onProgress, signal }: ExportOptions = {},
): Promise<Blob> {
  const parts: Blob[] = []
  let cursor: string | null = null
  do {
    const { url, init } = buildRequest(
      adminRoutes[name],
      { ...(input as object), ...(cursor !== null && { cursor }) },
      signal ? { signal } : {},
    )
    const answer = await fetchPart(clock, url, init)
    parts.push(await answer.blob())
    const total = Number(answer.headers.get('X-Total-Count') ?? 0)
    cursor = answer.headers.get('X-Next-Cursor')
    onProgress?.(cursor === null ? total : parts.length * rowsPerPart, total)
  } while (cursor !== null)
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
