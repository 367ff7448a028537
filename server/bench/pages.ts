import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serverFolder } from '../http/folders.ts'
import { median, milliseconds, rest, timed } from './measure.ts'

/*
 * `npm run bench -- pages [--quick]`: requests a second of public pages that the built shop keeps, beside the same bytes from
 * Express's static middleware, by turns; and how long a page takes that nobody has asked for before. Load and server take
 * their part of the same processors. Needs `npm run build`.
 */

const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 1 : 5
const durationMs = isQuick ? 1000 : 3000
const clients = 8
const firstRenders = isQuick ? 10 : 40
/** After a page was asked for again, it is compressed once more, as small as can be. */
const compressingMs = 3000
const pages = { home: '/', product: '/product/tivra', listing: '/shop' }

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-pages-bench-'))
const agent = new Agent({ keepAlive: true, maxSockets: clients })

interface Server {
  readonly child: ChildProcess
  readonly port: number
}

async function start(
  file: string,
  options: { env?: NodeJS.ProcessEnv; args?: string[]; execArgv?: string[] },
): Promise<Server> {
  const { env, args = [], execArgv = [] } = options
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = fork(file, args, { env, execArgv, stdio: [...stdio] })
  const [message] = (await once(child, 'message')) as [{ origin?: string; port?: number }]
  return { child, port: message.port ?? Number(new URL(message.origin ?? '').port) }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

let asked = 0

/** Each request comes from another address, as a proxy reports it: limits by address are not what is measured. */
function ask(port: number, target: string): Promise<Buffer> {
  asked += 1
  const address = [10, (asked >> 16) & 255, (asked >> 8) & 255, asked & 255].join('.')
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': address }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, agent, headers }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts))
        else reject(new Error(`${target} was answered with ${answer.statusCode}`))
      })
    })
    sent.on('error', reject).end()
  })
}

/** Milliseconds of processor time that a process has used; NaN where the system does not say. */
function processorMs({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return NaN
  // The name of the program, in brackets, may hold spaces. Linux counts hundredths of a second.
  const [, ...fields] = readFileSync(file, 'utf8').split(') ')
  const [user, system] = fields.join().split(' ').slice(11, 13).map(Number)
  return ((user ?? NaN) + (system ?? NaN)) * 10
}

interface Rate {
  readonly perSecond: number
  /** Of the server: it holds on a machine that others use too. */
  readonly processorMsEach: number
}

async function rate({ port, child }: Server, target: string): Promise<Rate> {
  const startedAt = performance.now()
  const processorBefore = processorMs(child)
  let answered = 0
  const client = async () => {
    while (performance.now() - startedAt < durationMs) {
      await ask(port, target)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return {
    perSecond: (answered / (performance.now() - startedAt)) * 1000,
    processorMsEach: (processorMs(child) - processorBefore) / answered,
  }
}

const shop = await start(path.join(serverFolder, 'dist/main.js'), {
  env: {
    PATH: process.env['PATH'],
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  },
})
try {
  console.log(
    `Node ${process.version}, ${rounds} rounds of ${durationMs / 1000} s by turns, ${clients} clients\n`,
  )
  for (const target of Object.values(pages))
    for (let time = 0; time < 20; time += 1) await ask(shop.port, target)
  for (const [name, target] of Object.entries(pages)) {
    const times: number[] = []
    const processorBefore = processorMs(shop.child)
    for (let time = 0; time < firstRenders; time += 1) {
      times.push(await timed(() => ask(shop.port, `${target}?first=${time}`)))
    }
    const processorMsEach = (processorMs(shop.child) - processorBefore) / firstRenders
    console.log(
      `${name.padEnd(10)} first render ${milliseconds(median(times))}, of it processor time ${milliseconds(processorMsEach)}, compression included`,
    )
  }
  await rest(compressingMs)
  await mkdir(path.join(folder, 'site'))
  for (const [name, target] of Object.entries(pages)) {
    await writeFile(path.join(folder, 'site', name), await ask(shop.port, target))
  }
  const site = await start(path.join(import.meta.dirname, 'static-site.ts'), {
    args: [path.join(folder, 'site')],
    execArgv: ['--import', 'tsx'],
  })
  for (const [name, target] of Object.entries(pages)) {
    const ours: Rate[] = []
    const files: Rate[] = []
    for (let round = 0; round < rounds; round += 1) {
      files.push(await rate(site, `/${name}`))
      ours.push(await rate(shop, target))
    }
    const of = (rates: readonly Rate[], what: keyof Rate) => median(rates.map(each => each[what]))
    const [kept, file] = [of(ours, 'perSecond'), of(files, 'perSecond')]
    const [keptMs, fileMs] = [of(ours, 'processorMsEach'), of(files, 'processorMsEach')]
    const bytes = (await ask(shop.port, target)).length
    console.log(
      `${name.padEnd(10)} ${bytes} bytes: kept ${kept.toFixed(0)}/s, express.static ${file.toFixed(0)}/s, ratio ${(kept / file).toFixed(2)} (target 0.5)`,
    )
    console.log(
      `${''.padEnd(10)} processor time each: kept ${milliseconds(keptMs)}, express.static ${milliseconds(fileMs)}, ratio ${(fileMs / keptMs).toFixed(2)}`,
    )
  }
  await stop(site.child)
} finally {
  agent.destroy()
  await stop(shop.child)
  await rm(folder, { recursive: true, force: true })
}
