import { readFile, readdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { build } from 'vite'

/** Bytes after gzip at level 9, as a server with pre-compressed files sends them. */
const gzipBytes = (source: string | Buffer) => gzipSync(source, { level: 9 }).length

/** The offer comes 3 s after the page, and its code with it. */
const quietMs = 5000

export interface ScriptWeight {
  readonly url: string
  readonly gzipBytes: number
}

/**
 * All JavaScript that a page loads by itself: external files, those that come after idle time included, and the
 * scripts in its HTML. The page is left alone until the network has been quiet for longer than the offer
 * takes to appear.
 */
export async function weighScripts(browser: Browser, url: string): Promise<ScriptWeight[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const weights: ScriptWeight[] = []
  const reading: Promise<void>[] = []
  let lastActivity = performance.now()
  page.on('response', response => {
    lastActivity = performance.now()
    if (response.request().resourceType() !== 'script') return
    reading.push(
      response.body().then(body => {
        weights.push({ url: new URL(response.url()).pathname, gzipBytes: gzipBytes(body) })
      }),
    )
  })
  await page.goto(url, { waitUntil: 'load' })
  while (performance.now() - lastActivity < quietMs) await page.waitForTimeout(250)
  await Promise.all(reading)
  const html = await (await context.request.get(url)).text()
  const inline = [
    ...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g),
  ]
    .map(match => match[1])
    .join('\n')
  weights.push({ url: '(inline)', gzipBytes: inline ? gzipBytes(inline) : 0 })
  await context.close()
  return weights.toSorted((a, b) => b.gzipBytes - a.gzipBytes)
}

/** The gzip weight of the libraries alone, in the two-page application beside this file. */
export async function weighBaseline(): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), 'shruti-baseline-'))
  try {
    await build({
      root: join(import.meta.dirname, 'baseline'),
      configFile: false,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, target: 'es2022' },
    })
    const assets = join(outDir, 'assets')
    const scripts = (await readdir(assets)).filter(name => name.endsWith('.js'))
    const sizes = await Promise.all(scripts.map(async name => gzipBytes(await readFile(join(assets, name)))))
    return sizes.reduce((sum, size) => sum + size, 0)
  } finally {
    await rm(outDir, { recursive: true })
  }
}
