import type { Order } from '@shruti/server/contract'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { App } from '../../app/app-context.ts'
import { buyAgain } from './buy-again.ts'

type Line = Order['lines'][number]
const lineOf = (productId: string, unitPrice: number) =>
  ({ productId, variantIndex: 0, quantity: 2, unitPrice, name: productId, sku: productId }) as Line

/** A cart that takes what is asked for at its price now, and refuses the rest. */
function appSelling(prices: Readonly<Record<string, number>>, refusal: ApiError): Pick<App, 'api'> {
  const call = async (_name: string, { productId }: { productId: string }) => {
    const unitPrice = prices[productId]
    if (unitPrice === undefined) throw refusal
    return { items: [{ productId, variantIndex: 0, unitPrice }] }
  }
  return { api: { call } } as unknown as Pick<App, 'api'>
}

const gone = new ApiError('Product not found', { status: 404, body: null })

it('[ORD-2] buys again what is still sold, at its price now, and says why the rest is not', async () => {
  const komal = lineOf('komal', 299_900)
  const nada = lineOf('nada', 129_900)
  const outcome = await buyAgain(appSelling({ nada: 119_900 }, gone), { lines: [komal, nada] })
  expect(outcome).toEqual({
    added: [{ line: nada, unitPrice: 119_900 }],
    refused: [{ line: komal, why: 'Product not found' }],
  })
})

it('[ORD-2] calls a failure of the shop a failure, not a product that is gone', async () => {
  const failure = new ApiError('Server error', { status: 500, body: null })
  await expect(buyAgain(appSelling({}, failure), { lines: [lineOf('komal', 1)] })).rejects.toThrow(
    'Server error',
  )
})
