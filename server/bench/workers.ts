import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { serverFolder } from '../http/folders.ts'
import { startPostgres } from '../stores/postgres/fixtures/postgres-server.ts'
import { median } from './measure.ts'
import { askInTurn, type Kind, type Target } from './overload-load.ts'

/*
 * `npm run bench -- workers [--quick]`: how many pages and calls a second the built shop serves on PostgreSQL with 1, 2
 * and 4 processes, by turns. The load and the database take their part of the same processors. Needs `npm run build`.
 */

const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 1 : 3
const durationMs = isQuick ? 3000 : 6000
const clients = 16
const kinds = ['page', 'call'] as const

const postgres = await startPostgres()
const folder = await mkdtemp(path.join(tmpdir(), 'shruti-workers-bench-'))
const url = await postgres.newDatabase()

async function withShop<T>(workers: number, work: (target: Target) => Promise<T>): Promise<T> {
  const child = fork(path.join(serverFolder, 'dist/main.js'), {
    // Its proxy is the load, which gives each request an address of its own.
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      DATABASE_URL: url,
      WORKERS: String(workers),
      PORT: '0',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  try {
    return await work({ origin, port: Number(new URL(origin).port), productId: 'prd_komal' })
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

async function rate(target: Target, kind: Kind): Promise<number> {
  await askInTurn(target, kind, { clients, durationMs: durationMs / 4 })
  const { attempts, tookMs } = await askInTurn(target, kind, { clients, durationMs })
  return (attempts.filter(({ status }) => status >= 200 && status < 300).length / tookMs) * 1000
}

try {
  console.log(
    `Served a second, median of ${rounds} rounds of ${durationMs / 1000} s, ${clients} clients, ${availableParallelism()} processors; Node ${process.version}\n`,
  )
  const counts = [1, 2, 4]
  const rates = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const workers of counts) {
      await withShop(workers, async target => {
        for (const kind of kinds) {
          const key = `${kind} ${workers}`
          rates.set(key, [...(rates.get(key) ?? []), await rate(target, kind)])
        }
      })
    }
  }
  console.log(
    `${'processes'.padEnd(12)}${kinds.map(kind => `${kind}s`.padStart(10) + '× of one'.padStart(10)).join('')}`,
  )
  for (const workers of counts) {
    const columns = kinds.map(kind => {
      const own = median(rates.get(`${kind} ${workers}`) ?? [])
      const ofOne = own / median(rates.get(`${kind} 1`) ?? [])
      return own.toFixed(0).padStart(10) + ofOne.toFixed(2).padStart(10)
    })
    console.log(`${String(workers).padEnd(12)}${columns.join('')}`)
  }
} finally {
  await postgres.remove()
  await rm(folder, { recursive: true, force: true })
}
