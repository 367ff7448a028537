import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumArguments, requireQuickChromium } from '../../.ci/chromium.ts'
import { weighScripts } from '../bench/scripts-weight.ts'
import { startShopServer, type ShopServer } from './support/shop-server.ts'

/** Bytes, gzip: 1.15 times what the libraries weigh in a two-page application (decisions/0002). */
const budget = 1.15 * 102_600

let server: ShopServer
let browser: Browser

beforeAll(async () => {
  server = await startShopServer()
  browser = await chromium.launch({ executablePath: requireQuickChromium(), args: chromiumArguments })
})

afterAll(async () => {
  await browser.close()
  await server.remove()
})

/** Bytes, gzip: a letter of Devanagari is three bytes, and colours are said in two languages (decisions/0005). */
const hindiAllowance = 3_000

it.each([
  ['[SHOP-2] a product page stays within its budget of JavaScript', '/product/tivra', budget],
  ['[SHOP-2] [BEY-19] in Hindi it is little more', '/hi/product/tivra', budget + hindiAllowance],
])('%s', async (_title, path, most) => {
  const weights = await weighScripts(browser, server.origin + path)
  const total = weights.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  expect(weights.length).toBeGreaterThan(3)
  expect(total).toBeLessThanOrEqual(most)
})
