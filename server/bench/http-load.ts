import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** A server that a benchmark asks, as a process of its own. */
export interface Server {
  readonly child: ChildProcess
  readonly port: number
}

/** Starts a server that says its origin or its port to the process that forked it. */
export async function start(
  file: string,
  options: { env?: NodeJS.ProcessEnv; args?: string[]; execArgv?: string[] },
): Promise<Server> {
  const { env, args = [], execArgv = [] } = options
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = fork(file, args, { env, execArgv, stdio: [...stdio] })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} before it served`)
  })
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [
    { origin?: string; port?: number },
  ]
  return { child, port: message.port ?? Number(new URL(message.origin ?? '').port) }
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Milliseconds of processor time that a process has used; NaN where the system does not say. */
export function processorMs({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return NaN
  // The name of the program, in brackets, may hold spaces. Linux counts hundredths of a second.
  const [, ...fields] = readFileSync(file, 'utf8').split(') ')
  const [user, system] = fields.join().split(' ').slice(11, 13).map(Number)
  return ((user ?? NaN) + (system ?? NaN)) * 10
}

export interface Rate {
  readonly perSecond: number
  /** Of the server: it holds on a machine that others use too. */
  readonly processorMsEach: number
}

/** Who asks: so many at once, each time from another address, as a proxy reports it, since limits by address are not measured. */
export class Load {
  readonly #agent: Agent
  readonly #clients: number
  #asked = 0

  constructor(clients: number) {
    this.#clients = clients
    this.#agent = new Agent({ keepAlive: true, maxSockets: clients })
  }

  /** @throws Error for an answer other than 200 */
  ask(port: number, target: string, acceptEncoding = 'br'): Promise<Buffer> {
    this.#asked += 1
    const address = [10, (this.#asked >> 16) & 255, (this.#asked >> 8) & 255, this.#asked & 255].join('.')
    const headers = { 'accept-encoding': acceptEncoding, 'x-forwarded-for': address }
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: target, agent: this.#agent, headers }, answer => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(Buffer.concat(parts))
          else reject(new Error(`${target} was answered with ${answer.statusCode}`))
        })
      })
      sent.on('error', reject).end()
    })
  }

  /** How many answers a second come in a while, with all clients asking. */
  async rate(
    { port, child }: Server,
    target: string,
    { durationMs, acceptEncoding = 'br' }: { durationMs: number; acceptEncoding?: string },
  ): Promise<Rate> {
    const startedAt = performance.now()
    const processorBefore = processorMs(child)
    let answered = 0
    const client = async () => {
      while (performance.now() - startedAt < durationMs) {
        await this.ask(port, target, acceptEncoding)
        answered += 1
      }
    }
    await Promise.all(Array.from({ length: this.#clients }, client))
    return {
      perSecond: (answered / (performance.now() - startedAt)) * 1000,
      processorMsEach: (processorMs(child) - processorBefore) / answered,
    }
  }

  close(): void {
    this.#agent.destroy()
  }
}
