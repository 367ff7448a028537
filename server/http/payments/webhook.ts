import express, { Router, type Request, type RequestHandler } from 'express'
import { PaymentProviderUnavailable, receivePaymentEvent, type Dependencies } from '../../domain/index.ts'

/** An event of Razorpay is 2 to 5 kB. */
const maximumEventSize = '100kb'

export const webhookPath = '/payments/webhook'

/**
 * `POST /payments/webhook`: what the payment provider tells the shop. It comes from another machine, without a
 * session or an Origin, so its signature over the raw body is all that is believed. The provider sends an event again
 * until it gets an answer of 2xx.
 */
export function paymentWebhook(dependencies: Dependencies): Router {
  const router = Router({ caseSensitive: true })
  const raw = express.raw({ type: () => true, limit: maximumEventSize })
  router.post(webhookPath, raw, receiveEvent(dependencies))
  return router
}

function receiveEvent(dependencies: Dependencies): RequestHandler {
  return async (request, response) => {
    response.set('Cache-Control', 'no-store')
    try {
      const outcome = await receivePaymentEvent(dependencies, bytesOf(request), headersOf(request))
      if (outcome === 'bad_signature') response.status(401).json({ message: 'The signature is wrong' })
      else if (outcome === 'no_provider') response.status(404).json({ message: 'Resource not found' })
      else response.json({ outcome })
    } catch (error) {
      if (error instanceof SyntaxError) response.status(400).json({ message: 'Send the event as JSON' })
      else if (error instanceof PaymentProviderUnavailable) {
        response.status(503).json({ message: 'Send the event again later' })
      } else throw error
    }
  }
}

/** Without a body, express.raw leaves `request.body` unset. */
function bytesOf(request: Request): Uint8Array {
  const body: unknown = request.body
  return Buffer.isBuffer(body) ? body : new Uint8Array()
}

function headersOf(request: Request): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}
