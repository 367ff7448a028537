import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './env.ts'

const goodKey = 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g'
const otherKey = 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa'
const production = {
  NODE_ENV: 'production',
  SESSION_KEYS: goodKey,
  PUBLIC_ORIGIN: 'https://shop.example',
  SMS_URL: 'https://gateway.example',
  SMS_TOKEN: 't0k3n',
}

const database = { DATABASE_URL: 'postgres://shop:s3cret@db.example/shop' }

const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'shop-pictures',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'b8Xz/q+3Lw',
}

function complaint(variables: Record<string, string>): string {
  try {
    parseEnvironment(variables)
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

describe('the environment', () => {
  it('[SRV-2] needs nothing to be set', () => {
    expect(parseEnvironment({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './data',
      DATABASE_CONNECTIONS: 10,
      DATABASE_CONNECT_SECONDS: 5,
      DATABASE_STATEMENT_SECONDS: 15,
      DATABASE_LOCK_SECONDS: 5,
      DATABASE_IDLE_TRANSACTION_SECONDS: 30,
      WORKERS: 1,
      TRUST_PROXY: 0,
      OTP_MODE: 'session',
      TEST_MODE: false,
      LOG_LEVEL: 'info',
      METRICS_HOST: '127.0.0.1',
      OTEL_SDK_DISABLED: false,
      OTEL_SERVICE_NAME: 'shruti',
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
    })
  })

  it('takes an empty value for one that is not set', () => {
    expect(parseEnvironment({ PORT: '', SMS_URL: '' }).PORT).toBe(3000)
  })

  it('splits the session keys, the newest first', () => {
    expect(parseEnvironment({ SESSION_KEYS: `${goodKey}, ${otherKey}` }).SESSION_KEYS).toEqual([
      goodKey,
      otherKey,
    ])
  })

  it.each([
    [{ PORT: '80a' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: must be production, development or test'],
    [{ OTP_MODE: 'sms' }, 'OTP_MODE: must be session, direct or stateless'],
    [{ TEST_MODE: 'yes' }, 'TEST_MODE: must be 0 or 1'],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS: must be a whole number from 0 to 300'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent'],
    [
      { PUBLIC_ORIGIN: 'shop.example' },
      'PUBLIC_ORIGIN: must be an origin such as https://shop.example, without a path',
    ],
    [
      { PUBLIC_ORIGIN: 'https://shop.example/shop' },
      'PUBLIC_ORIGIN: must be an origin such as https://shop.example, without a path',
    ],
    [
      { SMS_URL: 'http://gateway.example', SMS_TOKEN: 'x' },
      'SMS_URL: must be an https address (http only on loopback)',
    ],
    [{ SMS_URL: 'https://gateway.example' }, 'SMS_TOKEN: is required with SMS_URL'],
    [
      { PORT: '80', METRICS_PORT: '80' },
      'METRICS_PORT: must differ from PORT: metrics are not for the public',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: must be an http or https address',
    ],
    [
      { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'OTEL_EXPORTER_OTLP_PROTOCOL: must be http/json, the one protocol of this server',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1'],
    [
      { SMTP_URL: 'https://mail.example', MAIL_FROM: 'shop@shop.example' },
      'SMTP_URL: must be an smtp: or smtps: address',
    ],
    [{ SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM: is required with SMTP_URL'],
    [{ MAIL_FROM: 'Shruti' }, 'MAIL_FROM: must be an e-mail address, with or without a name'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: must be 8 to 128 characters'],
    [{ SESSION_KEYS: 'short' }, 'SESSION_KEYS: each key must be 32 bytes or longer'],
    [{ SESSION_KEYS: `${goodKey},${goodKey}` }, 'SESSION_KEYS: the same key is listed twice'],
    [
      { DATABASE_URL: 'mysql://shop:s3cret@db/shop' },
      'DATABASE_URL: must be an address such as postgres://user:password@host:5432/database',
    ],
    [
      { DATABASE_URL: 'postgres://shop:s3cret@db' },
      'DATABASE_URL: must be an address such as postgres://user:password@host:5432/database',
    ],
    [
      { ...database, DATABASE_REPLICA_URL: 'replica.example' },
      'DATABASE_REPLICA_URL: must be an address such as postgres://user:password@host:5432/database',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://shop:s3cret@replica.example/shop' },
      'DATABASE_REPLICA_URL: is for DATABASE_URL: it names a replica of that database',
    ],
    [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS: must be a whole number from 1 to 200'],
    [{ DATABASE_LOCK_SECONDS: '0' }, 'DATABASE_LOCK_SECONDS: must be a whole number from 1 to 300'],
    [{ WORKERS: '0' }, 'WORKERS: must be a whole number from 1 to 64'],
    [{ WORKERS: '2' }, 'WORKERS: must be 1 without DATABASE_URL: a data folder takes one process at a time'],
    [
      { ...database, WORKERS: '2', METRICS_PORT: '0' },
      'METRICS_PORT: must not be 0 with WORKERS: each has the next port',
    ],
    [
      { ...database, WORKERS: '4', METRICS_PORT: '2998', PORT: '3000' },
      'METRICS_PORT: must leave PORT out: each of WORKERS has the next port',
    ],
    [
      { ...database, WORKERS: '4', METRICS_PORT: '65534' },
      'METRICS_PORT: must leave room for the 4 ports of WORKERS',
    ],
    [{ HASH_KEY: goodKey }, 'HASH_KEY: is for DATABASE_URL: without it the key is kept in DATA_DIR'],
    [{ ...database, HASH_KEY: 'short' }, 'HASH_KEY: must be 32 bytes or longer'],
    [
      { ...database, HASH_KEY: '0'.repeat(64) },
      'HASH_KEY: is easy to guess; make one with: openssl rand -base64 48',
    ],
    [
      { UPLOADS_DIR: '/srv/pictures' },
      'UPLOADS_DIR: is for DATABASE_URL: without it a backup takes the pictures from DATA_DIR',
    ],
    [
      { RAZORPAY_KEY_ID: 'key', RAZORPAY_KEY_SECRET: goodKey, RAZORPAY_WEBHOOK_SECRET: goodKey },
      'RAZORPAY_KEY_ID: must be a key id of Razorpay, rzp_test_… or rzp_live_…',
    ],
    [
      { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: goodKey },
      'RAZORPAY_WEBHOOK_SECRET: is required with RAZORPAY_KEY_ID',
    ],
    [
      {
        TEST_MODE: '1',
        RAZORPAY_KEY_ID: 'rzp_live_1',
        RAZORPAY_KEY_SECRET: goodKey,
        RAZORPAY_WEBHOOK_SECRET: goodKey,
      },
      'RAZORPAY_KEY_ID: must be a test key with TEST_MODE=1',
    ],
    [{ RAZORPAY_URL: 'https://razorpay.example' }, 'RAZORPAY_URL: must be an origin on loopback'],
  ])('stops at %o with one line that names the variable', (variables, message) => {
    expect(complaint(variables as Record<string, string>)).toBe(message)
  })

  it.each([
    '0'.repeat(64),
    'abababababababababababababababababab',
    'change-me-change-me-change-me-1234567890',
  ])('refuses the guessable session key %s', key => {
    expect(complaint({ SESSION_KEYS: key })).toBe(
      'SESSION_KEYS: a key is easy to guess; make one with: openssl rand -base64 48',
    )
  })

  it('names every wrong variable, and never repeats a value', () => {
    const message = complaint({ PORT: 'x', OTP_MODE: 'y', SESSION_KEYS: 'my-short-key' })
    expect(message.split('\n').map(line => line.split(':')[0])).toEqual(['PORT', 'SESSION_KEYS', 'OTP_MODE'])
    expect(message).not.toContain('my-short-key')
  })
})

describe('[SRV-2] the bucket of pictures in the environment', () => {
  const complete = { ...database, ...bucket }

  it('[SRV-2] stands beside a database', () => {
    expect(parseEnvironment(complete)).toMatchObject(bucket)
    expect(parseEnvironment({ ...complete, S3_ENDPOINT: 'http://127.0.0.1:9000/' }).S3_ENDPOINT).toBe(
      'http://127.0.0.1:9000',
    )
  })

  it('[SRV-2] has a prefix that ends with a slash', () => {
    for (const given of ['shop/customers', 'shop/customers/']) {
      expect(parseEnvironment({ ...complete, S3_PREFIX: given }).S3_PREFIX).toBe('shop/customers/')
    }
  })

  const wrongEndpoint =
    'S3_ENDPOINT: must be an https origin such as https://s3.example, without a path (http only on loopback)'
  const wrongBucket = 'S3_BUCKET: must be the name of a bucket: 3 to 63 of a-z, 0-9, dot and hyphen'
  const wrongPrefix = 'S3_PREFIX: must be names of A-Z, a-z, 0-9, _ and -, with single slashes between them'

  it.each([
    [{ S3_ENDPOINT: 'http://s3.example' }, wrongEndpoint],
    [{ S3_ENDPOINT: 's3.example' }, wrongEndpoint],
    [{ S3_ENDPOINT: 'https://s3.example/pictures' }, wrongEndpoint],
    [{ S3_ENDPOINT: 'https://key:secret@s3.example' }, wrongEndpoint],
    [{ S3_BUCKET: 'Shop' }, wrongBucket],
    [{ S3_BUCKET: 'shop/pictures' }, wrongBucket],
    [{ S3_BUCKET: 'shop..pictures' }, wrongBucket],
    [{ S3_REGION: 'ap south 1' }, 'S3_REGION: must be the name of a region such as ap-south-1, or auto'],
    [{ S3_ACCESS_KEY_ID: 'AKIA/EXAMPLE' }, 'S3_ACCESS_KEY_ID: must be the id of an access key'],
    [
      { S3_SECRET_ACCESS_KEY: 'b8Xz q3Lw' },
      'S3_SECRET_ACCESS_KEY: must be the secret of an access key, without spaces',
    ],
    [{ S3_PREFIX: '../other' }, wrongPrefix],
    [{ S3_PREFIX: '/shop' }, wrongPrefix],
    [{ S3_PREFIX: 'shop//customers' }, wrongPrefix],
    [{ S3_PREFIX: 'a'.repeat(201) }, 'S3_PREFIX: must be 200 characters or fewer'],
    [
      { UPLOADS_DIR: '/srv/pictures' },
      'UPLOADS_DIR: is refused with S3_ENDPOINT: pictures are in a folder or in a bucket',
    ],
    [{ S3_BUCKET: '' }, 'S3_BUCKET: is required with S3_ENDPOINT'],
    [{ S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID: is required with S3_ENDPOINT'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: is required with S3_ENDPOINT'],
    [{ S3_ENDPOINT: '' }, 'S3_ENDPOINT: is required with S3_BUCKET'],
    [
      { DATABASE_URL: '' },
      'S3_ENDPOINT: is for DATABASE_URL: without it a backup takes the pictures from DATA_DIR',
    ],
  ])('[SRV-2] stops at %o with one line that names the variable', (changes, message) => {
    expect(complaint({ ...complete, ...(changes as Record<string, string>) })).toBe(message)
  })

  it('[SRV-2] is not made of a region or a prefix alone', () => {
    for (const name of ['S3_REGION', 'S3_PREFIX']) {
      expect(complaint({ ...database, [name]: 'auto' }).split('\n')).toEqual([
        `S3_ENDPOINT: is required with ${name}`,
        `S3_BUCKET: is required with ${name}`,
        `S3_ACCESS_KEY_ID: is required with ${name}`,
        `S3_SECRET_ACCESS_KEY: is required with ${name}`,
      ])
    }
  })

  it('[SRV-2] never repeats a key', () => {
    const message = complaint({ ...complete, S3_ACCESS_KEY_ID: 'my/id', S3_SECRET_ACCESS_KEY: 'my secret' })
    expect(message.split('\n')).toHaveLength(2)
    expect(message).not.toContain('my')
  })
})

describe('[AUTH-6] the environment in test mode', () => {
  const noHost =
    'HOST: must be on loopback, such as 127.0.0.1, with TEST_MODE=1: it tells anyone the codes of any number'

  it.each([
    [{ HOST: '127.0.0.1' }, 'accepted'],
    [{ HOST: '::1', PUBLIC_ORIGIN: 'http://[::1]:3000' }, 'accepted'],
    [{ HOST: 'localhost', PUBLIC_ORIGIN: 'http://localhost:3000' }, 'accepted'],
    [{ HOST: '0.0.0.0' }, noHost],
    [{ HOST: '::' }, noHost],
    [{ HOST: '192.168.1.4' }, noHost],
    [{ PUBLIC_ORIGIN: 'https://shop.example' }, 'PUBLIC_ORIGIN: must be on loopback with TEST_MODE=1'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY: must be 0 with TEST_MODE=1'],
  ])('with %o is %s, whatever NODE_ENV says', (variables, outcome) => {
    for (const NODE_ENV of ['', 'development', 'test']) {
      expect(complaint({ TEST_MODE: '1', NODE_ENV, ...variables })).toBe(outcome)
    }
  })
})

describe('the environment in production', () => {
  it('accepts real keys and an https origin', () => {
    expect(complaint(production)).toBe('accepted')
  })

  it('refuses test mode', () => {
    expect(complaint({ ...production, TEST_MODE: '1' })).toBe(
      'TEST_MODE: is refused with NODE_ENV=production',
    )
  })

  it('[AUTH-6] requires a gateway: codes on a console reach no customer, and whoever reads the log', () => {
    expect(complaint({ ...production, SMS_URL: '', SMS_TOKEN: '' })).toBe(
      'SMS_URL: is required with NODE_ENV=production: without a gateway, one-time codes would be printed on the console',
    )
  })

  it('requires the origin, without which cookies would not be Secure', () => {
    expect(complaint({ ...production, PUBLIC_ORIGIN: '' })).toBe(
      'PUBLIC_ORIGIN: is required with NODE_ENV=production: by it, links are made and cookies are Secure',
    )
  })

  it('requires session keys', () => {
    expect(complaint({ ...production, SESSION_KEYS: '' })).toBe(
      'SESSION_KEYS: is required with NODE_ENV=production; make one with: openssl rand -base64 48',
    )
  })

  it('[SRV-2] requires the hash key with a database: all servers of a shop share it', () => {
    expect(complaint({ ...production, ...database })).toBe(
      'HASH_KEY: is required with DATABASE_URL and NODE_ENV=production, since all servers of a shop share it; make one with: openssl rand -base64 48',
    )
    expect(complaint({ ...production, ...database, HASH_KEY: otherKey })).toBe('accepted')
  })

  it('refuses plain http except on loopback', () => {
    expect(complaint({ ...production, PUBLIC_ORIGIN: 'http://shop.example' })).toBe(
      'PUBLIC_ORIGIN: must be https with NODE_ENV=production (http only on loopback)',
    )
    expect(complaint({ ...production, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' })).toBe('accepted')
  })
})
