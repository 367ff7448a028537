import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faviconSvg, faviconUrl } from './favicon.ts'

it('is the picture that search engines find at /favicon.svg', () => {
  const file = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8')
  expect(faviconSvg).toBe(file.trim())
})

it('can stand in an attribute', () => {
  expect(faviconUrl).toMatch(/^data:image\/svg\+xml,[^"<>\s]+$/)
})
