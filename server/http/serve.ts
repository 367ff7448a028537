import { setTimeout } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import {
  createTally,
  withConsequences,
  type Dependencies,
  type Mailer,
  type OtpSender,
} from '../domain/index.ts'
import { createHttpApp, type AppOptions } from './app.ts'
import { withCircuitBreaker } from './circuit-breaker.ts'
import type { Environment } from './env.ts'
import { connectionLimitsBehindProxy, defaultConnectionLimits } from './connections.ts'
import { createHasher } from './hasher.ts'
import { startDuty } from './duty.ts'
import { figuresDuty, startTally } from './figures.ts'
import { housekeepingDuty } from './housekeeping.ts'
import { httpMessages } from './http-messages.ts'
import type { KeyRing } from './key-ring.ts'
import { listen } from './listen.ts'
import { openPeers } from './peers.ts'
import { onNpmParentGone } from './npm-parent.ts'
import { createConsoleMailer, createSmtpMailer, unavailableMailer, type RenderMessage } from './mailer.ts'
import { reconcilingDuty } from './payments/reconciling.ts'
import { deliveringDuty } from './messages/delivering.ts'
import { createWebhookSender } from './webhooks/sender.ts'
import { webhooksDuty } from './webhooks/delivering.ts'
import { createSentMessages, type SentMessages } from './messages/sent-messages.ts'
import { createPaymentProvider } from './payments/provider.ts'
import { createConsoleOtpSender, createGatewayOtpSender } from './otp-sender.ts'
import type { RenderPage } from './rendering.ts'
import { createLog, type ServerLog } from './observability/log.ts'
import { openObservability, type Observability } from './observability/observability.ts'
import { measureRecords } from './observability/store-metrics.ts'
import { openSecrets } from './secrets.ts'
import { countPublicChanges } from './shared-pages/public-version.ts'
import { openPictures, openShopStore, writtenFolder, type IfMissing } from './shop-store.ts'
import { randomIds, systemClock, systemTiming } from './system-ports.ts'

/** How long requests in flight may take to finish when the server stops. */
const stopGraceMs = 10_000
/** A load balancer usually looks at /readyz every few seconds. */
const productionDrainSeconds = 5
const repeatedSignalMs = 1000
/** How long who is connected may take to hear that a connection is closed: a request between two of theirs is not lost. */
const replacedDrainMs = 2000
/** How long the last traces may take to be sent. */
const tracesGraceMs = 3000

/** A shop opened on its data folder, or its database. */
export interface OpenShop {
  readonly dependencies: Dependencies
  readonly keyRing: KeyRing
  readonly log: ServerLog
  readonly observability: Observability
  /** What was sent, for test mode; undefined otherwise. */
  readonly sentMessages: SentMessages | undefined
}

export interface OpenShopOptions {
  /** `create` makes a shop without records where there never was one; `refuse` opens only one that is there. */
  readonly ifMissing: IfMissing
  /** Without it e-mail is plain text. */
  readonly renderMessage?: RenderMessage
}

/**
 * Opens the store, the keys and the other ports as the environment says.
 * @throws StoreLocked when another process works on the data folder
 * @throws OperatorError when there is no shop and none may be made, its data has gone, or the database cannot be reached
 */
export async function openShop(
  env: Environment,
  { ifMissing, renderMessage }: OpenShopOptions,
): Promise<OpenShop> {
  const log = createLog(env.LOG_LEVEL)
  const observability = await openObservability(env)
  const { metrics, observer } = observability
  const { store, publicReader } = await openShopStore(env, { ifMissing, log, metrics })
  // Making a shop may have been cut short before its keys were made: nothing depends on them yet.
  const isFilled = (await store.get('settings', 'shop')) !== undefined
  const { keyRing, hashKey } = await openSecrets(env.DATA_DIR, env.SESSION_KEYS, {
    isFilled,
    hashKey: env.HASH_KEY,
  }).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const sentMessages = env.TEST_MODE ? createSentMessages(systemClock) : undefined
  const sender = otpSender(env, log)
  const mails = mailer(env, renderMessage)
  measureRecords(metrics, store, systemClock)
  return {
    keyRing,
    log,
    observability,
    sentMessages,
    dependencies: {
      store: withConsequences(observability.watchStore(store), { clock: systemClock, ids: randomIds }),
      ...(publicReader && { publicReader }),
      log,
      clock: systemClock,
      ids: randomIds,
      hasher: createHasher({ keyRing, hashKey }, metrics),
      otpSender: observability.watchOtpSender(sentMessages?.keepPhone(sender) ?? sender),
      observer,
      tally: createTally(),
      mailer: sentMessages?.keepMail(mails) ?? mails,
      pictures: await openPictures(env, systemTiming),
      webhooks: createWebhookSender({ allowsLoopback: env.TEST_MODE }),
      payments: createPaymentProvider(env, { store, clock: systemClock, ids: randomIds }),
      config: { testMode: env.TEST_MODE, otpMode: env.OTP_MODE },
    },
  }
}

function mailer(env: Environment, renderMessage: RenderMessage | undefined): Mailer {
  if (env.SMTP_URL !== undefined && env.MAIL_FROM !== undefined) {
    return createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM, renderMessage })
  }
  if (env.NODE_ENV === 'production') return unavailableMailer
  return createConsoleMailer(line => process.stdout.write(`${line}\n`))
}

function otpSender(env: Environment, log: ServerLog): OtpSender {
  if (env.SMS_URL !== undefined && env.SMS_TOKEN !== undefined) {
    const gateway = createGatewayOtpSender({ url: env.SMS_URL, token: env.SMS_TOKEN, fetch })
    return withCircuitBreaker(gateway, { clock: systemClock, log })
  }
  return createConsoleOtpSender(line => process.stdout.write(`${line}\n`))
}

