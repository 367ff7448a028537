import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'

const npmParent = fileURLToPath(new URL('npm-parent.ts', import.meta.url))
let shell: ChildProcess

afterEach(() => {
  // The shell leads a group of its own: the program, which never ends by itself, ends with it.
  if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGKILL')
})

/** Starts a program below a shell, as npm does. It prints its process id, and watches its parent once it gets SIGUSR2. */
function startBelowShell(): AsyncIterator<string> {
  const program = `
    import { onNpmParentGone } from ${JSON.stringify(npmParent)}
    process.once('SIGUSR2', () => {
      onNpmParentGone(() => console.log('parent gone'))
      console.log('watching')
    })
    setInterval(() => undefined, 60_000)
    console.log(process.pid)
  `
  // A command after it keeps the shell from becoming the program.
  shell = spawn('sh', ['-c', '"$@"; true', 'sh', process.execPath, '--import', 'tsx', '-e', program], {
    env: { PATH: process.env.PATH, npm_lifecycle_event: 'serve' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  return createInterface({ input: shell.stdout! })[Symbol.asyncIterator]()
}

it.each(['before', 'after'] as const)('hears of a parent that goes %s it is watched', async moment => {
  const lines = startBelowShell()
  const pid = Number((await lines.next()).value)
  const watch = async () => {
    process.kill(pid, 'SIGUSR2')
    expect(await lines.next()).toMatchObject({ value: 'watching' })
  }

  if (moment === 'after') await watch()
  shell.kill('SIGTERM')
  await once(shell, 'exit')
  if (moment === 'before') await watch()

  expect(await lines.next()).toMatchObject({ value: 'parent gone' })
})
