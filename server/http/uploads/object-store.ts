import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { StoreUnavailable } from '../../domain/index.ts'

/** A bucket of a store that speaks S3, and the key to it. */
export interface Bucket {
  /** An origin; the bucket's name is the first part of the path, which every such store understands. */
  readonly endpoint: string
  readonly name: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** What is a matter of time and chance. */
export interface Timing {
  /** Milliseconds since 1970: a signature is good for some minutes. */
  now(): number
  wait(ms: number): Promise<void>
  /** Aborts after a time. */
  deadline(ms: number): AbortSignal
  /** From 0 up to, but not, 1. */
  random(): number
}

/** The calls that keeping files takes. Each throws StoreUnavailable when the store cannot be reached, or refuses. */
export interface ObjectStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Undefined when there is no such object. @param limit the most bytes that are read */
  get(key: string, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}

/** A shopper waits for this, and housekeeping holds a transaction meanwhile. */
const answerMs = 5000

const maximumTries = 3
/** The longest wait before the second try; before each other it is twice as long. */
const waitMs = 200

/** What an error says stands at the beginning of it. */
const errorBytes = 4096

interface Answer {
  readonly status: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface Call {
  readonly method: 'PUT' | 'GET' | 'DELETE'
  readonly key: string
  readonly content?: { readonly bytes: Uint8Array; readonly type: string }
  readonly limit?: number
}

export function createObjectStore(bucket: Bucket, timing: Timing): ObjectStore {
  async function send(
    { method, key, content, limit = errorBytes }: Call,
    signal: AbortSignal,
  ): Promise<Answer> {
    const signer = new AwsV4Signer({
      method,
      url: `${bucket.endpoint}/${bucket.name}/${key}`,
      headers: {
        // Signed, so that bytes that changed on their way are refused.
        'x-amz-content-sha256': createHash('sha256')
          .update(content?.bytes ?? '')
          .digest('hex'),
        ...(content && { 'content-type': content.type }),
      },
      accessKeyId: bucket.accessKeyId,
      secretAccessKey: bucket.secretAccessKey,
      region: bucket.region,
      service: 's3',
      datetime: new Date(timing.now()).toISOString().replaceAll(/[-:]|\.\d+/g, ''),
    })
    const { url, headers } = await signer.sign()
    const answer = await fetch(url, {
      method,
      headers,
      signal,
      // Followed, it would carry a picture to an address that nobody configured.
      redirect: 'manual',
      ...(content && { body: new Uint8Array(content.bytes) }),
    })
    const bytes = answer.ok ? await wholeOf(answer, limit) : await beginningOf(answer)
    return { status: answer.status, bytes }
  }

  /** Tries again after a broken connection, and an answer that says that another may be better. */
  async function call(wanted: Call): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const signal = timing.deadline(answerMs)
      let failure: StoreUnavailable
      try {
        const answer = await send(wanted, signal)
        if (answer.status < 500 && answer.status !== 429) return answer
        failure = refusal(answer)
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error
        failure = new StoreUnavailable('The object store does not answer', { cause: error })
        // It had its time.
        if (signal.aborted) throw failure
      }
      if (tries === maximumTries) throw failure
      await timing.wait(waitMs * 2 ** (tries - 1) * (0.5 + timing.random() / 2))
    }
  }

  return {
    async put(key, bytes, type) {
      const answer = await call({ method: 'PUT', key, content: { bytes, type } })
      if (!isDone(answer)) throw refusal(answer)
    },
    async get(key, limit) {
      const answer = await call({ method: 'GET', key, limit })
      if (isDone(answer)) return answer.bytes
      if (isMissing(answer)) return undefined
      throw refusal(answer)
    },
    async remove(key) {
      const answer = await call({ method: 'DELETE', key })
      if (!isDone(answer) && !isMissing(answer)) throw refusal(answer)
    },
  }
}

const isDone = ({ status }: Answer) => status >= 200 && status < 300

/** A bucket that is not there answers 404 as well, and is no missing picture. */
const isMissing = (answer: Answer) => answer.status === 404 && codeOf(answer) === 'NoSuchKey'

/** Its code alone: the rest of an error may repeat what was signed, and with which key. */
function refusal(answer: Answer): StoreUnavailable {
  const code = codeOf(answer)
  return new StoreUnavailable(`The object store answered ${answer.status}${code === '' ? '' : ` (${code})`}`)
}

function codeOf({ bytes }: Answer): string {
  const text = new TextDecoder().decode(bytes.subarray(0, errorBytes))
  return /<Code>([A-Za-z]{1,64})<\/Code>/.exec(text)?.[1] ?? ''
}

/** @throws StoreUnavailable when it is longer than the limit */
async function wholeOf(answer: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, isWhole } = await readUpTo(answer, limit)
  if (!isWhole) throw new StoreUnavailable(`The object store answered with more than ${limit} bytes`)
  return bytes
}

const beginningOf = async (answer: Response) => (await readUpTo(answer, errorBytes)).bytes

async function readUpTo(answer: Response, limit: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    // Leaving the loop gives the rest up.
    if (length > limit) break
  }
  return { bytes: new Uint8Array(Buffer.concat(chunks)), isWhole: length <= limit }
}
