import { PaymentProviderRefusal, PaymentProviderUnavailable } from '../../domain/index.ts'

export interface RazorpayAccount {
  /** Public part of the API key: rzp_test_… or rzp_live_…. */
  readonly keyId: string
  readonly keySecret: string
  /** Default https://api.razorpay.com. */
  readonly origin?: string
  readonly fetch?: typeof fetch
}

export type CallRazorpay = (
  method: 'GET' | 'POST',
  path: string,
  options?: { readonly body?: object; readonly headers?: Readonly<Record<string, string>> },
) => Promise<unknown>

export const razorpayApiOrigin = 'https://api.razorpay.com'

/** A shopper waits for the first of these calls, so one that takes longer counts as lost. */
const timeoutMs = 10_000

/**
 * Calls Razorpay's API, version 1: JSON, basic authentication by key id and secret.
 * @throws PaymentProviderUnavailable when no answer came, or one of 429 or from 500 on
 * @throws PaymentProviderRefusal for any other error
 */
export function createRazorpayClient(account: RazorpayAccount): CallRazorpay {
  const { keyId, keySecret, origin = razorpayApiOrigin } = account
  const send = account.fetch ?? fetch
  const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`
  return async (method, path, { body, headers } = {}) => {
    const answer = await send(`${origin}/v1${path}`, {
      method,
      // A redirect would carry the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new PaymentProviderUnavailable('Razorpay did not answer', { cause })
    })
    const answered = await answer.json().catch((cause: unknown) => {
      throw new PaymentProviderUnavailable(`Razorpay answered ${answer.status} without JSON`, { cause })
    })
    if (answer.ok) return answered as unknown
    const { code, description } = errorOf(answered)
    // 409: the same refund is being made; 429 and 5xx: later.
    if (answer.status === 409 || answer.status === 429 || answer.status >= 500) {
      throw new PaymentProviderUnavailable(`Razorpay answered ${answer.status} ${code}`)
    }
    throw new PaymentProviderRefusal(code, `Razorpay answered ${answer.status}: ${description}`)
  }
}

function errorOf(answer: unknown): { code: string; description: string } {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null
  const { code, description } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown
    description?: unknown
  }
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    description: typeof description === 'string' ? description : 'no description',
  }
}
