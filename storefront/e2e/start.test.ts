import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const repository = path.resolve(import.meta.dirname, '../..')
const serverBuild = path.join(repository, 'server/dist')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shruti-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The build anew, with a storefront whose rendering cannot be loaded. */
async function copyBrokenBuild(): Promise<string> {
  await mkdir(path.join(folder, 'storefront/dist'), { recursive: true })
  await cp(serverBuild, path.join(folder, 'server/dist'), { recursive: true })
  const built = path.join(repository, 'storefront/dist')
  await symlink(path.join(built, 'client'), path.join(folder, 'storefront/dist/client'))
  await cp(path.join(built, 'server'), path.join(folder, 'storefront/dist/server'), { recursive: true })
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  await symlink(path.join(repository, 'server/seed'), path.join(folder, 'server/seed'))
  const broken = 'throw new Error("half a build")'
  await writeFile(path.join(folder, 'storefront/dist/server/entry-server.cjs'), broken)
  return path.join(folder, 'server/dist/main.js')
}

it('[SRV-6] a server that cannot load what renders pages says why and ends, although it answered the API', async () => {
  const child = fork(await copyBrokenBuild(), {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit')
  const [message] = (await once(child, 'message')) as [{ origin: string }]
  const answer = await fetch(`${message.origin}/api/products`)
  expect(answer.status).toBe(200)
  expect(await exited).toEqual([1, null])
  expect(output).toContain('half a build')
})

it('[SRV-6] a server starts without what its first answers do not need: the administration’s operations', async () => {
  const codeOf = async (name: string) => {
    const found = (await readdir(serverBuild)).find(file => file.startsWith(name) && file.endsWith('.js'))
    return readFile(path.join(serverBuild, found ?? name), 'utf8')
  }
  const [first, later] = await Promise.all([codeOf('shop.js'), codeOf('whole-api-')])
  const ofTheAdministration = 'Change who the shop is and how people reach it'
  expect(later).toContain(ofTheAdministration)
  expect(first).not.toContain(ofTheAdministration)
})
