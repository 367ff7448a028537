import { afterEach, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

const render = async () => ({ status: 200, headers: {}, html: 'page' })

async function readiness() {
  const answer = await shop.send('GET', '/readyz')
  return { status: answer.status, body: (await answer.json()) as unknown }
}

it('is alive as long as it answers', async () => {
  shop = await openTestShop()
  const answer = await shop.send('GET', '/healthz')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('is ready with a store, a disk with room and pages to render', async () => {
  shop = await openTestShop({ render })
  expect(await readiness()).toEqual({
    status: 200,
    body: { status: 'ok', checks: { store: true, disk: true, rendering: true, running: true } },
  })
})

it('is not ready without pages, nor once the store is closed', async () => {
  shop = await openTestShop()
  expect(await readiness()).toMatchObject({ status: 503, body: { checks: { rendering: false } } })
  await shop.close()

  shop = await openTestShop({ render })
  await shop.dependencies.store.close()
  expect(await readiness()).toMatchObject({ status: 503, body: { checks: { store: false, disk: true } } })
})
