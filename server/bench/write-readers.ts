import { rest } from './measure.ts'
import { connectionsFor, Shopper } from './shoppers.ts'

/*
 * The readers of the bench of writing, as a process of its own, so that nobody else's work shows in what they wait: the arguments
 * are the server's port, for how many milliseconds they read, and the paths. Says how long each answer took.
 */

const readers = 4
/** They look at what they got before they ask for more, or they would keep the server busy by themselves. */
const pauseMs = 20

const [port, durationMs, ...paths] = process.argv.slice(2)
const agent = connectionsFor(readers)
const times: number[] = []

async function read(first: number, isMeasured: () => boolean, until: number): Promise<void> {
  const reader = new Shopper(Number(port), agent)
  for (let number = first; performance.now() < until; number += 1) {
    const { ms } = await reader.must(paths[number % paths.length] ?? '/')
    if (isMeasured()) times.push(ms)
    await rest(pauseMs)
  }
}

const startedAt = performance.now()
/** This process is slow at first itself. */
const warmUpMs = 500
await Promise.all(
  Array.from({ length: readers }, (_, reader) =>
    read(reader, () => performance.now() - startedAt > warmUpMs, startedAt + warmUpMs + Number(durationMs)),
  ),
)
agent.destroy()
process.send?.({ times }, () => process.exit(0))
