import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))

/** How long a server may take to say where it listens, in milliseconds. */
const startLimitMs = 30_000

export const administratorPassword = 'ektara-tanpura-42'

const testModeVariables = { TEST_MODE: '1' }

/** The built server as a process of its own, on a data folder that outlives it. */
export interface ShopServer {
  /** "http://localhost:41234": the same after each start. */
  readonly origin: string
  /** Ends it as a power cut would, without a chance to save anything. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

/**
 * Starts a shop with the catalogue alone, in test mode, so that the page is told the one-time code.
 * @param variables of its environment, in place of those of test mode
 */
export async function startShopServer(
  variables: Readonly<Record<string, string>> = testModeVariables,
): Promise<ShopServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shruti-e2e-'))
  let { child, origin } = await launch(dataFolder, '0', variables)
  const { port } = new URL(origin)
  return {
    origin,
    kill: () => end(child, 'SIGKILL'),
    async start() {
      ;({ child, origin } = await launch(dataFolder, port, variables))
    },
    async remove() {
      await end(child, 'SIGTERM')
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

async function launch(
  dataFolder: string,
  port: string,
  variables: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(main, {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataFolder,
      ...variables,
      ADMIN_PASSWORD: administratorPassword,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output: string[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${output.join('')}`))
    const limit = setTimeout(() => {
      child.kill('SIGKILL')
      fail('did not start in time')
    }, startLimitMs)
    child.once('exit', code => fail(`ended with exit code ${code}`))
    child.once('message', message => {
      clearTimeout(limit)
      resolve(originOf(message))
    })
  })
  child.removeAllListeners('exit')
  return { child, origin }
}

function originOf(message: unknown): string {
  if (typeof message === 'object' && message !== null && 'origin' in message) return String(message.origin)
  throw new Error('The server said something else than its origin')
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
