import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../../domain/ports/store.ts'
import {
  conformanceSchema,
  idsOf,
  orderOf,
  putOrders,
  type ConformanceSchema,
} from '../conformance/schema.ts'
import type { LowStore } from '../low-store.ts'
import { faultyDisk, type DiskCall, type Fault, type FaultyDisk } from './fixtures/faulty-disk.ts'
import { openLowdbStore } from './open.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'

const schema = conformanceSchema
const isJournal = (call: DiskCall): boolean => call.file.startsWith('journal-')

/** Fails the calls of one operation on journals from now on. */
function failing(operation: DiskCall['operation'], fault: Fault): FaultyDisk['fault'] {
  return call => (call.operation === operation && isJournal(call) ? fault : undefined)
}

/** Takes only part of a write, then has no space left. */
function fullAfter(takesBytes: number): FaultyDisk['fault'] {
  let writes = 0
  return call => {
    if (call.operation !== 'write' || !isJournal(call)) return undefined
    writes += 1
    return writes === 1 ? { takesBytes } : { code: 'ENOSPC' }
  }
}

async function storeOnFaultyDisk(): Promise<{
  directory: string
  disk: FaultyDisk
  store: LowStore<ConformanceSchema>
}> {
  const directory = await temporaryDirectory()
  const disk = faultyDisk()
  const store = await openLowdbStore({ directory, schema, fileSystem: disk.fileSystem })
  await putOrders(store, orderOf('a'))
  return { directory, disk, store }
}

async function idsAfterRestart(directory: string, store: LowStore<ConformanceSchema>): Promise<string[]> {
  await store.close()
  const reopened = await openLowdbStore({ directory, schema })
  const ids = idsOf(await reopened.list('orders'))
  await reopened.close()
  return ids
}

describe('The lowdb store on a disk that refuses a write', () => {
  const faults: Array<[string, FaultyDisk['fault']]> = [
    ['is full', failing('write', { code: 'ENOSPC' })],
    ['fails', failing('write', { code: 'EIO' })],
    ['takes part of the bytes and is full', fullAfter(30)],
    ['takes all bytes but cannot sync them', failing('datasync', { code: 'EIO' })],
    ['takes no bytes and no error is given', failing('write', { takesBytes: 0 })],
  ]
  it.each(faults)('refuses, changes nothing and recovers by itself: the disk %s', async (_title, fault) => {
    const { directory, disk, store } = await storeOnFaultyDisk()
    const before = await readFile(join(directory, 'journal-000001.jsonl'))

    disk.fault = fault
    await expect(putOrders(store, orderOf('b'))).rejects.toThrow(StoreUnavailable)
    expect(idsOf(await store.list('orders'))).toEqual(['a'])
    expect(await store.count('orders', { where: { status: 'placed' } })).toBe(1)

    disk.fault = () => undefined
    await store.assertWritable()
    const afterProbe = await readFile(join(directory, 'journal-000001.jsonl'))
    expect(afterProbe.subarray(0, before.length)).toEqual(before)
    await putOrders(store, orderOf('c'))
    expect(idsOf(await store.list('orders'))).toEqual(['a', 'c'])
    expect(await idsAfterRestart(directory, store)).toEqual(['a', 'c'])
  })

  it('finishes a write that the disk takes in pieces', async () => {
    const { directory, disk, store } = await storeOnFaultyDisk()
    disk.fault = failing('write', { takesBytes: 7 })
    await putOrders(store, orderOf('b'))
    expect(await idsAfterRestart(directory, store)).toEqual(['a', 'b'])
  })

  it('cuts a partial record off the journal at once', async () => {
    const { directory, disk, store } = await storeOnFaultyDisk()
    const before = await readFile(join(directory, 'journal-000001.jsonl'))
    disk.fault = fullAfter(30)
    await expect(putOrders(store, orderOf('b'))).rejects.toThrow(StoreUnavailable)
    expect(await readFile(join(directory, 'journal-000001.jsonl'))).toEqual(before)
    await store.close()
  })

  it('stays unavailable while it cannot even cut the partial record off, and then recovers', async () => {
    const { directory, disk, store } = await storeOnFaultyDisk()
    const fullWrites = fullAfter(30)
    disk.fault = call => fullWrites(call) ?? failing('truncate', { code: 'EIO' })(call)
    await expect(putOrders(store, orderOf('b'))).rejects.toThrow(StoreUnavailable)

    disk.fault = failing('truncate', { code: 'EIO' })
    await expect(store.assertWritable()).rejects.toThrow(StoreUnavailable)
    await expect(putOrders(store, orderOf('c'))).rejects.toThrow(StoreUnavailable)
    expect(idsOf(await store.list('orders'))).toEqual(['a'])

    disk.fault = () => undefined
    await putOrders(store, orderOf('d'))
    expect(await idsAfterRestart(directory, store)).toEqual(['a', 'd'])
  })

  it('refuses the transactions that built on the refused one, also one that still runs', async () => {
    const { directory, disk, store } = await storeOnFaultyDisk()
    disk.fault = failing('datasync', { code: 'EIO' })
    const first = putOrders(store, orderOf('b'))
    const second = store.transaction(async tx => {
      expect(await tx.get('orders', 'b')).toBeDefined()
      await tx.put('orders', orderOf('c'))
    })
    const third = store.transaction(async tx => {
      expect(idsOf(await tx.list('orders'))).toEqual(['a', 'b', 'c'])
      await first.catch(() => undefined)
      disk.fault = () => undefined
      await tx.put('orders', orderOf('d'))
    })
    const outcomes = await Promise.allSettled([first, second, third])
    expect(outcomes.map(outcome => outcome.status)).toEqual(['rejected', 'rejected', 'rejected'])

    await putOrders(store, orderOf('e'))
    expect(await idsAfterRestart(directory, store)).toEqual(['a', 'e'])
  })

  it('does not acknowledge what was merely read from a write that is then refused', async () => {
    const { disk, store } = await storeOnFaultyDisk()
    disk.fault = failing('datasync', { code: 'EIO' })
    const writing = putOrders(store, orderOf('b'))
    const reading = store.transaction(async tx => tx.get('orders', 'b'))
    await expect(writing).rejects.toThrow(StoreUnavailable)
    await expect(reading).rejects.toThrow(StoreUnavailable)
    await store.close()
  })

  it('gives a unique value free again', async () => {
    const { disk, store } = await storeOnFaultyDisk()
    const register = (id: string): Promise<void> =>
      store.transaction(tx => tx.put('customers', { id, email: 'asha@example.in', phoneNumbers: [] }))
    disk.fault = failing('write', { code: 'ENOSPC' })
    await expect(register('asha')).rejects.toThrow(StoreUnavailable)
    disk.fault = () => undefined
    await register('ravi')
    expect(idsOf(await store.list('customers'))).toEqual(['ravi'])
    await store.close()
  })

  it('starts no store that it could not keep', async () => {
    const directory = await temporaryDirectory()
    const disk = faultyDisk()
    disk.fault = failing('write', { code: 'ENOSPC' })
    await expect(openLowdbStore({ directory, schema, fileSystem: disk.fileSystem })).rejects.toThrow('ENOSPC')
    disk.fault = () => undefined
    await (await openLowdbStore({ directory, schema, fileSystem: disk.fileSystem })).close()
  })
})
