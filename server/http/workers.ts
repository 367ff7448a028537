import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Environment } from './env.ts'
import { createLog, type ServerLog } from './observability/log.ts'
import { OperatorError } from './operator-errors.ts'
import { stopOnSignals, type RunningServer } from './serve.ts'

/** Told to a worker that another one has taken the place of. */
const retireMessage = 'retire'
/** A worker that ended sooner did not get up: the next try waits longer, in milliseconds. */
const steadyAfterMs = 10_000
const firstWaitMs = 1000
const longestWaitMs = 30_000
/** How long a worker may take to finish what it does once another has its place. */
const retiringMs = 30_000

/** A process that serves the shop, in one of the places that WORKERS gives. */
interface WorkerProcess {
  readonly process: Worker
  /** Its origin, once it listens. @throws OperatorError when it ends before */
  readonly listening: Promise<string>
  readonly exited: Promise<unknown>
  /** Another takes its place when it ends. */
  isNeeded: boolean
}

/**
 * Serves the shop in this process or, with WORKERS above 1, in as many below it, and ends in order on signals. Whoever
 * started it gets a message with the origin. With SIGHUP the workers are replaced one after another by ones that load the
 * program anew, and no request is refused meanwhile.
 * @param serveHere serves the shop in the calling process
 * @returns the origin, once the shop can be reached
 */
export async function serveByProcesses(
  env: Environment,
  serveHere: () => Promise<RunningServer>,
): Promise<void> {
  const log = createLog(env.LOG_LEVEL)
  const isPrimary = env.WORKERS > 1 && cluster.isPrimary
  const server = isPrimary ? await runWorkers(env, log) : await serveHere()
  stopOnSignals(server, log)
  if (cluster.isWorker) retireWhenTold(server)
  // Whoever started it, npm start or the process that looks after the workers, waits for this.
  process.send?.({ origin: server.publicOrigin })
}

function retireWhenTold(server: RunningServer): void {
  process.on('message', message => {
    if (message !== retireMessage) return
    void server.stop({ isReplaced: true }).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

function startWorker(env: Environment, place: number): WorkerProcess {
  // Each is measured for itself: what one process counts, another does not know.
  const metricsPort = env.METRICS_PORT === undefined ? {} : { METRICS_PORT: env.METRICS_PORT + place }
  const worker = cluster.fork(metricsPort)
  const exited = once(worker, 'exit')
  const listening = Promise.race([
    once(worker, 'message').then(([message]) => (message as { origin: string }).origin),
    exited.then(() => {
      throw new OperatorError('A worker could not start: see what it said.')
    }),
  ])
  // Whoever waits for it is told; a worker that nobody waits for says in the log that it has ended.
  listening.catch(() => undefined)
  return { process: worker, listening, exited, isNeeded: true }
}

/** Looks after the workers. @throws OperatorError when they cannot start */
async function runWorkers(env: Environment, log: ServerLog): Promise<RunningServer> {
  const workers = new Map<number, WorkerProcess>()
  const waits = new Map<number, number>()
  const ending = new AbortController()
  let reloading: Promise<void> | undefined

  function watch(place: number, worker: WorkerProcess): void {
    const startedAtMs = performance.now()
    const { pid } = worker.process.process
    workers.set(place, worker)
    log.info({ worker: pid }, 'A worker has its place')
    worker.process.once('exit', (code, signal) => {
      if (!worker.isNeeded || ending.signal.aborted) return
      const isSteady = performance.now() - startedAtMs > steadyAfterMs
      const waitMs = isSteady ? 0 : Math.min(waits.get(place) ?? firstWaitMs, longestWaitMs)
      waits.set(place, isSteady ? firstWaitMs : waitMs * 2)
      log.error({ worker: pid, code, signal, waitMs }, 'A worker has ended; another takes its place')
      delay(waitMs, undefined, { signal: ending.signal }).then(
        () => watch(place, startWorker(env, place)),
        () => undefined,
      )
    })
  }

  async function replace(place: number): Promise<void> {
    const old = workers.get(place)
    const fresh = startWorker(env, place)
    await fresh.listening
    if (old) old.isNeeded = false
    watch(place, fresh)
    if (!old || old.process.isDead()) return
    old.process.send(retireMessage)
    const patience = new AbortController()
    const isGone = await Promise.race([
      old.exited.then(() => true),
      delay(retiringMs, false, { signal: patience.signal, ref: false }),
    ])
    patience.abort()
    if (!isGone) old.process.process.kill('SIGKILL')
  }

  async function reload(): Promise<void> {
    log.info({}, 'Replacing the workers')
    try {
      for (const place of workers.keys()) {
        if (ending.signal.aborted) return
        await replace(place)
      }
      log.info({}, 'The workers are replaced')
    } catch (error) {
      log.error({ err: error }, 'The workers that are there go on: a new one could not start')
    }
  }

  async function stop({ atOnce = false } = {}): Promise<void> {
    ending.abort()
    for (const { process: worker } of workers.values()) {
      if (worker.isDead()) continue
      worker.process.kill(atOnce ? 'SIGKILL' : 'SIGTERM')
    }
    await Promise.all([...workers.values()].map(({ exited }) => exited))
  }

  async function start(place: number): Promise<string> {
    const worker = startWorker(env, place)
    const origin = await worker.listening
    watch(place, worker)
    return origin
  }

  try {
    // The first one alone makes what a new shop needs.
    const publicOrigin = await start(0)
    await Promise.all(Array.from({ length: env.WORKERS - 1 }, (_, index) => start(index + 1)))
    process.on('SIGHUP', () => {
      reloading ??= reload().finally(() => {
        reloading = undefined
      })
    })
    return { publicOrigin, stop }
  } catch (error) {
    await stop({ atOnce: true })
    throw error
  }
}
