import { expect } from 'vitest'
import type {
  ActivePromotions,
  Category,
  PincodeAnswer,
  Product,
  Settings,
  StoreLocation,
} from '../../contract/index.ts'
import { promotions } from '../shop/catalogue.ts'
import { expectRefusal, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

async function startFreeShipping(shop: TestShop): Promise<void> {
  const promotion = promotions.find(candidate => candidate.id === 'pro-free')
  if (!promotion) throw new Error("The suite's shop has no free shipping")
  await shop.store.transaction(tx => tx.put('promotions', { ...promotion, active: true }))
}

export function contentCases(contractCase: ContractCase): void {
  contractCase('[ADM-7][SHOP-4] the public settings are what the shell prints', async shop => {
    const { body } = await shop.newVisitor().get<Settings>('/settings')
    expect(body).toEqual({
      currency: 'INR',
      exchangeRate: 83.12,
      store: {
        name: 'Shruti',
        legalName: 'Shruti Audio Private Limited',
        gstin: '29AABCS1429B1ZQ',
        addressLines: ['14 Church Street', 'Bengaluru 560001'],
        supportPhone: '+91 80 4567 8900',
        supportEmail: 'help@shruti.example',
        salesEmail: 'sales@shruti.example',
        businessHours: 'Monday-Friday 9:00 AM-6:00 PM IST',
        grievanceOfficer: {
          name: 'Lakshmi Menon',
          designation: 'Grievance Officer',
          email: 'grievance@shruti.example',
          phone: '+91 80 4567 8901',
        },
        // Nobody was named: nobody is made up.
        dataProtectionOfficer: null,
        social: { instagram: '@shruti', twitter: '@shruti', facebook: 'shruti' },
      },
      shipping: { freeForAll: false, freeFrom: 99_900, standardPrice: 4_900, expressPrice: 19_900 },
      cod: { enabled: true, limit: 1_000_000, fee: 0 },
      emi: { from: 300_000, monthly: 25_000, months: 12 },
      productCount: 4,
      chat: { notice: '', answers: [] },
    })
  })

  contractCase('[SRCH-1] the settings count the products that the list has', async shop => {
    const visitor = shop.newVisitor()
    const counts = async () => [
      (await visitor.get<Settings>('/settings')).body.productCount,
      (await visitor.get<Product[]>('/products')).body.length,
    ]
    const [count = NaN, listed] = await counts()
    expect(count).toBe(listed)
    await shop.store.transaction(async tx => {
      const [product] = await tx.list('products', { where: { status: 'active' } })
      if (product) await tx.put('products', { ...product, status: 'archived' })
    })
    expect(await counts()).toEqual([count - 1, count - 1])
  })

  contractCase("[CUR-1] an administrator's currency is what prices show in for everyone", async shop => {
    const administrator = await shop.signedInAs('admin')
    const answer = await administrator.post('/settings/currency', { currency: 'USD' })
    expect(answer.body).toEqual({ currency: 'USD' })
    expect((await shop.newVisitor().get<Settings>('/settings')).body.currency).toBe('USD')
    expect((await shop.store.list('audit')).map(({ actorId, action }) => [actorId, action])).toEqual([
      ['usr-admin', 'settings.currency'],
    ])
  })

  contractCase('[CUR-1] there are two currencies', async shop => {
    const administrator = await shop.signedInAs('admin')
    const answer = await administrator.post('/settings/currency', { currency: 'EUR' })
    expectRefusal(answer, 400, 'invalid_input', 'Choose INR or USD', { currency: 'Choose INR or USD' })
  })

  contractCase('[POP-2] the active promotions feed popup and newsletter', async shop => {
    const { body } = await shop.newVisitor().get<ActivePromotions>('/promotions/active')
    expect(body).toEqual({
      popup: {
        id: 'pro-shruti20',
        code: 'SHRUTI20',
        title: '20% off your first order',
        body: 'Enter the code at checkout.',
        percentOff: 20,
        firstOrderOnly: true,
      },
      banner: null,
      newsletterCode: 'WELCOME10',
    })
  })

  contractCase('[POP-3] the banner claims free shipping only while it is true', async shop => {
    await startFreeShipping(shop)
    const visitor = shop.newVisitor()
    const { body } = await visitor.get<ActivePromotions>('/promotions/active')
    expect(body.banner).toEqual({ id: 'pro-free', text: 'Free shipping on all orders' })
    expect((await visitor.get<Settings>('/settings')).body.shipping.freeForAll).toBe(true)
  })

  contractCase('[ROUTE-5] the shops come in their order', async shop => {
    const { body } = await shop.newVisitor().get<StoreLocation[]>('/stores')
    expect(body.map(store => store.city)).toEqual(['Delhi', 'Mumbai'])
    expect(body[0]).toEqual({
      id: 'sto-delhi',
      city: 'Delhi',
      name: 'Shruti Khan Market',
      address: '21 Khan Market, New Delhi 110003',
      pincode: '110003',
      phone: '+91 11 4000 1000',
      hours: '10:00 AM-8:00 PM, every day',
      openingHours: [
        {
          weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '10:00',
          closes: '20:00',
        },
      ],
      closedOn: [],
      opening: { isOpen: true, changesAt: '2026-11-20T14:30:00.000Z', inDays: 0 },
    })
    expect(body[1]).toMatchObject({ openingHours: [], closedOn: [], opening: null })
    shop.advance(9 * 60 * 60 * 1000)
    const later = await shop.newVisitor().get<StoreLocation[]>('/stores')
    expect(later.body[0]?.opening).toEqual({
      isOpen: false,
      changesAt: '2026-11-21T04:30:00.000Z',
      inDays: 1,
    })
  })

  contractCase('[SHOP-1] categories count the products that can be found in them', async shop => {
    const { body } = await shop.newVisitor().get<Category[]>('/categories')
    expect(body.map(({ slug, productCount }) => [slug, productCount])).toEqual([
      ['budget', 2],
      ['noise-cancelling', 1],
    ])
  })

  contractCase('[SHOP-2] a PIN code says where it is and when a parcel arrives', async shop => {
    const { body } = await shop.newVisitor().get<PincodeAnswer>('/pincode/560001')
    expect(body).toEqual({
      pincode: '560001',
      serviceable: true,
      city: 'Bengaluru',
      state: 'Karnataka',
      cod: true,
      // Leaves on Friday 20 November; Saturday and Sunday are no business days.
      standard: { from: '2026-11-25', to: '2026-11-27' },
      express: { from: '2026-11-23', to: '2026-11-24' },
    })
  })

  contractCase(
    '[SHOP-2] the longest matching prefix decides, and what is not served is an answer',
    async shop => {
      const visitor = shop.newVisitor()
      const notServed = { serviceable: false, cod: false, standard: null, express: null }
      expect((await visitor.get('/pincode/682555')).body).toEqual({
        ...notServed,
        pincode: '682555',
        city: 'Kavaratti',
        state: 'Lakshadweep',
      })
      expect((await visitor.get('/pincode/999999')).body).toEqual({
        ...notServed,
        pincode: '999999',
        city: null,
        state: null,
      })
      expect((await visitor.get<PincodeAnswer>('/pincode/781001')).body).toMatchObject({
        cod: false,
        express: null,
      })
    },
  )

  contractCase('[SHOP-2] what is no PIN code is refused', async shop => {
    const message = 'Enter a valid 6-digit PIN code'
    for (const pincode of ['56001', '056000', 'abcdef']) {
      const answer = await shop.newVisitor().get(`/pincode/${pincode}`)
      expectRefusal(answer, 400, 'invalid_input', message, { pincode: message })
    }
  })

  contractCase('[CHK-2] how an amount can be paid is said before the checkout, by its rules', async shop => {
    const visitor = shop.newVisitor()
    const open = { available: true, reason: null, remedy: null }
    expect((await visitor.get('/payment-methods?amount=1599800&pincode=560001')).body).toEqual([
      { id: 'upi', ...open },
      { id: 'card', ...open },
      { id: 'netbanking', ...open },
      { id: 'emi', ...open },
      {
        id: 'cod',
        available: false,
        reason: 'Cash on delivery is available up to ₹10,000',
        remedy: 'Your total is ₹5,998 over',
      },
    ])
    const assam = await visitor.get<object[]>('/payment-methods?amount=149900&pincode=781001')
    expect(assam.body.slice(3)).toEqual([
      {
        id: 'emi',
        available: false,
        reason: 'EMI is available from ₹3,000',
        remedy: 'Your total is ₹1,501 below',
      },
      {
        id: 'cod',
        available: false,
        reason: 'Cash on delivery is not available for this PIN code',
        remedy: 'Pay online, or deliver to another PIN code',
      },
    ])
    // Nothing is delivered there, however it is paid.
    const nowhere = await visitor.get<object[]>('/payment-methods?amount=149900&pincode=999999')
    expect(nowhere.body.at(-1)).toEqual({
      id: 'cod',
      available: false,
      reason: 'Cash on delivery is not available for this PIN code',
      remedy: 'Deliver to another PIN code',
    })
    // Where it goes is not known yet.
    const anywhere = await visitor.get<object[]>('/payment-methods?amount=149900')
    expect(anywhere.body.at(-1)).toEqual({ id: 'cod', ...open })
  })

  contractCase('[CHK-2] an amount that is none is refused', async shop => {
    const visitor = shop.newVisitor()
    const tooMuch = 'Enter a smaller amount'
    expectRefusal(await visitor.get('/payment-methods?amount=100000000001'), 400, 'invalid_input', tooMuch, {
      amount: tooMuch,
    })
    for (const query of ['', '?amount=-1', '?amount=x', '?amount=1.5']) {
      expect((await visitor.get(`/payment-methods${query}`)).status).toBe(400)
    }
  })
}
