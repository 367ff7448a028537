import { expect, it } from 'vitest'
import { conformanceSchema, orderOf } from '../conformance/schema.ts'
import { PowerCutDisk, type Survival } from './fixtures/power-cut-disk.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'
import { loadStore } from './load.ts'
import { openLowdbStore } from './open.ts'
import { silentLog } from '../store-log.ts'

const schema = conformanceSchema
const survivals: readonly Survival[] = ['synced', 'all', 'lengths']
/** Small, so that cuts meet compactions. */
const compactAfterBytes = 700
const writes = 16

/** A moment at which the power may go: what the disk then holds, and which states of the store would be right. */
interface Cut {
  readonly moment: string
  readonly files: ReadonlyMap<string, Buffer>
  readonly allowed: readonly string[]
}

/** What a start makes of the files, as text. */
async function stateAfterStart(disk: PowerCutDisk): Promise<string> {
  const { data, journal, acknowledged } = await loadStore({
    fileSystem: disk.fileSystem,
    directory: '/',
    schema,
    migrations: [],
    ifMissing: 'create',
    log: silentLog,
  })
  await journal.close()
  await acknowledged.close()
  return stateOf(data['orders']?.keys() ?? [])
}

const stateOf = (ids: Iterable<string>) => [...ids].toSorted().join(' ')

/** Works with a store and looks at the disk at every change of it. */
async function cutsWhileWorking(): Promise<Cut[]> {
  const cuts: Cut[] = []
  const disk = new PowerCutDisk()
  const ids = new Set<string>()
  let acknowledged = ''
  let asked = ''
  disk.onChange = () => {
    for (const survival of survivals) {
      const moment = `${survival}, change ${cuts.length} of the disk, "${acknowledged}" acknowledged`
      cuts.push({ moment, files: disk.afterPowerCut(survival), allowed: [acknowledged, asked] })
    }
  }
  const directory = await temporaryDirectory()
  const store = await openLowdbStore({ directory, schema, compactAfterBytes, fileSystem: disk.fileSystem })
  for (let write = 0; write < writes; write += 1) {
    const id = `order-${write % 7}`
    const isDeletion = write % 5 === 4
    if (isDeletion) ids.delete(id)
    else ids.add(id)
    asked = stateOf(ids)
    await store.transaction(tx =>
      isDeletion ? tx.delete('orders', id) : tx.put('orders', orderOf(id, { totalPaise: write })),
    )
    acknowledged = asked
  }
  await store.close()
  return cuts
}

it('[SRV-3] loses nothing acknowledged by a power cut at any change of the disk, compactions and the making of the store included', async () => {
  const cuts = await cutsWhileWorking()
  expect(cuts.length).toBeGreaterThan(200)
  expect(
    cuts.flatMap(({ files }) => [...files.keys()]).some(name => name.startsWith('snapshot-000003')),
  ).toBe(true)
  for (const { moment, files, allowed } of cuts) {
    const state = await stateAfterStart(new PowerCutDisk(files)).catch(String)
    expect(allowed, `cut: ${moment}`).toContain(state)
  }
}, 60_000)

it('[SRV-3] loses nothing by a second power cut, while it starts after the first', async () => {
  const cuts = await cutsWhileWorking()
  // Every start changes the disk a few times: a sample of the first cuts is enough.
  for (const { moment, files, allowed } of cuts.filter((_cut, index) => index % 17 === 0)) {
    const disk = new PowerCutDisk(files)
    const found: Array<ReadonlyMap<string, Buffer>> = []
    disk.onChange = () => found.push(...survivals.map(survival => disk.afterPowerCut(survival)))
    await stateAfterStart(disk)
    for (const again of found) {
      expect(allowed, `cut: ${moment}`).toContain(
        await stateAfterStart(new PowerCutDisk(again)).catch(String),
      )
    }
  }
}, 60_000)
