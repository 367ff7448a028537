import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let dataFolder: string
let npm: ChildProcess

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'shruti-npm-'))
})

afterEach(() => {
  // npm leads a group of its own: what a failed test left running ends with it.
  if (npm.pid !== undefined) endGroup(npm.pid)
  rmSync(dataFolder, { recursive: true, force: true })
})

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // Nothing of it runs any more.
  }
}

/** Runs a script of the root as a user does. Resolves with the origin that the server prints. */
async function runScript(script: string): Promise<URL> {
  npm = spawn('npm', ['run', script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  return new Promise((resolve, reject) => {
    npm.stdout?.on('data', chunk => {
      output += String(chunk)
      const origin = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (origin) resolve(new URL(origin))
    })
    npm.once('close', () => reject(new Error(`npm run ${script} ended:\n${output}`)))
  })
}

/** Whether something listens on a port. */
function isOpen({ port }: URL): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

const locks = () => readdirSync(join(dataFolder, 'store')).filter(name => name.startsWith('lock-'))

it.each(['serve', 'start', 'dev'])(
  'npm run %s: SIGTERM to npm ends the server, frees its port and its data folder, whoever is connected',
  async script => {
    const origin = await runScript(script)
    const silent = connect(Number(origin.port), '127.0.0.1')
    await once(silent, 'connect')
    // A connection that the busy server has not taken yet is reset, which ends it as well: `once` would call it a failure.
    silent.on('error', () => undefined)
    const disconnected = new Promise(resolve => silent.once('close', resolve))

    expect(locks()).toHaveLength(1)

    npm.kill('SIGTERM')
    await disconnected
    await expect.poll(() => isOpen(origin)).toBe(false)
    await expect.poll(locks).toEqual([])
  },
)
