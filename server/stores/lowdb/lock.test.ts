import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { conformanceSchema } from '../conformance/schema.ts'
import { StoreLocked } from './errors.ts'
import { fixtureArguments, startChild, type Child } from './fixtures/child-process.ts'
import { lockDirectory } from './lock.ts'
import { openLowdbStore } from './open.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'

const schema = conformanceSchema
const kinds = ['socket', 'process'] as const

function startHolder(directory: string, kind: (typeof kinds)[number]): Child {
  const child = startChild(process.execPath, fixtureArguments('lock-holder.ts', directory, kind))
  onTestFinished(() => void child.process.kill('SIGKILL'))
  return child
}

/** A process's state letter of proc(5), or undefined when there is no such process. */
async function stateOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return stat?.slice(stat.lastIndexOf(')') + 2)[0]
}

describe.each(kinds)('The lock of a data folder, as a %s', kind => {
  it('refuses a second process and names the first', async () => {
    const directory = await temporaryDirectory()
    const first = startHolder(directory, kind)
    await first.printed('locked')
    const second = startHolder(directory, kind)
    expect(await second.printed('refused')).toContain(`in use by process ${first.process.pid}`)
    await expect(openLowdbStore({ directory, schema })).rejects.toThrow(StoreLocked)
  })

  it('lets exactly one of several processes in that start at once', async () => {
    const directory = await temporaryDirectory()
    const children = Array.from({ length: 4 }, () => startHolder(directory, kind))
    const words = await Promise.all(
      children.map(child => Promise.any([child.printed('locked'), child.printed('refused')])),
    )
    expect(words.filter(word => word.startsWith('locked'))).toHaveLength(1)
  })

  it('[SRV-3] is not held by a process that was killed', async () => {
    const directory = await temporaryDirectory()
    const holder = startHolder(directory, kind)
    await holder.printed('locked')
    holder.process.kill('SIGKILL')
    await holder.ended
    await (await openLowdbStore({ directory, schema })).close()
    expect((await readdir(directory)).filter(name => name.startsWith('lock-'))).toEqual([])
  })

  it('is not held by a killed process that nobody has waited for', async () => {
    const directory = await temporaryDirectory()
    const command = [process.execPath, ...fixtureArguments('lock-holder.ts', directory, kind)]
    // The shell becomes `sleep`, which never waits for the child it got from the shell.
    const parent = startChild('sh', ['-c', '"$@" & exec sleep 600', 'sh', ...command])
    onTestFinished(() => void parent.process.kill('SIGKILL'))
    const pid = Number((await parent.printed('locked by ')).slice('locked by '.length))
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(async () => expect(await stateOf(pid)).toBe('Z'))

    await (await openLowdbStore({ directory, schema })).close()
    expect(await stateOf(pid)).toBe('Z')
  })

  it('refuses the same process a second time, until the first store is closed', async () => {
    const directory = await temporaryDirectory()
    const lock = await lockDirectory(directory, [kind])
    await expect(openLowdbStore({ directory, schema })).rejects.toThrow(`in use by process ${process.pid}`)
    await lock.release()
    await (await openLowdbStore({ directory, schema })).close()
  })
})

describe('The lock of a data folder', () => {
  it('is not held by a dead process whose id another process has now', async () => {
    const directory = await temporaryDirectory()
    const own = await lockDirectory(directory, ['process'])
    const [claim = ''] = (await readdir(directory)).filter(name => name.startsWith('lock-'))
    const identity: unknown = JSON.parse(await readFile(join(directory, claim), 'utf8'))
    await own.release()

    const claimPath = join(directory, `lock-${process.pid}-0123456789ab`)
    await writeFile(claimPath, JSON.stringify(identity))
    await expect(lockDirectory(directory)).rejects.toThrow(StoreLocked)

    await writeFile(claimPath, JSON.stringify({ ...(identity as object), startTicks: 1 }))
    await (await lockDirectory(directory)).release()

    await writeFile(claimPath, JSON.stringify({ ...(identity as object), bootId: 'an earlier boot' }))
    await (await lockDirectory(directory)).release()
  })

  it('works in a folder whose path is longer than a socket’s may be', async () => {
    const directory = join(await temporaryDirectory(), 'a'.repeat(120))
    await mkdir(directory)
    const lock = await lockDirectory(directory, ['socket'])
    await expect(lockDirectory(directory)).rejects.toThrow(StoreLocked)
    await lock.release()
    expect(await readdir(directory)).toEqual([])
  })

  it('is released when the store cannot be opened', async () => {
    const directory = await temporaryDirectory()
    await writeFile(join(directory, 'journal-000001.jsonl'), 'not a journal\n')
    await expect(openLowdbStore({ directory, schema })).rejects.toThrow('damaged')
    await (await lockDirectory(directory)).release()
  })
})
