import { describe, expect, it } from 'vitest'
import { shopError } from './errors.ts'
import { toDeclaredError, type OperationFacts } from './middleware.ts'
import { StoreUnavailable, UniqueViolation } from './ports/index.ts'
import { openTestDomain } from '../contract-suite/shop/open-test-domain.ts'

const facts: OperationFacts = {
  meta: { name: 'getCart' },
  declares: code => code === 'cart_item_not_found' || code === 'username_taken',
  detailedInput: false,
}

async function answerTo(thrown: unknown) {
  const { dependencies, log } = await openTestDomain()
  const error = toDeclaredError(dependencies, facts, thrown)
  return { code: error.code, status: error.status, message: error.message, logged: log.errors.length }
}

describe('what an operation throws', () => {
  it('[SRV-1] reaches the client when the operation declares it', async () => {
    expect(await answerTo(shopError('cart_item_not_found'))).toEqual({
      code: 'cart_item_not_found',
      status: 404,
      message: 'Item not found in cart',
      logged: 0,
    })
  })

  it('[SRV-1] is a server error, and logged, when it does not declare it', async () => {
    expect(await answerTo(shopError('order_not_found'))).toMatchObject({ code: 'server_error', logged: 1 })
  })

  it('[SRV-1] is a server error without detail when it is a bug', async () => {
    expect(await answerTo(new TypeError('x is not a function'))).toEqual({
      code: 'server_error',
      status: 500,
      message: 'Server error occurred',
      logged: 1,
    })
  })

  it('[AUTH-2] is the matching refusal when a unique value was taken meanwhile', async () => {
    const violation = new UniqueViolation('users', 'username', 'asha')
    expect(await answerTo(violation)).toMatchObject({ code: 'username_taken', status: 409 })
    expect(await answerTo(new UniqueViolation('orders', 'number', 'x'))).toMatchObject({
      code: 'server_error',
    })
  })

  it('[SRV-3] is 503 when the store cannot write', async () => {
    const answer = await answerTo(new StoreUnavailable('no space left on device'))
    expect(answer).toMatchObject({ code: 'store_unavailable', status: 503, logged: 1 })
  })
})
