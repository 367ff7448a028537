import { describe, expect, it } from 'vitest'
import type { Quote } from '../../contract/index.ts'
import { newCustomer } from '../../contract-suite/shop/new-customer.ts'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { deleteAccount } from '../accounts/deletion.ts'
import type { Dependencies } from '../context.ts'
import { isShopError } from '../errors.ts'
import { deliveryAddressKey } from '../orders/buyer-keys.ts'
import { createHousekeeping } from '../housekeeping.ts'
import type { SessionRecord, UserRecord } from '../records.ts'
import { createAddress, type AddressFields } from './addresses.ts'
import { createPlaceOrder } from './place-order.ts'
import { createQuote } from './quote.ts'

const context = newRequestContext()

/** Of someone who signed in this minute. */
const sessionOfNow: SessionRecord = {
  id: 'session',
  userId: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  lastSeenAt: '2026-11-20T06:00:00.000Z',
  expiresAt: '2026-12-20T06:00:00.000Z',
  openedBy: '::1',
  pendingCode: null,
}

const door: AddressFields = {
  fullName: 'A shopper',
  phoneNumber: '+919845012345',
  line1: 'Flat 302, Sai Residency',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'home',
  isDefault: true,
}

/** A throw-away account with one thing in its cart. */
function newAccount(dependencies: Dependencies, number: number): Promise<UserRecord> {
  return newCustomer(dependencies, number, { productId: 'prd-tips', quantity: 1, variantIndex: 0 })
}

/** What became of ten accounts at the last step at the same moment; `address` says where each wants its parcel. */
async function ordersOfTenAccounts(address: (number: number) => Partial<AddressFields>): Promise<string[]> {
  const { dependencies } = await openTestDomain()
  const placeOrder = createPlaceOrder(dependencies)
  const buttons = await Promise.all(
    Array.from({ length: 10 }, async (_, number) => {
      const user = await newAccount(dependencies, number)
      const { id: addressId } = await createAddress(dependencies, user, { ...door, ...address(number) })
      const request = { addressId, paymentMethod: 'cod' } as const
      const { quoteId } = await createQuote(dependencies, context, user, {
        ...request,
        shippingMethod: 'standard',
      })
      return () => placeOrder(user, 'key', { quoteId, ...request })
    }),
  )
  const results = await Promise.allSettled(buttons.map(press => press()))
  const outcomes = results.map(result => {
    if (result.status === 'fulfilled') return 'placed'
    return isShopError(result.reason) ? result.reason.code : String(result.reason)
  })
  return outcomes.toSorted()
}

const threeOfTen = [
  ...Array.from({ length: 7 }, () => 'cod_orders_limit_unverified'),
  ...Array.from({ length: 3 }, () => 'placed'),
]

