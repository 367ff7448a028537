import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { git } from './git.ts'

const review = fileURLToPath(new URL('review.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')

/** A tree whose tokens never come to an end, and which tells the process that reads them. */
const endless = {
  'package.json': JSON.stringify({ type: 'module' }),
  'design-system/scripts/design-tokens.ts': `import { writeFileSync } from 'node:fs'
writeFileSync(process.env.READER, String(process.pid))
setInterval(() => {}, 1000)
await new Promise(() => {})
`,
  'design-system/test/public-api.ts': 'export const publicApi = []\n',
}

describe('[BEY-20] a review that is stopped', () => {
  let folder = ''
  let child: ChildProcess | undefined

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shruti-stopping-test-'))
  })
  afterEach(() => {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'by %s leaves no temporary folder and no process',
    async (signal, exitCode) => {
      const [root, temporary, reader] = ['repository', 'temporary', 'reader'].map(name => join(folder, name))
      if (!root || !temporary || !reader) throw new Error('Three names are three paths')
      mkdirSync(temporary)
      for (const [file, text] of Object.entries(endless)) {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, file), text)
      }
      git(folder, 'init', '--quiet', '--initial-branch=main', root)
      git(root, 'add', '-A')
      const author = ['-c', 'user.name=Asha', '-c', 'user.email=asha@shruti.example']
      git(root, ...author, 'commit', '--quiet', '--message=Begin')

      child = spawn(process.execPath, ['--import', tsx, review, 'main'], {
        cwd: root,
        env: { ...process.env, TMPDIR: temporary, READER: reader },
        stdio: 'ignore',
      })
      const ended = new Promise(resolve => child?.once('exit', resolve))
      const ours = () => readdirSync(temporary).filter(name => name.startsWith('shruti-'))
      await expect
        .poll(() => existsSync(reader) && readFileSync(reader, 'utf8'), { timeout: 20_000 })
        .toBeTruthy()
      expect(ours().map(name => name.replace(/-\w+$/, ''))).toEqual(
        expect.arrayContaining(['shruti-base', 'shruti-review']),
      )
      child.kill(signal)
      expect(await ended).toBe(exitCode)
      expect(ours()).toEqual([])
      expect(() => process.kill(Number(readFileSync(reader, 'utf8')), 0)).toThrow('ESRCH')
    },
    30_000,
  )
})
