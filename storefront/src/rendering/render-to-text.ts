import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Takes what React prints. The build has React hand it over as it is (`text-from-react.ts`); otherwise it comes in
 * bytes, some thousand for each page, which have to be read as text again.
 */
class PrintedText extends Writable {
  text = ''
  readonly #bytes: Buffer[] = []

  constructor(done: (text: string) => void) {
    super({
      // More than any page has: React never has to wait before the next part.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (part: Buffer, _encoding, written) => {
        this.#bytes.push(part)
        written()
      },
      final: ended => {
        done(this.text + Buffer.concat(this.#bytes).toString('utf8'))
        ended()
      },
    })
  }
}

/**
 * Waits for the whole page: nothing of it comes later.
 * @param signal gives the page up
 * @throws what React could not render
 */
export function renderToText(element: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PrintedText(resolve)
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady: () => pipe(output),
      onShellError: reject,
      onError: reject,
      // React would move large parts behind a script of its own, which neither the policy nor a page without
      // scripts allows.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}
