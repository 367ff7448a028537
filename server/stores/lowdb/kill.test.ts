import { expect, it } from 'vitest'
import { createRandom } from '../../seed/random.ts'
import { fixtureArguments, startChild } from './fixtures/child-process.ts'
import { accountIds, openingBalance, transferSchema } from './fixtures/transfer-schema.ts'
import { openLowdbStore } from './open.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'

/** `KILL_ROUNDS=200` runs more; `KILL_SEED` repeats a run's moments. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 20)
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)
const longestLifeMs = 500
const timeoutMs = 10_000 + rounds * 6000

it(
  `[SRV-3] survives ${rounds} × kill -9 during writes: nothing acknowledged is lost, nothing is torn (seed ${seed})`,
  async () => {
    const directory = await temporaryDirectory()
    const random = createRandom(seed)
    const acknowledged = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const child = startChild(
        process.execPath,
        fixtureArguments('transfer-writer.ts', directory, `round-${round}`),
      )
      await child.printed('ready')
      await after(random.next() * longestLifeMs)
      child.process.kill('SIGKILL')
      await child.ended
      for (const line of child.lines) if (line.startsWith('round-')) acknowledged.add(line)
      await expectConsistent(directory, acknowledged)
    }
    expect(acknowledged.size).toBeGreaterThan(rounds)
  },
  timeoutMs,
)

async function expectConsistent(directory: string, acknowledged: ReadonlySet<string>): Promise<void> {
  const store = await openLowdbStore({ directory, schema: transferSchema })
  const transfers = await store.list('transfers')
  const accounts = await store.list('accounts')
  await store.close()

  const stored = new Set(transfers.map(transfer => transfer.id))
  expect([...acknowledged].filter(id => !stored.has(id))).toEqual([])

  const expected = new Map(accountIds.map(id => [id, { id, balance: openingBalance, transfers: 0 }]))
  for (const { from, to, amount } of transfers) {
    for (const [id, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const account = expected.get(id)
      if (account === undefined) throw new Error(`No account ${id}`)
      account.balance += change
      account.transfers += 1
    }
  }
  expect(accounts).toEqual([...expected.values()])
}

/** The moment of a kill is real time: the other process does not share a clock that a test could move. */
function after(durationMs: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, durationMs)
  })
}
