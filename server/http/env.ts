import * as z from 'zod'
import { isLoopbackHost } from '../domain/loopback.ts'
import { defaultTimeouts } from '../stores/postgres/timeouts.ts'
import { samplerNames } from './observability/tracing.ts'

/** Session keys shorter than this are refused: iron-session's minimum, and the length of its AES key. */
const minimumKeyBytes = 32

/** A key with fewer different characters was typed, not made at random (random hex of 32 characters has about 14). */
const minimumDistinctCharacters = 10

const placeholderKey = /change.?me|secret|password|example|default|session.?key/i

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine(value => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)

const flag = z
  .enum(['0', '1'], 'must be 0 or 1')
  .default('0')
  .transform(value => value === '1')

const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://shop.example, without a path')
  .transform(value => new URL(value).origin)

const gatewayAddress = z
  .string()
  .refine(
    value => isHttpAddress(value) && (value.startsWith('https:') || isLoopbackHost(new URL(value).hostname)),
    'must be an https address (http only on loopback)',
  )

const smtpAddress = z
  .string()
  .refine(
    value =>
      URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '',
    'must be an smtp: or smtps: address',
  )

const isGuessable = (key: string) => placeholderKey.test(key) || new Set(key).size < minimumDistinctCharacters

const wayToMakeKey = 'make one with: openssl rand -base64 48'

const sessionKeys = z
  .string()
  .transform(value => value.split(',').map(key => key.trim()))
  .superRefine((keys, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    for (const key of keys) {
      if (Buffer.byteLength(key) < minimumKeyBytes) {
        refuse(`each key must be ${minimumKeyBytes} bytes or longer`)
      } else if (isGuessable(key)) {
        refuse(`a key is easy to guess; ${wayToMakeKey}`)
      }
    }
    if (new Set(keys).size < keys.length) refuse('the same key is listed twice')
  })

const hashKey = z.string().superRefine((key, context) => {
  if (Buffer.byteLength(key) < minimumKeyBytes) {
    context.addIssue({ code: 'custom', message: `must be ${minimumKeyBytes} bytes or longer` })
  } else if (isGuessable(key)) {
    context.addIssue({ code: 'custom', message: `is easy to guess; ${wayToMakeKey}` })
  }
})

const databaseAddress = z
  .string()
  .refine(isDatabaseAddress, 'must be an address such as postgres://user:password@host:5432/database')

const objectStoreAddress = z
  .string()
  .refine(
    value => isOrigin(value) && isSecureOrLoopback(value),
    'must be an https origin such as https://s3.example, without a path (http only on loopback)',
  )
  .transform(value => new URL(value).origin)

/** The variables of a bucket that have no default. */
const bucketNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Longer, and a shopper has gone; shorter than a second, and a busy database is called gone. */
const patience = wholeNumber(1, 300)

/** A collector is often a neighbour without TLS, so http is no mistake. */
const collectorAddress = z.string().refine(isHttpAddress, 'must be an http or https address')

