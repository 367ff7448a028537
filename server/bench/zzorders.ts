import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillFolder } from './built-shop.ts'
import { processorMs, start, stop } from './http-load.ts'
import { connectionsFor, jsonOf, Shopper } from './shoppers.ts'
import { servedWith } from '../scripts/served-with.ts'
const folder = await mkdtemp(path.join(tmpdir(), 'zz-'))
const buyersN = 600
const probe = `
import { Session } from 'node:inspector'
import { writeFileSync } from 'node:fs'
const s = new Session(); s.connect()
process.on('message', m => {
  if (m.zz === 'start') s.post('HeapProfiler.startSampling', { samplingInterval: 2048, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true }, () => process.send({ zz: 1 }))
  if (m.zz === 'stop') s.post('HeapProfiler.stopSampling', (e, r) => { writeFileSync('/tmp/alloc.json', JSON.stringify(r.profile)); process.send({ zz: 2 }) })
  if (m.zz === 'cpu') s.post('Profiler.enable', () => s.post('Profiler.setSamplingInterval', { interval: 200 }, () => s.post('Profiler.start', () => process.send({ zz: 3 }))))
  if (m.zz === 'cpustop') s.post('Profiler.stop', (e, r) => { writeFileSync('/tmp/orders.cpuprofile', JSON.stringify(r.profile)); process.send({ zz: 4 }) })
})`
const filled = await fillFolder(path.join(folder, 'd'), { orders: Number(process.env.ORDERS ?? 1000), buyers: buyersN })
const shop = { ...(await start('server/dist/main.js', { env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'd'), PORT: '0', TRUST_PROXY: '1', LOG_LEVEL: 'info' }, execArgv: [...servedWith(), '--import', `data:text/javascript,${encodeURIComponent(probe)}`] })), ...filled }
const agent = connectionsFor(8)
const shoppers = filled.buyers.map(({ cookies }) => new Shopper(shop.port, agent, cookies))
const quotes: string[] = []
async function each(from: number, to: number, ask: (i: number) => Promise<unknown>) { let n = from; await Promise.all(Array.from({ length: 8 }, async () => { while (n < to) { const i = n++; await ask(i) } })) }
await each(0, buyersN, i => { const { productId, variantIndex } = shop.choices[i % shop.choices.length] ?? {}; return shoppers[i]!.must('/api/cart', { method: 'POST', body: { productId, variantIndex } }) })
await each(0, buyersN, async i => { const a = await shoppers[i]!.must('/api/checkout/quote', { method: 'POST', body: { addressId: filled.buyers[i]!.addressId, shippingMethod: 'standard', paymentMethod: 'cod' } }); quotes[i] = ((await jsonOf(a)) as any).quoteId })
const order = (i: number) => shoppers[i]!.must('/api/orders', { method: 'POST', headers: { 'idempotency-key': `order of ${filled.buyers[i]!.addressId}` }, body: { quoteId: quotes[i], addressId: filled.buyers[i]!.addressId, paymentMethod: 'cod', acceptTerms: true } })
await each(0, 200, order)
const tell = async (zz: string) => { const said = once(shop.child, 'message'); shop.child.send({ zz }); await said }
await tell('start'); await each(200, 400, order); await tell('stop')
await tell('cpu'); let b = processorMs(shop.child); await each(400, 600, order); console.log('cpu each', (processorMs(shop.child) - b) / 200); await tell('cpustop')
await stop(shop.child); agent.destroy(); await rm(folder, { recursive: true })
