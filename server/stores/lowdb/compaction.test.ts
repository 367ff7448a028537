import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { conformanceSchema, idsOf, orderOf, putOrders } from '../conformance/schema.ts'
import { faultyDisk, type DiskCall } from './fixtures/faulty-disk.ts'
import { namesIn, storedIds } from './fixtures/folders.ts'
import { openLowdbStore } from './open.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'
import { testLog, type LogEntry } from './fixtures/test-log.ts'

const schema = conformanceSchema
const compactAfterBytes = 20_000

const snapshotsIn = (entries: readonly LogEntry[]): number =>
  entries.filter(entry => entry.message === 'A new snapshot was written').length

async function allOrders(directory: string): Promise<unknown> {
  const store = await openLowdbStore({ directory, schema })
  const orders = await store.list('orders')
  await store.close()
  return orders
}

describe('Compaction', () => {
  it('keeps the state exactly while writes go on, over several snapshots', async () => {
    const directory = await temporaryDirectory()
    const { log, entries } = testLog()
    const store = await openLowdbStore({ directory, schema, log, compactAfterBytes })
    let round = 0
    for (; snapshotsIn(entries) < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, writer) =>
          store.transaction(async tx => {
            const id = `order-${(round * 7 + writer * 13) % 300}`
            if ((round + writer) % 5 === 0) await tx.delete('orders', id)
            else await tx.put('orders', orderOf(id, { totalPaise: round }))
          }),
        ),
      )
    }
    const orders = await store.list('orders')
    await store.close()

    expect(orders.length).toBeGreaterThan(50)
    expect(await allOrders(directory)).toEqual(orders)
  })

  it('keeps the newest two snapshots and the journals since the older one', async () => {
    const directory = await temporaryDirectory()
    const { log, entries } = testLog()
    const store = await openLowdbStore({ directory, schema, log, compactAfterBytes })
    const written = []
    for (let index = 0; snapshotsIn(entries) < 3; index += 1) {
      await putOrders(store, orderOf(`order-${index}`))
      if (snapshotsIn(entries) === written.length) continue
      written.push([...(await namesIn(directory, 'snapshot-')), ...(await namesIn(directory, 'journal-'))])
    }
    await store.close()
    expect(written).toEqual([
      ['snapshot-000002.jsonl', 'journal-000001.jsonl', 'journal-000002.jsonl'],
      ['snapshot-000002.jsonl', 'snapshot-000003.jsonl', 'journal-000002.jsonl', 'journal-000003.jsonl'],
      ['snapshot-000003.jsonl', 'snapshot-000004.jsonl', 'journal-000003.jsonl', 'journal-000004.jsonl'],
    ])
  })

  it('writes the first snapshot early: until then the journal is the only copy', async () => {
    const directory = await temporaryDirectory()
    const { log, entries } = testLog()
    const store = await openLowdbStore({ directory, schema, log })
    let orders = 0
    for (; snapshotsIn(entries) < 1; orders += 1) await putOrders(store, orderOf(`order-${orders}`))
    await store.close()
    const bytes = (await stat(join(directory, 'journal-000001.jsonl'))).size
    expect(bytes).toBeLessThan(128 * 1024)
  })

  it('makes each new name durable before it relies on it', async () => {
    const directory = await temporaryDirectory()
    const { log, entries } = testLog()
    const disk = faultyDisk()
    const store = await openLowdbStore({
      directory,
      schema,
      log,
      compactAfterBytes,
      fileSystem: disk.fileSystem,
    })
    for (let index = 0; snapshotsIn(entries) < 2; index += 1)
      await putOrders(store, orderOf(`order-${index}`))
    await store.close()

    const isOfWrites = ({ file, operation }: DiskCall): boolean =>
      /^(journal|acknowledged)/.test(file) && ['write', 'datasync'].includes(operation)
    const order = disk.calls
      .filter(call => !isOfWrites(call))
      .map(call => `${call.operation} ${call.file}`.trim())
    const begun = order.indexOf('create journal-000003.jsonl')
    expect(order.slice(begun, begun + 2)).toEqual(['create journal-000003.jsonl', 'syncDirectory'])
    expect(order.slice(-4)).toEqual([
      'datasync snapshot-000003.jsonl.new',
      'rename snapshot-000003.jsonl',
      'syncDirectory',
      'remove journal-000001.jsonl',
    ])
  })

  it.each(['create', 'write', 'datasync', 'rename', 'remove', 'syncDirectory'] as const)(
    'can fail at a %s: a start finds the same state',
    async operation => {
      const directory = await temporaryDirectory()
      const { log, entries } = testLog()
      const disk = faultyDisk()
      const options = { directory, schema, log, compactAfterBytes, fileSystem: disk.fileSystem }
      const store = await openLowdbStore(options)
      const isOfCompaction = ({ file }: DiskCall): boolean =>
        (file !== 'journal-000001.jsonl' || operation === 'remove') && file !== 'acknowledged.jsonl'
      disk.fault = call =>
        call.operation === operation && isOfCompaction(call) ? { code: 'ENOSPC' } : undefined
      let acknowledged = 0
      for (; acknowledged < 400; acknowledged += 1) {
        const outcome = await putOrders(store, orderOf(`order-${acknowledged}`)).catch(
          (error: unknown) => error,
        )
        if (outcome !== undefined) break
      }
      await vi.waitFor(() => expect(entries.map(entry => entry.level)).toContain('warn'))
      disk.fault = () => undefined
      await putOrders(store, orderOf('order-last'))
      const orders = await store.list('orders')
      await store.close()

      expect(orders.length).toBe(acknowledged + 1)
      expect(await allOrders(directory)).toEqual(orders)
    },
  )

  it('[SRV-7] tells of each snapshot, and of one that the disk did not take', async () => {
    const directory = await temporaryDirectory()
    const disk = faultyDisk()
    const outcomes: string[] = []
    const onCompaction = ({ outcome }: { outcome: string }) => void outcomes.push(outcome)
    const options = { directory, schema, fileSystem: disk.fileSystem, compactAfterBytes, onCompaction }
    const store = await openLowdbStore(options)
    disk.fault = call => (call.file.startsWith('snapshot-') ? { code: 'ENOSPC' } : undefined)
    let orders = 0
    while (outcomes.length < 1) await putOrders(store, orderOf(`order-${(orders += 1)}`))
    disk.fault = () => undefined
    while (outcomes.length < 2) await putOrders(store, orderOf(`order-${(orders += 1)}`))
    await store.close()
    expect(outcomes).toEqual(['failed', 'written'])
  })

  it('gives way when the store closes', async () => {
    const directory = await temporaryDirectory()
    const store = await openLowdbStore({ directory, schema, compactAfterBytes: 2_000_000 })
    const ids = Array.from({ length: 12_000 }, (_, index) => `order-${String(index).padStart(5, '0')}`)
    await putOrders(store, ...ids.map(id => orderOf(id)))
    await putOrders(store, orderOf('order-99999'))
    await store.close()

    expect(await namesIn(directory, 'journal-')).toEqual(['journal-000001.jsonl', 'journal-000002.jsonl'])
    expect(await namesIn(directory, 'snapshot-')).toEqual([])
    const reopened = await openLowdbStore({ directory, schema })
    expect(idsOf(await reopened.list('orders'))).toEqual([...ids, 'order-99999'])
    await reopened.close()
  })

  it('needs no note of what was acknowledged: where it cannot be written, that is said once', async () => {
    const directory = await temporaryDirectory()
    const { log, entries } = testLog()
    const disk = faultyDisk()
    const store = await openLowdbStore({ directory, schema, log, fileSystem: disk.fileSystem })
    disk.fault = ({ file }) => (file === 'acknowledged.jsonl' ? { code: 'ENOSPC' } : undefined)
    for (const id of ['a', 'b', 'c']) await putOrders(store, orderOf(id))
    await store.close()
    expect(entries.filter(({ level }) => level === 'warn')).toHaveLength(1)
    expect(await storedIds(directory)).toEqual(['a', 'b', 'c'])
  })
})
