import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumArguments, requireChromium } from '../../.ci/chromium.ts'
import { weighScripts } from '../bench/scripts-weight.ts'
import { startShopServer, type ShopServer } from './support/shop-server.ts'

/** Bytes, gzip: 1.25 times what the libraries weigh in a two-page application (decisions/0003). */
const budget = 1.25 * 102_600

let server: ShopServer
let browser: Browser

beforeAll(async () => {
  server = await startShopServer()
  browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments })
})

afterAll(async () => {
  await browser.close()
  await server.remove()
})

it('[SHOP-2] a product page stays within its budget of JavaScript', async () => {
  const weights = await weighScripts(browser, `${server.origin}/product/tivra`)
  const total = weights.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  expect(weights.length).toBeGreaterThan(3)
  expect(total).toBeLessThanOrEqual(budget)
})