/** Every variable that the server reads, with its default. An empty value counts as not set. */
const environmentSchema = z
  .object({
    /** `production` hardens the defaults: real session keys, an https origin, no test mode. */
    NODE_ENV: z
      .enum(['production', 'development', 'test'], 'must be production, development or test')
      .optional(),
    /** Address to listen on. */
    HOST: z.string().max(255).default('127.0.0.1'),
    /** Port to listen on; 0 takes any free one. */
    PORT: wholeNumber(0, 65_535).default(3000),
    /** Folder of the lowdb store, the uploads and the keys made at first start. With DATABASE_URL, of the last two alone. */
    DATA_DIR: z.string().default('./data'),
    /**
     * A PostgreSQL database, version 13 or later, instead of the store in DATA_DIR: postgres://user:password@host:5432/database,
     * with `?sslmode=verify-full` over a network. The shop's tables are in its schema `shruti`. It is never printed.
     */
    DATABASE_URL: databaseAddress.optional(),
    /**
     * A streaming replica of DATABASE_URL's database, in the same words, for what is public and may be some seconds old: the
     * catalogue. One that lags or is away is not used. It is never printed.
     */
    DATABASE_REPLICA_URL: databaseAddress.optional(),
    /** Connections of this process for transactions, and as many for reading, 1 to 200. */
    DATABASE_CONNECTIONS: wholeNumber(1, 200).default(10),
    /** Seconds, 1 to 300, until a connection that cannot be had is an error; `store_unavailable` (503) to the client. */
    DATABASE_CONNECT_SECONDS: patience.default(defaultTimeouts.connectMs / 1000),
    /** Seconds, 1 to 300, after which PostgreSQL ends a statement. */
    DATABASE_STATEMENT_SECONDS: patience.default(defaultTimeouts.statementMs / 1000),
    /** Seconds, 1 to 300, that a statement waits for what another transaction has locked. */
    DATABASE_LOCK_SECONDS: patience.default(defaultTimeouts.lockMs / 1000),
    /** Seconds, 1 to 300, after which PostgreSQL ends a transaction whose process says nothing more. */
    DATABASE_IDLE_TRANSACTION_SECONDS: patience.default(defaultTimeouts.idleTransactionMs / 1000),
    /**
     * Key of the keyed hashes of sessions, codes and names, 32 bytes or longer, the same for all servers of a shop and for
     * ever. Only with DATABASE_URL: in production it is required, elsewhere made at first start and kept in DATA_DIR.
     */
    HASH_KEY: hashKey.optional(),
    /** Folder of customers' pictures, shared by all servers of a shop. Only with DATABASE_URL. Default: `uploads` in DATA_DIR. */
    UPLOADS_DIR: z.string().optional(),
    /**
     * A store that speaks S3, for customers' pictures instead of a folder. It, S3_BUCKET, S3_ACCESS_KEY_ID and
     * S3_SECRET_ACCESS_KEY stand together; only with DATABASE_URL, and without UPLOADS_DIR.
     */
    S3_ENDPOINT: objectStoreAddress.optional(),
    /** The bucket, which is there already and shows nothing to strangers. */
    S3_BUCKET: z
      .string()
      .regex(
        /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'must be the name of a bucket: 3 to 63 of a-z, 0-9, dot and hyphen',
      )
      .optional(),
    /** Default: us-east-1, which stores without regions take. Some want `auto`. */
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]{1,64}$/, 'must be the name of a region such as ap-south-1, or auto')
      .optional(),
    /** It may read, write and delete the bucket's objects, and list the bucket. */
    S3_ACCESS_KEY_ID: z
      .string()
      .regex(/^[\w.+=@-]{1,128}$/, 'must be the id of an access key')
      .optional(),
    /** Its secret part, which is never printed. */
    S3_SECRET_ACCESS_KEY: z
      .string()
      .regex(/^[!-~]{1,256}$/, 'must be the secret of an access key, without spaces')
      .optional(),
    /** What the names of the pictures begin with, for a bucket that has more in it; a slash is added. */
    S3_PREFIX: z
      .string()
      .max(200, 'must be 200 characters or fewer')
      .regex(
        /^[\w-]+(?:\/[\w-]+)*\/?$/,
        'must be names of A-Z, a-z, 0-9, _ and -, with single slashes between them',
      )
      .transform(value => (value.endsWith('/') ? value : `${value}/`))
      .optional(),
    /**
     * Processes that serve this port, 1 to 64: about one for each core. Only with DATABASE_URL, since a data folder takes one.
     * Each has DATABASE_CONNECTIONS of its own, and METRICS_PORT, the next port and so on. SIGHUP replaces them one by one.
     */
    WORKERS: wholeNumber(1, 64).default(1),
    /** The one origin for links, redirects and the same-origin check. Default: http://localhost:PORT; required in production. */
    PUBLIC_ORIGIN: origin.optional(),
    /** How many reverse proxies stand in front; that many entries of X-Forwarded-For are believed. */
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    /**
     * Seconds, 0 to 300, that the server goes on after SIGTERM with /readyz at 503, so that a load balancer stops
     * sending requests before it closes. Default 5 in production, else 0.
     */
    DRAIN_SECONDS: wholeNumber(0, 300).optional(),
    /** Comma-separated, the newest first: it seals, all of them open. Made at first start outside production. */
    SESSION_KEYS: sessionKeys.optional(),
    /** Which verification route request-otp tells the client to use. */
    OTP_MODE: z
      .enum(['session', 'direct', 'stateless'], 'must be session, direct or stateless')
      .default('session'),
    /** The gateway that delivers one-time codes; required in production, else codes go to the console (AUTH-6). */
    SMS_URL: gatewayAddress.optional(),
    /** Bearer token for SMS_URL. */
    SMS_TOKEN: z.string().optional(),
    /** The server that sends e-mail; without it messages go to the console, and in production e-mail is not available. */
    SMTP_URL: smtpAddress.optional(),
    /** The sender of e-mail: `orders@shop.example`, or `Shruti <orders@shop.example>`. */
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>\r\n]{1,80} )?<?[^\s@<>]+@[^\s@<>]+>?$/,
        'must be an e-mail address, with or without a name',
      )
      .optional(),
    /** 1: request-otp's answer carries the code, and /test/messages shows what was sent. Needs HOST and PUBLIC_ORIGIN on loopback, and no proxy. */
    TEST_MODE: flag,
    /** Public part of Razorpay's API key, rzp_test_… or rzp_live_…; with it the shop takes online payments. */
    RAZORPAY_KEY_ID: z
      .string()
      .regex(/^rzp_(test|live)_[A-Za-z0-9]+$/, 'must be a key id of Razorpay, rzp_test_… or rzp_live_…')
      .optional(),
    /** Secret part of Razorpay's API key. */
    RAZORPAY_KEY_SECRET: z.string().optional(),
    /** Comma-separated secrets of Razorpay's webhook, the newest first. */
    RAZORPAY_WEBHOOK_SECRET: z
      .string()
      .transform(value => value.split(',').map(secret => secret.trim()))
      .optional(),
    /** A server of one's own that speaks Razorpay's calls, for trying the shop without an account. Loopback only. */
    RAZORPAY_URL: origin
      .refine(value => isLoopbackHost(new URL(value).hostname), 'must be an origin on loopback')
      .optional(),
    /** Password of the first administrator, whose user name is admin. */
    ADMIN_PASSWORD: z
      .string()
      .min(8, 'must be 8 to 128 characters')
      .max(128, 'must be 8 to 128 characters')
      .optional(),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
    /** Port of /metrics, which the public port never serves; 0 takes any free one. Without it nothing is counted. */
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    /** Address of METRICS_PORT. Whoever reaches it sees the shop's figures, without a password. */
    METRICS_HOST: z.string().max(255).default('127.0.0.1'),
    /** Collector of traces, OTLP over HTTP; `/v1/traces` is added. Without one there are no traces. */
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress.optional(),
    /** The same for traces alone, used as it stands. */
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collectorAddress.optional(),
    OTEL_EXPORTER_OTLP_PROTOCOL: z
      .enum(['http/json'], 'must be http/json, the one protocol of this server')
      .optional(),
    OTEL_SERVICE_NAME: z.string().max(255).default('shruti'),
    /** `true` turns traces off, whatever else is set. */
    OTEL_SDK_DISABLED: z
      .enum(['true', 'false'], 'must be true or false')
      .default('false')
      .transform(value => value === 'true'),
    /** Which traces are kept. */
    OTEL_TRACES_SAMPLER: z
      .enum(samplerNames, `must be one of ${samplerNames.join(', ')}`)
      .default('parentbased_always_on'),
    /** The part of the traces that a ratio sampler keeps, 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, 'must be a number from 0 to 1')
      .transform(Number)
      .default(1),
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const isProduction = env.NODE_ENV === 'production'
    if (isProduction && env.TEST_MODE) refuse('TEST_MODE', 'is refused with NODE_ENV=production')
    if (isProduction && !env.SESSION_KEYS) {
      refuse('SESSION_KEYS', 'is required with NODE_ENV=production; make one with: openssl rand -base64 48')
    }
    if (env.DATABASE_URL === undefined) {
      if (env.HASH_KEY) refuse('HASH_KEY', 'is for DATABASE_URL: without it the key is kept in DATA_DIR')
      if (env.UPLOADS_DIR) {
        refuse('UPLOADS_DIR', 'is for DATABASE_URL: without it a backup takes the pictures from DATA_DIR')
      }
      if (env.DATABASE_REPLICA_URL) {
        refuse('DATABASE_REPLICA_URL', 'is for DATABASE_URL: it names a replica of that database')
      }
      if (env.WORKERS > 1) {
        refuse('WORKERS', 'must be 1 without DATABASE_URL: a data folder takes one process at a time')
      }
    } else if (isProduction && !env.HASH_KEY) {
      refuse(
        'HASH_KEY',
        `is required with DATABASE_URL and NODE_ENV=production, since all servers of a shop share it; ${wayToMakeKey}`,
      )
    }
    const firstOfBucket = ([...bucketNames, 'S3_REGION', 'S3_PREFIX'] as const).find(
      name => env[name] !== undefined,
    )
    if (firstOfBucket !== undefined) {
      for (const name of bucketNames) {
        if (env[name] === undefined) refuse(name, `is required with ${firstOfBucket}`)
      }
      if (env.DATABASE_URL === undefined) {
        refuse(firstOfBucket, 'is for DATABASE_URL: without it a backup takes the pictures from DATA_DIR')
      }
      if (env.UPLOADS_DIR !== undefined) {
        refuse('UPLOADS_DIR', `is refused with ${firstOfBucket}: pictures are in a folder or in a bucket`)
      }
    }
    if (isProduction && !env.SMS_URL) {
      refuse(
        'SMS_URL',
        'is required with NODE_ENV=production: without a gateway, one-time codes would be printed on the console',
      )
    }
    if (isProduction && !env.PUBLIC_ORIGIN) {
      refuse(
        'PUBLIC_ORIGIN',
        'is required with NODE_ENV=production: by it, links are made and cookies are Secure',
      )
    }
    if (isProduction && env.PUBLIC_ORIGIN && !isSecureOrLoopback(env.PUBLIC_ORIGIN)) {
      refuse('PUBLIC_ORIGIN', 'must be https with NODE_ENV=production (http only on loopback)')
    }
    const isTestMode = env.TEST_MODE && !isProduction
    if (isTestMode && !isLoopbackHost(env.HOST)) {
      refuse(
        'HOST',
        'must be on loopback, such as 127.0.0.1, with TEST_MODE=1: it tells anyone the codes of any number',
      )
    }
    if (isTestMode && env.PUBLIC_ORIGIN && !isLoopbackHost(new URL(env.PUBLIC_ORIGIN).hostname)) {
      refuse('PUBLIC_ORIGIN', 'must be on loopback with TEST_MODE=1')
    }
    if (isTestMode && env.TRUST_PROXY > 0) refuse('TRUST_PROXY', 'must be 0 with TEST_MODE=1')
    if (env.METRICS_PORT === env.PORT && env.PORT !== 0) {
      refuse('METRICS_PORT', 'must differ from PORT: metrics are not for the public')
    }
    if (env.WORKERS > 1 && env.METRICS_PORT !== undefined) {
      const last = env.METRICS_PORT + env.WORKERS - 1
      if (env.METRICS_PORT === 0) refuse('METRICS_PORT', 'must not be 0 with WORKERS: each has the next port')
      if (last > 65_535) refuse('METRICS_PORT', `must leave room for the ${env.WORKERS} ports of WORKERS`)
      if (env.PORT >= env.METRICS_PORT && env.PORT <= last) {
        refuse('METRICS_PORT', 'must leave PORT out: each of WORKERS has the next port')
      }
    }
    if (env.SMTP_URL && !env.MAIL_FROM) refuse('MAIL_FROM', 'is required with SMTP_URL')
    if (env.RAZORPAY_KEY_ID && !env.RAZORPAY_KEY_SECRET) {
      refuse('RAZORPAY_KEY_SECRET', 'is required with RAZORPAY_KEY_ID')
    }
    if (env.RAZORPAY_KEY_ID && !env.RAZORPAY_WEBHOOK_SECRET) {
      refuse('RAZORPAY_WEBHOOK_SECRET', 'is required with RAZORPAY_KEY_ID')
    }
    if (env.TEST_MODE && env.RAZORPAY_KEY_ID?.startsWith('rzp_live_')) {
      refuse('RAZORPAY_KEY_ID', 'must be a test key with TEST_MODE=1')
    }
    if (isProduction && env.RAZORPAY_URL) refuse('RAZORPAY_URL', 'is refused with NODE_ENV=production')
    if (env.SMS_URL && !env.SMS_TOKEN) refuse('SMS_TOKEN', 'is required with SMS_URL')
  })

export type Environment = z.output<typeof environmentSchema>

/** The server cannot start as it is configured. The message has one line for each wrong variable, naming it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Parses the variables of a process.
 * @throws EnvironmentError naming each wrong variable, never its value: it may be a secret
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const known = Object.keys(environmentSchema.shape)
  const given = Object.fromEntries(known.flatMap(name => (variables[name] ? [[name, variables[name]]] : [])))
  const result = environmentSchema.safeParse(given)
  if (result.success) return result.data
  throw new EnvironmentError(
    result.error.issues.map(issue => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
  )
}

/**
 * DATA_DIR, for commands on its files, which need nothing else and should not fail for what else a server needs.
 * @throws EnvironmentError with DATABASE_URL, since the shop is not in DATA_DIR then
 */
