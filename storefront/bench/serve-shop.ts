import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>(resolve => server.close(() => resolve()))
  return port
}

/** A built shop with demo data of its own, in test mode. */
export interface ServedShop {
  /** "http://localhost:41234". */
  readonly origin: string
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** @throws Error when there is no build, or the shop does not start within 30 s */
export async function serveShop(): Promise<ServedShop> {
  const main = join(root, 'server/dist/main.js')
  if (!existsSync(main)) throw new Error('There is no build to measure: run `npm run build` first.')
  const port = await freePort()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shruti-bench-'))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      TEST_MODE: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = performance.now() + 30_000
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (ready) break
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('The shop did not start')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await new Promise(resolve => child.once('exit', resolve))
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
