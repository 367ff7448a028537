import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

/**
 * A folder among the system's temporary ones, which goes with this process at the latest.
 * @param prefix "shruti-base-"
 */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  if (folders.size === 0) process.once('exit', () => folders.forEach(removeFolder))
  folders.add(folder)
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

const isWindows = process.platform === 'win32'
const programs = new Set<ChildProcess>()

/** Runs a program and resolves with its exit code and all that it said; it is ended when this process is stopped. */
export function runProgram(
  command: string,
  words: readonly string[],
  { onSaid, ...options }: SpawnOptions & { readonly onSaid?: (text: string) => void } = {},
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    // In a group of its own, so that what it starts itself can be ended with it.
    const child = spawn(command, words, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
    })
    programs.add(child)
    const chunks: Buffer[] = []
    const listen = (chunk: Buffer) => {
      chunks.push(chunk)
      onSaid?.(chunk.toString())
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('close', code => {
      programs.delete(child)
      resolve({ code, said: Buffer.concat(chunks).toString() })
    })
  })
}

function signalTo(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** Milliseconds that a program has to end by itself: one that shows stories closes its browser first. */
const patienceMs = 5000

function end(child: ChildProcess): Promise<void> {
  // Whoever waits for it waits for ever: what follows on it is not to begin any more.
  child.removeAllListeners('close')
  return new Promise(resolve => {
    const late = setTimeout(() => signalTo(child, 'SIGKILL'), patienceMs)
    child.once('close', () => {
      clearTimeout(late)
      resolve()
    })
    signalTo(child, 'SIGTERM')
  })
}

const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const

/** Of a stopped process nothing stays: neither the programs that it runs nor its temporary folders. */
export function leaveNothingWhenStopped(): void {
  for (const signal of Object.keys(exitCodes) as (keyof typeof exitCodes)[]) {
    // A second signal finds it on its way out, in which nothing is to be cut short.
    let isStopping = false
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void Promise.all([...programs].map(end)).then(() => process.exit(exitCodes[signal]))
    })
  }
}