describe('one buyer with many accounts', () => {
  it('[CHK-1] has three open orders in cash on one phone number, however many are sent at once', async () => {
    expect(await ordersOfTenAccounts(number => ({ line1: `House ${number}` }))).toEqual(threeOfTen)
  })

  it('[CHK-1] has three at one door, however it is written', async () => {
    const spellings = ['Flat 302, Sai Residency', 'FLAT 302 SAI RESIDENCY', 'flat-302,  sai residency.']
    const outcomes = await ordersOfTenAccounts(number => ({
      phoneNumber: `+91984501234${number}`,
      line1: spellings[number % spellings.length] ?? '',
      fullName: `Shopper ${number}`,
      landmark: `Shop ${number}`,
    }))
    expect(outcomes).toEqual(threeOfTen)
  })

  it('[CHK-1] while neighbours order as they like', async () => {
    const outcomes = await ordersOfTenAccounts(number => ({
      phoneNumber: `+91984501234${number}`,
      line1: `Flat ${number}, Sai Residency`,
    }))
    expect(new Set(outcomes)).toEqual(new Set(['placed']))
  })

  it('[POP-2] gets what is for a first order once, by account, phone number and door', async () => {
    const { dependencies } = await openTestDomain()
    const placeOrder = createPlaceOrder(dependencies)
    const promotionOf = async (
      number: number,
      address: Partial<AddressFields>,
    ): Promise<Quote['promotion']> => {
      const user = await newAccount(dependencies, number)
      const { id: addressId } = await createAddress(dependencies, user, { ...door, ...address })
      const request = { addressId, paymentMethod: 'cod' } as const
      const choices = { ...request, shippingMethod: 'standard', promotionCode: 'SHRUTI20' } as const
      const { quoteId, promotion } = await createQuote(dependencies, context, user, choices)
      if (promotion?.applied) await placeOrder(user, 'key', { quoteId, ...request })
      return promotion
    }
    const refused = { applied: false, message: 'This code is for your first order only' }
    expect(await promotionOf(1, {})).toMatchObject({ applied: true })
    expect(await promotionOf(2, { line1: 'House 2' })).toMatchObject(refused)
    expect(await promotionOf(3, { phoneNumber: '+919845099999' })).toMatchObject(refused)
    expect(await promotionOf(4, { phoneNumber: '+919845099999', line1: 'House 4' })).toMatchObject({
      applied: true,
    })
  })

  it('[POP-2] gets it no second time for having deleted the account, until three years later', async () => {
    const { dependencies, advance } = await openTestDomain()
    const { store } = dependencies
    const placeOrder = createPlaceOrder(dependencies)
    const buy = async (number: number, address: Partial<AddressFields>) => {
      const user = await newAccount(dependencies, number)
      const { id: addressId } = await createAddress(dependencies, user, { ...door, ...address })
      const request = { addressId, paymentMethod: 'cod' } as const
      const choices = { ...request, shippingMethod: 'standard', promotionCode: 'SHRUTI20' } as const
      const { quoteId, promotion } = await createQuote(dependencies, context, user, choices)
      return { user, promotion, place: () => placeOrder(user, 'key', { quoteId, ...request }) }
    }
    const first = await buy(1, {})
    const { id } = await first.place()
    await store.transaction(async tx => {
      const order = await tx.get('orders', id)
      if (order) await tx.put('orders', { ...order, status: 'delivered' })
    })
    const session = { ...sessionOfNow, userId: first.user.id }
    await deleteAccount(dependencies, context.session, { session, user: first.user })

    const refused = { applied: false, message: 'This code is for your first order only' }
    expect((await buy(2, { line1: 'House 2' })).promotion).toMatchObject(refused)
    expect((await buy(3, { phoneNumber: '+919845099999' })).promotion).toMatchObject(refused)
    const others = { phoneNumber: '+919845099999', line1: 'House 4' }
    expect((await buy(4, others)).promotion).toMatchObject({ applied: true })

    const kept = JSON.stringify(await store.list('formerBuyers'))
    for (const personal of ['9845012345', 'Sai Residency', '302', '560001', first.user.id])
      expect(kept).not.toContain(personal)

    advance(3 * 366 * 24 * 60 * 60_000)
    await createHousekeeping(dependencies).run()
    expect(await store.list('formerBuyers')).toEqual([])
    expect((await buy(5, { line1: 'House 2' })).promotion).toMatchObject({ applied: true })
  })

  it('[ADM-6] finds no code by trying from many accounts: an address has a limit, and who is known has none', async () => {
    const { dependencies, advance } = await openTestDomain()
    const messageTo = async (user: UserRecord, promotionCode: string) => {
      const choices = { shippingMethod: 'standard', promotionCode } as const
      return (await createQuote(dependencies, context, user, choices)).promotion?.message
    }
    for (let number = 0; number < 25; number += 1) {
      const account = await newAccount(dependencies, number)
      for (const guess of ['A', 'B', 'C', 'D']) {
        expect(await messageTo(account, guess)).toBe('This code is not valid')
      }
    }
    const fresh = await newAccount(dependencies, 99)
    expect(await messageTo(fresh, 'SHRUTI20')).toBe('Too many wrong codes. Try again in 60 minutes.')
    expect(await messageTo({ ...fresh, phoneNumberVerified: true }, 'SHRUTI20')).toMatch('Code applied')
    advance(60 * 60_000)
    expect(await messageTo(fresh, 'SHRUTI20')).toMatch('Code applied')
  })
})

describe('a delivery address, as it counts', () => {
  it.each([
    ['case and spaces', { line1: 'FLAT 302,SAI  RESIDENCY' }],
    ['punctuation', { line1: 'Flat #302 – Sai Residency.' }],
    ['where the line breaks', { line1: 'Flat 302,', line2: 'Sai Residency' }],
    ['full-width letters', { line1: 'Ｆｌａｔ 302 Sai Residency' }],
    ['name and landmark', { fullName: 'Someone Else', landmark: 'Near the temple' }],
  ])('is the same whatever its %s', (_what, change) => {
    expect(deliveryAddressKey({ ...door, ...change })).toBe(deliveryAddressKey(door))
  })

  it.each([
    ['flat', { line1: 'Flat 303, Sai Residency' }],
    ['PIN code', { pincode: '560002' }],
  ])('is another one at another %s', (_what, change) => {
    expect(deliveryAddressKey({ ...door, ...change })).not.toBe(deliveryAddressKey(door))
  })

  it('keeps the vowel signs of Hindi apart', () => {
    const inHindi = (line1: string) => deliveryAddressKey({ ...door, line1 })
    expect(inHindi('मकान ५, गाँधी नगर')).toBe(inHindi('मकान ५ गाँधी  नगर'))
    expect(inHindi('मकान ५, कली गली')).not.toBe(inHindi('मकान ५, काली गली'))
  })
})
