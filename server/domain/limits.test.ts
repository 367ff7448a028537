import { describe, expect, it } from 'vitest'
import { openTestDomain } from '../contract-suite/shop/open-test-domain.ts'
import { limitsOf, readLimits } from './limits.ts'

describe('the limits against abuse', () => {
  it('have defaults, so that a shop without any of its own needs no migration', async () => {
    const { dependencies } = await openTestDomain()
    const { cashOnDelivery, oneTimeCodes } = await readLimits(dependencies.store)
    expect(cashOnDelivery).toEqual({
      openOrders: 3,
      piecesOfOneProduct: 10,
      openOrdersVerified: 10,
      piecesOfOneProductVerified: 30,
    })
    expect(oneTimeCodes).toMatchObject({
      perAddressAMinute: 40,
      perAddressAnHour: 400,
      callingCodes: ['+91'],
    })
  })

  it('are read live: one figure that an administrator changes leaves the others as they are', async () => {
    const { dependencies } = await openTestDomain()
    await dependencies.store.transaction(async tx => {
      const settings = await tx.get('settings', 'shop')
      if (settings) await tx.put('settings', { ...settings, limits: { cashOnDelivery: { openOrders: 1 } } })
    })
    const { cashOnDelivery } = await readLimits(dependencies.store)
    expect(cashOnDelivery).toMatchObject({ openOrders: 1, piecesOfOneProduct: 10 })
  })

  it('are whole numbers within their ranges', () => {
    expect(() => limitsOf({ limits: { cashOnDelivery: { openOrders: -1 } } })).toThrow('openOrders')
    expect(() => limitsOf({ limits: { oneTimeCodes: { callingCodes: ['India'] } } })).toThrow('callingCodes')
  })
})