export function parseDataFolder(variables: Readonly<Record<string, string | undefined>>): string {
  if (variables['DATABASE_URL']) {
    throw new EnvironmentError(
      'DATABASE_URL: this command is for shops in DATA_DIR. Back a database up with pg_dump and bring it back with pg_restore, and the pictures in UPLOADS_DIR or the bucket beside it; or name the folder.',
    )
  }
  return environmentSchema.shape.DATA_DIR.parse(variables['DATA_DIR'] || undefined)
}

/**
 * The address of a database that a command is given.
 * @throws EnvironmentError naming where it came from, never the address: it has a password
 */
export function parseDatabaseAddress(name: string, value: string): string {
  const result = databaseAddress.safeParse(value)
  if (result.success) return result.data
  throw new EnvironmentError(result.error.issues.map(issue => `${name}: ${issue.message}`).join('\n'))
}

/** SESSION_KEYS, for commands that need nothing else. @throws EnvironmentError when one is no real key */
export function parseSessionKeys(
  variables: Readonly<Record<string, string | undefined>>,
): readonly string[] | undefined {
  const result = environmentSchema.shape.SESSION_KEYS.safeParse(variables['SESSION_KEYS'] || undefined)
  if (result.success) return result.data
  throw new EnvironmentError(result.error.issues.map(issue => `SESSION_KEYS: ${issue.message}`).join('\n'))
}