export interface ServeOptions extends Pick<
  AppOptions,
  'admission' | 'loadStorefront' | 'rateLimits' | 'sharedAs' | 'shopTextIn'
> {
  readonly env: Environment
  readonly shop: OpenShop
  readonly folders: { readonly client?: string; readonly pictures: string }
  readonly render?: RenderPage
  /** The HTML of messages, for the preview in test mode. */
  readonly renderMessage?: RenderMessage
  readonly developmentMiddleware?: RequestHandler
}

export interface RunningServer {
  /** PUBLIC_ORIGIN, or the loopback address with the port that was taken. */
  readonly publicOrigin: string
  /**
   * Fails /readyz, goes on for DRAIN_SECONDS, finishes what is in flight and closes the store. Calling it again waits
   * for the same end.
   * @param options.atOnce leaves out DRAIN_SECONDS
   * @param options.isReplaced another process of the same port has taken its place: /readyz does not fail, and who is
   * connected is asked to connect anew
   */
  stop(options?: { atOnce?: boolean; isReplaced?: boolean }): Promise<void>
}

/**
 * Serves an open shop.
 * @throws ListenError when HOST and PORT cannot be listened on; the shop is closed then
 */
export async function serve({ env, shop, ...rest }: ServeOptions): Promise<RunningServer> {
  const { store } = shop.dependencies
  const drainMs = (env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? productionDrainSeconds : 0)) * 1000
  const { tracing } = shop.observability
  let isStopping = false
  let stopped: Promise<void> | undefined

  const peers = await openPeers(env, shop.log)
  const { publicVersion } = peers
  const dependencies = { ...shop.dependencies, store: countPublicChanges(store, publicVersion) }

  // The origin is known only when the port is: requests that come in between wait for the app.
  let giveOrigin: (origin: string) => void = () => undefined
  const origin = new Promise<string>(resolve => (giveOrigin = resolve))
  const messages = httpMessages()
  const app = origin.then(async publicOrigin =>
    createHttpApp({
      ...shop,
      ...rest,
      dependencies,
      publicVersion,
      publicOrigin,
      messages,
      dataFolder: await writtenFolder(env),
      trustedProxies: env.TRUST_PROXY,
      sharedCounts: peers.counts,
      isStopping: () => isStopping,
    }),
  )
  // Before the first request is taken: a wrong METRICS_PORT stops the start, not the shop.
  const metricsServer = await shop.observability.serveMetrics(shop.log).catch(async (error: unknown) => {
    await peers.close()
    await store.close()
    throw error
  })
  const listening = listen(
    (request, response) => void app.then(handle => handle(request, response)),
    { host: env.HOST, port: env.PORT },
    {
      messages,
      connectionLimits: env.TRUST_PROXY > 0 ? connectionLimitsBehindProxy : defaultConnectionLimits,
    },
  )
  const { port, stop } = await listening.catch(async (error: unknown) => {
    await metricsServer?.stop({ graceMs: 0 })
    await peers.close()
    await store.close()
    throw error
  })
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`
  giveOrigin(publicOrigin)
  await app
  const { metrics } = shop.observability
  metrics.gauge(
    'shruti_regular_jobs',
    "Whether the shop's regular jobs are this process's: 1 or 0.",
    [],
    () => [{ labels: {}, value: peers.hasDuty() ? 1 : 0 }],
  )
  const duties = [
    figuresDuty(dependencies),
    housekeepingDuty(dependencies),
    reconcilingDuty(dependencies),
    deliveringDuty(dependencies, { publicOrigin, metrics }),
    webhooksDuty(dependencies, metrics),
  ].map(duty => startDuty(duty, { log: shop.log, peers }))
  const stopTally = startTally(shop.dependencies)

  return {
    publicOrigin,
    stop({ atOnce = false, isReplaced = false } = {}) {
      isStopping ||= !isReplaced
      const connectedMs = isReplaced ? replacedDrainMs : drainMs
      stopped ??= Promise.all([
        stop({ drainMs: atOnce ? 0 : connectedMs, isReplaced, graceMs: stopGraceMs }),
        // Another process takes them over while this one still answers.
        Promise.all(duties.map(stopDuty => stopDuty())).then(() => peers.releaseDuty()),
      ])
        .then(() => peers.close())
        .then(() => metricsServer?.stop({ graceMs: 0 }))
        .then(() => stopTally())
        .then(() => store.close())
        // A collector that does not answer must not hold up the end for longer than a shopper may.
        .then(() => Promise.race([tracing.stop(), setTimeout(tracesGraceMs, undefined, { ref: false })]))
      return stopped
    },
  }
}

/**
 * Ends the process in order on SIGTERM and SIGINT, and when the npm script that started it has ended; a second signal, a second later or more, ends it at once (Ctrl-C
 * reaches a child twice when its parent passes it on). An error that nobody caught
 * leaves the process in a state that nobody knows, so it ends as well, with status 1, after the same orderly stop.
 */
export function stopOnSignals(server: RunningServer, log: ServerLog): void {
  let firstSignalAtMs: number | undefined
  const end = (exitCode: number, options?: { atOnce: boolean }) => {
    void server.stop(options).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.fatal({ err: error }, 'The server could not stop in order')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (firstSignalAtMs !== undefined) {
        if (performance.now() - firstSignalAtMs > repeatedSignalMs) process.exit(1)
        return
      }
      firstSignalAtMs = performance.now()
      log.info({ signal }, 'Stopping')
      end(0)
    })
  }
  onNpmParentGone(() => {
    log.info({}, 'Stopping: the npm script has ended')
    end(0)
  })
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'An error that nothing caught')
    end(1, { atOnce: true })
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
