import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { KeptPage } from './kept-page.ts'

/** Real words, so that the qualities of the compression differ. */
const html = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
const rendered = { status: 200, headers: {}, html }
const state = { version: 1, route: '/shop', renderedAtMs: 0 }

it('[SRV-8] is smaller once it was compressed for those who ask again, and says the same', async () => {
  const page = await KeptPage.of(rendered, state)
  const first = await page.body('br')
  expect(page.isBest).toBe(false)
  await page.compressBest()
  const best = await page.body('br')
  expect(page.isBest).toBe(true)
  expect(best.length).toBeLessThan(first.length)
  expect(String(brotliDecompressSync(best))).toBe(html)
  expect(page.bytes).toBe(best.length)
})

it('[SRV-8] counts the bytes of each compression that somebody wanted', async () => {
  const page = await KeptPage.of(rendered, state)
  const before = page.bytes
  const gzip = await page.body('gzip')
  expect(page.bytes).toBe(before + gzip.length)
})

it('[SRV-8] is the page before, with its bytes, when it was rendered the same', async () => {
  const former = await KeptPage.of(rendered, state)
  await former.compressBest()
  const same = await KeptPage.of(rendered, { ...state, version: 2, renderedAtMs: 5 }, former)
  expect(same).toBe(former)
  expect([same.state.version, same.trueAtMs, same.isBest]).toEqual([2, 5, true])
  const other = await KeptPage.of({ ...rendered, html: '<p>other</p>' }, state, former)
  expect(other.etag).not.toBe(former.etag)
})
