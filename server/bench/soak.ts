import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillFolder, memoryOf, startProbedShop, type Memory } from './built-shop.ts'
import { rest } from './measure.ts'
import { connectionsFor, Overloaded, Shopper } from './shoppers.ts'
import { buy, soakPassword, visits, type SoakShop } from './soak-visits.ts'

/*
 * `npm run bench -- soak [--minutes N]`: an hour, or N minutes, of visits of all kinds at the built shop, and what memory it uses
 * after a forced collection: at the start, twelve times on the way, and how much faster than its records it grew. Ends by
 * itself. Not part of a run of all benches. Needs `npm run build`.
 */

const given = process.argv.indexOf('--minutes')
const minutes = given === -1 ? 60 : Number(process.argv[given + 1])
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0')
const looks = 12
const atOnce = 4
/** A shopper reads what came before the next visit: the server shall be busy, not overloaded. */
const pauseMs = 20
/** Who is refused comes back so much later. */
const refusedPauseMs = 1000
/** These grow the shop, and are few enough that what they take (some 6 kB each) is none of a leak's size. */
const orders = 240
const guests = 100
const customers = 20
/** Until caches are full and code is compiled, memory grows and shall. */
const warmUpShare = 1 / 4

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-soak-'))
const agent = connectionsFor(atOnce + 1)

function print(minute: number, served: number, { heap, external, resident }: Memory): void {
  const columns = [
    minute.toFixed(1),
    String(served),
    ...[heap, external, resident].map(mib => mib.toFixed(1)),
  ]
  console.log(columns.map(column => column.padStart(12)).join(''))
}

/** The slope of the line through the points that lies nearest to all of them, in MiB a minute. */
function slopeOf(points: readonly (readonly [minute: number, mib: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const above = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return above / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}

const filled = await fillFolder(folder, { orders: 1000, buyers: orders })
const server = await startProbedShop(folder)
try {
  const { port } = server
  const newcomers = (count: number) => Array.from({ length: count }, () => new Shopper(port, agent))
  const shop: SoakShop = {
    ...filled,
    port,
    agent,
    owner: new Shopper(port, agent, filled.ownerCookies),
    guests: newcomers(guests),
    customers: newcomers(customers).map((shopper, number) => ({
      shopper,
      username: `bench.customer.${number}`,
    })),
  }
  console.log(`Node ${process.version}, ${minutes} minutes, ${atOnce} visitors at once; MiB\n`)
  const columns = ['minute', 'visits', 'heap', 'external', 'resident']
  console.log(columns.map(column => column.padStart(12)).join(''))
  await rest(2000)
  print(0, 0, await memoryOf(server))
  for (const { shopper, username } of shop.customers) {
    await shopper.must('/api/register', {
      method: 'POST',
      body: { username, email: `${username}@example.in`, password: soakPassword },
    })
  }

  const startedAt = performance.now()
  const minutesPassed = () => (performance.now() - startedAt) / 60_000
  let begun = 0
  let served = 0
  let ordered = 0
  let refused = 0
  const visit = async () => {
    const number = (begun += 1)
    const buyer = shop.buyers[ordered]
    if (buyer && ordered / orders < minutesPassed() / minutes) {
      ordered += 1
      await buy(shop, buyer, ordered)
    }
    // Each kind sees each number of its own.
    await visits[number % visits.length]?.(shop, Math.floor(number / visits.length))
    served += 1
    await rest(pauseMs)
  }
  const visitor = async () => {
    while (minutesPassed() < minutes) {
      try {
        await visit()
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error
        refused += 1
        await rest(refusedPauseMs)
      }
    }
  }
  const points: (readonly [minute: number, memory: Memory])[] = []
  const watch = async () => {
    for (let look = 1; look <= looks; look += 1) {
      await rest((look * minutes * 60_000) / looks - (performance.now() - startedAt))
      const memory = await memoryOf(server)
      points.push([minutesPassed(), memory])
      print(minutesPassed(), served, memory)
    }
  }
  await Promise.all([watch(), ...Array.from({ length: atOnce }, visitor)])

  const warm = points.filter(([minute]) => minute > minutes * warmUpShare)
  for (const what of ['heap', 'resident'] as const) {
    const slope = slopeOf(warm.map(([minute, memory]) => [minute, memory[what]]))
    console.log(
      `\n${what}: ${slope >= 0 ? '+' : ''}${(slope * 60).toFixed(1)} MiB an hour after the first quarter`,
    )
  }
  console.log(`\n${ordered} orders were placed meanwhile, which stay; ${refused} visits were refused.`)
} finally {
  agent.destroy()
  server.child.kill('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
