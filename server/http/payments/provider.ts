import { randomBytes } from 'node:crypto'
import {
  createSandbox,
  type Clock,
  type Ids,
  type PaymentProvider,
  type ShopStore,
} from '../../domain/index.ts'
import type { Environment } from '../env.ts'
import { createRazorpay } from './razorpay.ts'

/**
 * The payment provider that the environment names: Razorpay with its keys, else the sandbox in test mode, else none,
 * and then the shop takes cash on delivery alone.
 */
export function createPaymentProvider(
  env: Environment,
  ports: { readonly store: ShopStore; readonly clock: Clock; readonly ids: Ids },
): PaymentProvider | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecrets, RAZORPAY_URL: origin } = env
  if (keyId !== undefined && keySecret !== undefined && webhookSecrets !== undefined) {
    const local = origin !== undefined && { origin, checkoutOrigin: origin }
    return createRazorpay({ keyId, keySecret, webhookSecrets, ...local })
  }
  // Its events never leave the process, so a secret of this process is enough.
  return env.TEST_MODE ? createSandbox({ ...ports, secret: randomBytes(32).toString('hex') }) : null
}
