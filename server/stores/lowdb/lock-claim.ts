import { createHash } from 'node:crypto'
import { lstat, readFile, writeFile, type FileHandle } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, resolve as resolvePath } from 'node:path'
import { StoreLocked } from './errors.ts'

/** The folder and, where one can be had, an open handle of it: a way to it that is never too long for a socket. */
export interface LockPlace {
  readonly directory: string
  readonly handle: FileHandle | undefined
}

/** A proof that this process lives, in a file of its own. */
export interface Claim {
  readonly path: string
  close(): Promise<void>
}

/** The longest socket path that every Unix takes, in bytes. */
const longestSocketPath = 103

/** What bind answers on a file system that has no sockets, such as some mounts of a container's host. */
const noSocketsHere = new Set(['EOPNOTSUPP', 'ENOTSUP', 'EPERM', 'ENOSYS', 'EACCES'])

/** @throws StoreLocked when the file system allows no kind of claim */
export async function createClaim(
  place: LockPlace,
  name: string,
  kinds: ReadonlyArray<'socket' | 'process'>,
): Promise<Claim> {
  if (kinds.includes('socket')) {
    try {
      return await createSocketClaim(place, name)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      // Unfinished names are random, so only the one pipe of a Windows folder can be in use.
      if (code === 'EADDRINUSE') throw new StoreLocked(`${place.directory} is in use by another process`)
      if (!noSocketsHere.has(code)) throw error
    }
  }
  const identity = kinds.includes('process') ? await identityOf(process.pid) : undefined
  if (identity === undefined) {
    throw new StoreLocked(`${place.directory} cannot be locked; put the data folder on a local disk`)
  }
  const path = join(place.directory, name)
  await writeFile(path, JSON.stringify(identity), { mode: 0o600, flag: 'wx' })
  return { path, async close() {} }
}

/** Whether the process that made the claim still runs. What cannot be found out counts as alive. */
export async function isClaimAlive(place: LockPlace, name: string): Promise<boolean> {
  // On Windows whoever has a claim has the only pipe, so any other file was left behind.
  if (process.platform === 'win32') return false
  const path = join(place.directory, name)
  try {
    if ((await lstat(path)).isSocket()) return await answers(socketAddress(place, name))
    return await isRunning(JSON.parse(await readFile(path, 'utf8')) as ProcessIdentity)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

/**
 * A listening socket: the kernel closes it when the process ends, even before anyone has waited for the process,
 * and it belongs to no process id that could be used again. It works across containers on one machine too.
 */
async function createSocketClaim(place: LockPlace, name: string): Promise<Claim> {
  const server = createServer(socket => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ path: socketAddress(place, name) }, resolve)
  })
  server.unref()
  const path = join(place.directory, name)
  // A named pipe of Windows leaves no file: the exclusive pipe is the lock, the file only its name in the folder.
  if (process.platform === 'win32') await writeFile(path, '{}')
  return {
    path,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
      }),
  }
}

function socketAddress({ directory, handle }: LockPlace, name: string): string {
  if (process.platform === 'win32') {
    const hash = createHash('sha256').update(resolvePath(directory).toLowerCase()).digest('hex')
    return `\\\\.\\pipe\\store-${hash.slice(0, 32)}`
  }
  const path = join(directory, name)
  const isLong = Buffer.byteLength(path) > longestSocketPath
  return isLong && process.platform === 'linux' && handle !== undefined
    ? `/proc/self/fd/${handle.fd}/${name}`
    : path
}

function answers(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ path: address })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT')
    })
  })
}

/** A process beyond its id, which is used again: when it started, and since which boot of the machine. */
interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks since boot. */
  readonly startTicks: number
  readonly bootId: string
}

async function isRunning(claimed: ProcessIdentity): Promise<boolean> {
  const actual = await identityOf(claimed.pid)
  return actual !== undefined && actual.startTicks === claimed.startTicks && actual.bootId === claimed.bootId
}

/** Undefined when there is no such process, when it has ended and only waits to be reaped, or without /proc. */
async function identityOf(pid: number): Promise<ProcessIdentity | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const bootId = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
    // The command's name, in parentheses, may hold anything; the fields after it are single words (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const state = fields[0]
    return state === 'Z' || state === 'X' ? undefined : { pid, startTicks: Number(fields[19]), bootId }
  } catch {
    return undefined
  }
}
