import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnvironment } from '../env.ts'
import { listen, type Listening } from '../listen.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'
import { openObservability } from './observability.ts'
import { noTracing } from './tracing.ts'

/** A span as OTLP carries it in JSON. */
interface Span {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
  readonly events: readonly { readonly name: string }[]
}

interface ExportRequest {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

const server = 2
const client = 3
const failed = 2

let received: ExportRequest[]
let receiver: Listening
let shop: TestShop | undefined
beforeEach(async () => {
  received = []
  receiver = await listen(
    (request, response) => {
      void json(request).then(body => {
        received.push(body as ExportRequest)
        const status = request.url === '/v1/traces' ? 200 : 404
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
      })
    },
    { host: '127.0.0.1', port: 0 },
  )
})
afterEach(async () => {
  await shop?.close()
  shop = undefined
  await receiver.stop({ graceMs: 0 })
})

async function openTracedShop(options: Parameters<typeof openTestShop>[0] = {}) {
  const observability = await openObservability(
    parseEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiver.port}/` }),
  )
  const traced = await openTestShop({ ...options, observability })
  shop = traced
  return {
    traced,
    /** Every span so far; the tracing ends with it. */
    spans: async (): Promise<readonly Span[]> => {
      await traced.close()
      shop = undefined
      await observability.tracing.stop()
      return received.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)),
      )
    },
  }
}

describe('a trace', () => {
  it('[SRV-7] goes from the request over the operation to the disk and to the gateway', async () => {
    const { traced, spans } = await openTracedShop()
    const answer = await traced.send('POST', '/api/request-otp', { body: { phoneNumber: '+919876501234' } })
    const line = traced.logLines.find(text => text.includes('"msg":"request"'))
    const all = await spans()
    const request = all.find(span => span.kind === server)
    expect(request?.name).toBe('POST /api/request-otp')
    expect(request?.parentSpanId ?? '').toBe('')
    const operation = all.find(span => span.name === 'requestOtp')
    expect(operation?.parentSpanId).toBe(request?.spanId)
    const ofRequest = all.filter(span => span.traceId === request?.traceId)
    const transaction = ofRequest.find(span => span.name === 'store.transaction')
    expect(transaction?.parentSpanId).toBe(operation?.spanId)
    const gateway = ofRequest.find(span => span.kind === client)
    expect(gateway).toMatchObject({ name: 'send one-time code', parentSpanId: operation?.spanId })
    expect(JSON.parse(line ?? '')).toMatchObject({
      traceId: request?.traceId,
      requestId: answer.headers.get('x-request-id'),
    })
    expect(JSON.stringify(all)).not.toMatch(/9876501234|127\.0\.0\.1/)
  })

  it('marks what nobody foresaw as failed, and a refusal not', async () => {
    const { traced, spans } = await openTracedShop()
    await traced.send('POST', '/api/login', { body: { username: 'meera', password: 'wrong' } })
    Object.assign(traced.dependencies.store, { list: () => Promise.reject(new Error('gone')) })
    await traced.send('GET', '/api/products')
    const all = await spans()
    const statusOf = (name: string) => all.find(span => span.name === name)?.status.code
    expect(statusOf('login') ?? 0).toBe(0)
    expect(statusOf('POST /api/login') ?? 0).toBe(0)
    expect(statusOf('listProducts')).toBe(failed)
    expect(statusOf('GET /api/products')).toBe(failed)
  })

  const proxysTrace = '0af7651916cd43dd8448eb211c80319c'
  const proxysSpan = 'b7ad6b7169203331'
  const traceparent = `00-${proxysTrace}-${proxysSpan}-01`

  it('goes on with that of a trusted proxy', async () => {
    const { traced, spans } = await openTracedShop({ trustedProxies: 1 })
    await traced.send('GET', '/api/categories', { headers: { traceparent } })
    const request = (await spans()).find(span => span.kind === server)
    expect(request).toMatchObject({ traceId: proxysTrace, parentSpanId: proxysSpan })
  })

  it('does not let a stranger choose its id', async () => {
    const { traced, spans } = await openTracedShop()
    await traced.send('GET', '/api/categories', { headers: { traceparent } })
    const request = (await spans()).find(span => span.kind === server)
    expect(request?.traceId).not.toBe(proxysTrace)
  })
})

it('keeps no traces, and loads nothing for them, unless an endpoint is set', async () => {
  expect((await openObservability(parseEnvironment({}))).tracing).toBe(noTracing)
  const disabled = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }
  expect((await openObservability(parseEnvironment(disabled))).tracing).toBe(noTracing)
})
