import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../../domain/ports/store.ts'
import { DutyLock } from './duty-lock.ts'
import { stockSchema } from './fixtures/buyer.ts'
import { startNetwork, type Network } from './fixtures/network.ts'
import { startPostgres, type PostgresServer } from './fixtures/postgres-server.ts'
import { openPostgresStore } from './open.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: PostgresServer
let network: Network
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())
beforeEach(async () => {
  network = await startNetwork(server)
  return () => network.close()
})

it('[SRV-2] a store says that the database is away when the network swallows everything, and closes', async () => {
  const timeouts = { connectMs: 300, statementMs: 300, lockMs: 300, idleTransactionMs: 300 }
  const url = network.through(server.url)
  const store = await openPostgresStore({ url, schema: stockSchema, timeouts })
  await store.transaction(tx => tx.put('stock', { id: 'piece', left: 1 }))
  await store.get('stock', 'piece')
  network.fallSilent()
  await expect(store.get('stock', 'piece')).rejects.toThrow(StoreUnavailable)
  await expect(store.transaction(tx => tx.put('stock', { id: 'piece', left: 0 }))).rejects.toThrow(
    StoreUnavailable,
  )
  await store.close()
})

it('[SRV-2] the duties are lost when the network swallows everything, and the process can end', async () => {
  const lock = new DutyLock({ url: network.through(server.url), timeoutMs: 300 })
  const held = await lock.hold()
  network.fallSilent()
  expect(await lock.hold()).toBeUndefined()
  expect(held?.aborted).toBe(true)
  await lock.close()

  const idle = await startNetwork(server)
  const ending = new DutyLock({ url: idle.through(server.url) })
  await ending.hold()
  idle.fallSilent()
  await ending.close()
  idle.close()
})
