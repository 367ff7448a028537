import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { git } from './git.ts'

const review = fileURLToPath(new URL('review.ts', import.meta.url))
const tsx = import.meta.resolve('tsx')

/**
 * A tree whose tokens never come to an end. Each process that reads them leaves a file with its id for a name:
 * a process may be stopped in the middle of writing, and an empty file would read as process 0, which always lives.
 */
const endless = {
  'package.json': JSON.stringify({ type: 'module' }),
  'design-system/scripts/design-tokens.ts': `import { writeFileSync } from 'node:fs'
writeFileSync(process.env.READERS + '/' + process.pid, '')
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
      const [root, temporary, readers] = ['repository', 'temporary', 'readers'].map(name =>
        join(folder, name),
      )
      if (!root || !temporary || !readers) throw new Error('Three names are three paths')
      mkdirSync(temporary)
      mkdirSync(readers)
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
        env: { ...process.env, TMPDIR: temporary, READERS: readers },
        stdio: 'ignore',
      })
      const ended = new Promise(resolve => child?.once('exit', resolve))
      const ours = () => readdirSync(temporary).filter(name => name.startsWith('shruti-'))
      // The base's and the one of the tree as it is.
      await expect.poll(() => readdirSync(readers), { timeout: 20_000 }).toHaveLength(2)
      expect(ours().map(name => name.replace(/-\w+$/, ''))).toEqual(
        expect.arrayContaining(['shruti-base', 'shruti-review']),
      )
      child.kill(signal)
      expect(await ended).toBe(exitCode)
      expect(ours()).toEqual([])
      for (const reader of readdirSync(readers)) {
        expect(() => process.kill(Number(reader), 0)).toThrow('ESRCH')
      }
    },
    30_000,
  )
})
