import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type PostgresServer } from '@shruti/server/postgres-server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { freePort, startProxy, type Proxy } from './support/proxy.ts'
import { closeBrowser, openShopper, type Shopper } from './support/shopper.ts'
import { startShopServer, type ShopServer } from './support/shop-server.ts'
import {
  addToCart,
  fillInAddress,
  openProductFromTheHomePage,
  placeCashOrder,
  signInAsAdministrator,
  signInByPhone,
} from './support/steps.ts'

let postgres: PostgresServer
let proxy: Proxy
let uploads: string
const servers: ShopServer[] = []
const shoppers: Shopper[] = []

beforeAll(async () => {
  ;[postgres, proxy] = await Promise.all([startPostgres(), startProxy()])
  uploads = mkdtempSync(join(tmpdir(), 'shruti-e2e-pictures-'))
  const variables = {
    TEST_MODE: '1',
    DATABASE_URL: await postgres.newDatabase(),
    UPLOADS_DIR: uploads,
    PUBLIC_ORIGIN: proxy.origin,
    SESSION_KEYS: 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g',
    HASH_KEY: 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa',
  }
  const ports = [await freePort(), await freePort()]
  for (const port of ports) servers.push(await startShopServer({ ...variables, PORT: String(port) }))
  proxy.sendTo(ports)
})
afterEach(async () => {
  await Promise.all(shoppers.splice(0).map(shopper => shopper.leave()))
})
afterAll(async () => {
  await closeBrowser()
  await Promise.all(servers.map(server => server.remove()))
  proxy.close()
  await postgres.remove()
  rmSync(uploads, { recursive: true, force: true })
})

async function visit(width: 'desktop' | 'phone') {
  const shopper = await openShopper(proxy.origin, { width })
  shoppers.push(shopper)
  return shopper.page
}

it('[SRV-2][CHK-1] an order is placed though one of two servers is killed in the middle of the checkout', async () => {
  const page = await visit('phone')
  const [first, second] = servers
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await page.goto('/checkout')
  await signInByPhone(page, '9845644444')
  await page.waitForURL(/\/checkout$/)
  await fillInAddress(page)

  await first?.kill()
  const number = await placeCashOrder(page)

  // What one server took, the other knows, and the shop goes on with either.
  await first?.start()
  await second?.kill()
  await page.goto('/my-orders')
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .waitFor()
  const desk = await visit('desktop')
  await signInAsAdministrator(desk)
  await desk.goto('/admin/orders')
  await desk.getByText(number).first().waitFor()
  await second?.start()
  await page.reload()
  expect(await page.getByRole('link', { name: new RegExp(number) }).count()).toBeGreaterThan(0)
})
