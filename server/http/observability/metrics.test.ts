import { afterEach, expect, it } from 'vitest'
import { parseEnvironment } from '../env.ts'
import { openTestShop, signInByCode, unlimited, type TestShop } from '../test-shop.ts'
import { openObservability } from './observability.ts'
import { measureFiles, measureRecords } from './store-metrics.ts'

let shop: TestShop
let close: () => Promise<void> = () => Promise.resolve()
afterEach(async () => {
  await shop.close()
  await close()
})

/** A shop that is measured, with what its metrics' port answers. */
async function openMeasuredShop(options: Parameters<typeof openTestShop>[0] = {}) {
  const observability = await openObservability(parseEnvironment({ METRICS_PORT: '0' }))
  shop = await openTestShop({ ...options, observability })
  const { store, clock } = shop.dependencies
  measureRecords(observability.metrics, store, clock)
  measureFiles(observability.metrics, shop.dataFolder)
  const server = await observability.serveMetrics(shop.dependencies.log)
  if (!server) throw new Error('Nothing listens')
  close = () => server.stop({ graceMs: 0 })
  const address = `http://127.0.0.1:${server.port}`
  return {
    address,
    /** The lines of the metrics whose names begin so. */
    lines: async (start: string): Promise<string[]> => {
      const text = await (await fetch(`${address}/metrics`)).text()
      return text.split('\n').filter(line => line.startsWith(start))
    },
  }
}

const counts = (lines: readonly string[]) => lines.filter(line => line.includes('_count{'))

it('[SRV-7] counts requests by route and status, however many addresses a stranger makes up', async () => {
  const { lines } = await openMeasuredShop()
  await shop.send('GET', '/api/products/one')
  await shop.send('GET', '/api/products/two?x=1')
  await shop.send('GET', '/api/orders')
  for (const path of ['/a', '/b', '/wp-login.php', '/api/nothing', '/api/else']) await shop.send('GET', path)
  await shop.send('PROPFIND', '/a')
  expect(counts(await lines('http_request_duration_seconds'))).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/api/products/{idOrSlug}",status="404"} 2',
    'http_request_duration_seconds_count{method="GET",route="/api/orders",status="401"} 1',
    'http_request_duration_seconds_count{method="GET",route="other",status="404"} 3',
    'http_request_duration_seconds_count{method="GET",route="/api/*",status="404"} 2',
    'http_request_duration_seconds_count{method="other",route="other",status="404"} 1',
  ])
})

it('counts pages by their pattern, and how long they took to render', async () => {
  const { lines } = await openMeasuredShop({
    render: async (_request, { matched }) => {
      matched('/product/:slug')
      return { status: 200, headers: {}, html: '<p>A product</p>' }
    },
  })
  await shop.send('GET', '/product/taan')
  await shop.send('GET', '/product/nada')
  expect(counts(await lines('shruti_page_render_duration_seconds'))).toEqual([
    'shruti_page_render_duration_seconds_count{route="/product/:slug"} 2',
  ])
  expect(counts(await lines('http_request_duration_seconds'))).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/product/:slug",status="200"} 2',
  ])
})

it('tells how operations end, what the gateway does and how many sign-ins fail', async () => {
  let isGatewayUp = true
  const { lines } = await openMeasuredShop({
    otpSender: {
      send: () => (isGatewayUp ? Promise.resolve() : Promise.reject(new Error('gateway down'))),
      sendNotice: () => Promise.resolve(),
    },
  })
  await signInByCode(shop, '+919876501234')
  isGatewayUp = false
  await shop.send('POST', '/api/request-otp', { body: { phoneNumber: '+919876501299' } })
  await shop.send('POST', '/api/login', { body: { username: 'meera', password: 'wrong' } })
  expect(counts(await lines('shruti_operation_duration_seconds'))).toEqual([
    'shruti_operation_duration_seconds_count{operation="requestOtp",outcome="ok"} 1',
    'shruti_operation_duration_seconds_count{operation="verifyOtp",outcome="ok"} 1',
    'shruti_operation_duration_seconds_count{operation="requestOtp",outcome="session_error"} 1',
    'shruti_operation_duration_seconds_count{operation="login",outcome="invalid_credentials"} 1',
  ])
  expect(counts(await lines('shruti_message_duration_seconds'))).toEqual([
    'shruti_message_duration_seconds_count{channel="sms",outcome="sent"} 1',
    'shruti_message_duration_seconds_count{channel="sms",outcome="failed"} 1',
  ])
  expect(await lines('shruti_message_budget{')).toEqual([
    'shruti_message_budget{figure="sent"} 1',
    'shruti_message_budget{figure="limit"} 5000',
  ])
  const events = await lines('shruti_security_events_total')
  expect(events).toContain('shruti_security_events_total{event="authn_login_fail"} 1')
  expect(events).toContain('shruti_security_events_total{event="authz_fail"} 0')
})

it('tells what the store holds, and what waits', async () => {
  const { lines } = await openMeasuredShop()
  await signInByCode(shop, '+919876501234')
  expect(await lines('shruti_store_records')).toContain('shruti_store_records{collection="users"} 1')
  expect(await lines('shruti_orders')).toContain('shruti_orders{status="placed"} 0')
  expect(await lines('shruti_order_payments')).toContain('shruti_order_payments{status="paid"} 0')
  expect(await lines('shruti_hashing_tasks')).toEqual([
    'shruti_hashing_tasks{state="running"} 0',
    'shruti_hashing_tasks{state="waiting"} 0',
  ])
  expect(await lines('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1)
  expect(await lines('nodejs_heap_size_used_bytes')).toHaveLength(1)
  expect(counts(await lines('shruti_store_transaction_duration_seconds'))).toEqual([
    expect.stringMatching(/outcome="stored"\} \d+$/),
  ])
})

it('tells which limit refuses how many', async () => {
  const { lines } = await openMeasuredShop({
    rateLimits: { ...unlimited, signIn: { requests: 1, windowSeconds: 60 } },
  })
  const body = { username: 'meera', password: 'wrong' }
  for (let tries = 0; tries < 3; tries += 1) await shop.send('POST', '/api/login', { body })
  expect(await lines('shruti_rate_limit_refusals_total')).toEqual([
    'shruti_rate_limit_refusals_total{limit="signIn"} 2',
  ])
})

it('is served on a port of its own and never on the public one', async () => {
  const { address } = await openMeasuredShop()
  expect((await shop.send('GET', '/metrics')).status).toBe(404)
  expect((await fetch(`${address}/`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
})