/** The keys of a shop that is in a database. */
export interface ShopKeys {
  readonly hashKey: string
  /** The newest first. */
  readonly sessionKeys: readonly string[]
}

/**
 * HASH_KEY and SESSION_KEYS, for a command that needs both and nothing else.
 * @throws EnvironmentError naming each that is missing or no real key
 */
export function parseShopKeys(variables: Readonly<Record<string, string | undefined>>): ShopKeys {
  const required = (name: string) =>
    variables[name] ? [] : [`${name}: is required, as the shop's servers have it`]
  const missing = ['HASH_KEY', 'SESSION_KEYS'].flatMap(required)
  if (missing.length > 0) throw new EnvironmentError(missing.join('\n'))
  const result = z.object({ HASH_KEY: hashKey, SESSION_KEYS: sessionKeys }).safeParse(variables)
  if (result.success) return { hashKey: result.data.HASH_KEY, sessionKeys: result.data.SESSION_KEYS }
  throw new EnvironmentError(
    result.error.issues.map(issue => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
  )
}

function isDatabaseAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, pathname } = new URL(value)
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') return false
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return pathname.length > 1
  } catch {
    return false
  }
}

function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function isOrigin(value: string): boolean {
  if (!isHttpAddress(value)) return false
  const { origin: itself, href, username, password } = new URL(value)
  return href === `${itself}/` && username === '' && password === ''
}

function isSecureOrLoopback(value: string): boolean {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLoopbackHost(hostname)
}
