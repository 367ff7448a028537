import { expect } from 'vitest'
import type {
  AdminOrder,
  AdminSettings,
  AuditEntry,
  Order,
  Settings,
  ShipmentCheck,
} from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

export const settingsPath = '/admin/settings'
const path = settingsPath

/** What the suite's shop has not named yet has to be named when its identity is saved. */
const identity = {
  gstin: '29AAQCS4821K1ZQ',
  privacyName: 'Arvind Rao',
  privacyDesignation: 'Data Protection Contact',
  privacyEmail: 'privacy@shruti.example',
  privacyPhone: '080 4000 0802',
}

export async function settingsOf(visitor: SuiteVisitor): Promise<AdminSettings> {
  return (await visitor.get<AdminSettings>(path)).body
}

const sections = [
  'identity',
  'money',
  'delivery',
  'dispatch',
  'payments',
  'tax',
  'chat',
  'numbering',
] as const

export function adminSettingsCases(contractCase: ContractCase): void {
  contractCase('[ADM-7] what the owner saves is what every page goes by from then on', async shop => {
    const admin = await shop.signedInAs('admin')
    const before = await settingsOf(admin)
    const saved = await admin.put<AdminSettings>(`${path}/identity`, {
      ...before.identity,
      ...identity,
      version: before.version,
      supportPhone: '1800 123 4567',
      gstin: '27aaqcs4821k1zu',
      address: 'Hill Road\n\nMumbai 400050',
    })
    expect(saved.body.version).toBe(before.version + 1)
    expect(saved.body).toEqual(await settingsOf(admin))
    const { store } = (await shop.newVisitor().get<Settings>('/settings')).body
    expect(store).toMatchObject({
      supportPhone: '1800 123 4567',
      gstin: '27AAQCS4821K1ZU',
      addressLines: ['Hill Road', 'Mumbai 400050'],
      dataProtectionOfficer: { name: 'Arvind Rao', phone: '080 4000 0802' },
    })
    // The GSTIN says in which state the shop is, which tax goes by.
    expect((await shop.store.get('settings', 'shop'))?.store.state).toBe('Maharashtra')
    const [entry] = (await admin.get<AuditEntry[]>('/admin/audit')).body
    expect(entry).toMatchObject({ action: 'settings.identity', subject: 'settings:shop' })
  })

  contractCase('[ADM-7][CUR-1] rate, instalments and delivery prices are the owner’s', async shop => {
    const admin = await shop.signedInAs('admin')
    const { version } = await settingsOf(admin)
    const money = { currency: 'USD', exchangeRate: 90.25, emiFrom: 500_000, emiMonths: 9 }
    await admin.put(`${path}/money`, { version, ...money })
    const delivery = { freeFrom: 149_900, standardPrice: 5_900, expressPrice: 24_900 }
    const saved = await admin.put<AdminSettings>(`${path}/delivery`, { version: version + 1, ...delivery })
    expect(saved.body).toMatchObject({ version: version + 2, money, delivery })
    expect((await shop.newVisitor().get<Settings>('/settings')).body).toMatchObject({
      currency: 'USD',
      exchangeRate: 90.25,
      // 5,000 rupees over nine months are 555.56, rounded up to the rupee.
      emi: { from: 500_000, monthly: 55_600, months: 9 },
      shipping: delivery,
    })
  })

  contractCase('[ADM-7][CHK-1] a payment method that is off is not offered, and one stays on', async shop => {
    const admin = await shop.signedInAs('admin')
    const { version, payments } = await settingsOf(admin)
    const off = { upi: false, card: false, netbanking: false, emi: false, cod: false }
    const none = await admin.put(`${path}/payments`, { ...payments, ...off, version })
    expectRefusal(none, 409, 'keep_one_payment_method', 'Keep at least one payment method on')
    const cash = { ...payments, ...off, cod: true, codLimit: 250_000, codFee: 4_900, upiId: '' }
    const saved = await admin.put<AdminSettings>(`${path}/payments`, { ...cash, version })
    expect(saved.body.payments).toEqual(cash)
    const { cod } = (await shop.newVisitor().get<Settings>('/settings')).body
    expect(cod).toEqual({ enabled: true, limit: 250_000, fee: 4_900 })
    const asha = await shop.signedInAs('asha')
    const methods = await asha.get<{ id: string; available: boolean }[]>('/payment-methods?amount=149900')
    expect(methods.body.filter(({ available }) => available).map(({ id }) => id)).toEqual(['cod'])
  })

  contractCase('[ADM-7][SHOP-2] a holiday moves every promise from then on', async shop => {
    const admin = await shop.signedInAs('admin')
    const { version, dispatch } = await settingsOf(admin)
    expect(dispatch).toEqual({
      cutOffHour: 14,
      monday: true,
      tuesday: true,
      wednesday: true,
      thursday: true,
      friday: true,
      saturday: false,
      sunday: false,
      holidays: '01-26 Republic Day\n08-15 Independence Day\n10-02 Gandhi Jayanti',
    })
    const promised = async () => (await shop.newVisitor().get('/pincode/560001')).body
    expect(await promised()).toMatchObject({ express: { from: '2026-11-23', to: '2026-11-24' } })
    const holidays = '2026-11-24 Guru Tegh Bahadur\n2026-11-23 A holiday Monday'
    const saved = await admin.put<AdminSettings>(`${path}/dispatch`, { ...dispatch, holidays, version })
    expect(saved.body.dispatch.holidays).toBe('2026-11-23 A holiday Monday\n2026-11-24 Guru Tegh Bahadur')
    expect(await promised()).toMatchObject({ express: { from: '2026-11-25', to: '2026-11-26' } })
    // Ordered on Friday at 18:00, it leaves when the holidays are over.
    const tester = '/admin/shipping/test?pincode=560001&at=2026-11-20T12:30:00.000Z&subtotal=50000'
    expect((await admin.get(tester)).body).toMatchObject({
      dispatch: '2026-11-25',
      shippingMethods: [{ id: 'standard' }, { estimate: { from: '2026-11-26', to: '2026-11-27' } }],
    })
    const [entry] = (await admin.get<AuditEntry[]>('/admin/audit')).body
    expect(entry).toMatchObject({ action: 'settings.dispatch', detail: 'Dispatch and holidays' })
  })

  contractCase(
    '[ADM-7][BEY-11] parcels go with the owner’s couriers, and keep the link they left with',
    async shop => {
      const admin = await shop.signedInAs('admin')
      const { version, couriers } = await settingsOf(admin)
      expect(couriers.map(({ name }) => name)).toEqual([
        'Delhivery',
        'Blue Dart',
        'DTDC',
        'Ekart',
        'India Post',
        'Xpressbees',
        'Ecom Express',
        'Shadowfax',
      ])
      const page = 'https://track.riders.example/{number}?from=shop'
      const riders = { id: '', name: 'City Riders', page, isActive: true }
      const withoutDtdc = couriers.map(courier =>
        courier.id === 'dtdc' ? { ...courier, isActive: false } : courier,
      )
      const saved = await admin.put<AdminSettings>(`${path}/couriers`, {
        version,
        couriers: [...withoutDtdc, riders],
      })
      const added = saved.body.couriers.at(-1)
      expect(added).toMatchObject({ name: 'City Riders', page })
      expect(added?.id).not.toBe('')

      const order = (await admin.get<AdminOrder>('/admin/orders/ord-packed')).body
      const shipped = await admin.post<AdminOrder>(`/admin/orders/${order.id}/status`, {
        version: order.version,
        status: 'shipped',
        carrier: 'city riders',
        trackingNumber: 'CR 1234',
      })
      const link = 'https://track.riders.example/CR1234?from=shop'
      expect(shipped.body.trackingUrl).toBe(link)
      expect(shipped.body.parcels[0]).toMatchObject({ carrier: 'city riders', trackingUrl: link })

      // The courier moves, and is then given up: the parcel keeps its link, and no other can go that way.
      const moved = { ...added, page: 'https://riders.example/{number}' }
      await admin.put(`${path}/couriers`, { version: version + 1, couriers: [...withoutDtdc, moved] })
      await admin.put(`${path}/couriers`, { version: version + 2, couriers: [{ ...moved, isActive: false }] })
      const asha = await shop.signedInAs('asha')
      expect((await asha.get<Order>('/orders/ord-packed')).body.trackingUrl).toBe(link)
      const last = (await settingsOf(admin)).couriers
      expect(last).toHaveLength(9)
      const csv = 'order number,courier,tracking number\nSHR-AAAAAAA3,City Riders,BLR901'
      await shop.store.transaction(async tx => {
        const placed = await tx.get('orders', 'ord-placed')
        if (placed) await tx.put('orders', { ...placed, status: 'packed' })
      })
      const [row] = (await admin.post<ShipmentCheck[]>('/admin/orders/bulk/shipments/check', { csv })).body
      const others = 'Delhivery, Blue Dart, Ekart, India Post, Xpressbees, Ecom Express, Shadowfax'
      expect(row?.message).toBe(`No courier is called City Riders. Use one of ${others}.`)
    },
  )

  contractCase('[ADM-7] a link that is no https page of one courier is refused by its field', async shop => {
    const admin = await shop.signedInAs('admin')
    const before = await settingsOf(admin)
    const { version, couriers } = before
    const save = (change: object) =>
      admin.put(`${path}/couriers`, {
        version,
        couriers: [...couriers, { id: '', name: 'City Riders', page: '', isActive: true, ...change }],
      })
    const address =
      'Enter an address that begins with https:// and has {number} once, where the tracking number goes'
    for (const page of [
      'javascript:alert({number})',
      'http://riders.example/{number}',
      'data:text/html,{number}',
      '//riders.example/{number}',
      'https://{number}.example/track',
      'https://riders.example:{number}/',
      'https://admin@riders.example/{number}',
      'https://riders.example/{number}/{number}',
      'https://riders.example/{awb}',
      'https://riders.example/ {number}',
    ])
      expectRefusal(await save({ page }), 400, 'invalid_input', address, { 'couriers.8.page': address })
    const name = 'Enter a name of 2 to 40 characters'
    expectRefusal(await save({ name: 'R' }), 400, 'invalid_input', name, { 'couriers.8.name': name })
    const twice = 'There is a courier of this name already'
    expectRefusal(await save({ name: 'blue-dart' }), 400, 'invalid_input', twice, {
      'couriers.8.name': twice,
    })
    expect(await settingsOf(admin)).toEqual(before)
  })

  contractCase('[ADM-7] a new product begins with the owner’s HSN code and rate of GST', async shop => {
    const admin = await shop.signedInAs('admin')
    const { version, tax } = await settingsOf(admin)
    expect(tax).toEqual({ hsn: '', gstRate: 18 })
    const save = (change: object) =>
      admin.put(`${path}/tax`, { hsn: '85183011', gstRate: 5, ...change, version })
    const rate = 'Choose a rate of GST'
    // 12% is no longer a rate of the law.
    expectRefusal(await save({ gstRate: 12 }), 400, 'invalid_input', rate, { gstRate: rate })
    const code = 'An HSN code has 4, 6 or 8 digits'
    expectRefusal(await save({ hsn: '85 18' }), 400, 'invalid_input', code, { hsn: code })
    expect((await save({})).body).toMatchObject({ tax: { hsn: '85183011', gstRate: 5 } })
    const columns =
      'Slug,Name,Status,Short description,Description,Price (₹),MRP (₹),Colour,Colour code,SKU,Stock'
    const row = 'new-buds,New Buds,draft,In a line,Some words,999,1299,Black,#101010,NB-1,4'
    const csv = `${columns}\n${row}`
    expect((await admin.post('/admin/products/import', { csv })).status).toBe(200)
    const [made] = await shop.store.list('products', { where: { slug: 'new-buds' } })
    expect(made?.legal).toMatchObject({ hsn: '85183011', gstRate: 5 })
  })

  contractCase('[ADM-7] numbers begin with what the owner says, and each series has no gap', async shop => {
    const admin = await shop.signedInAs('admin')
    const { version, numbering, documentSeries } = await settingsOf(admin)
    expect(numbering).toEqual({ invoicePrefix: 'SHR', creditNotePrefix: 'SHC' })
    const saved = await admin.put<AdminSettings>(`${path}/numbering`, {
      version,
      invoicePrefix: ' kt9',
      creditNotePrefix: 'SHC',
    })
    expect(saved.body.numbering).toEqual({ invoicePrefix: 'KT9', creditNotePrefix: 'SHC' })
    expect(saved.body.documentSeries).toEqual({
      ...documentSeries,
      invoice: [...documentSeries.invoice, { prefix: 'KT9', next: 1 }],
    })
    const order = (await admin.get<AdminOrder>('/admin/orders/ord-placed')).body
    await admin.post(`/admin/orders/${order.id}/status`, { version: order.version, status: 'confirmed' })
    await admin.post(`/admin/orders/${order.id}/status`, { version: order.version + 1, status: 'packed' })
    const packed = (await admin.get<AdminOrder>('/admin/orders/ord-placed')).body
    expect(packed.invoiceNumber).toBe('KT9/2627/000001')
    const [entry] = (await admin.get<AuditEntry[]>('/admin/audit?action=settings.numbering')).body
    expect(entry).toMatchObject({ subject: 'settings:shop', detail: 'Invoice numbers' })
    // The old prefix goes on where it stood.
    await admin.put(`${path}/numbering`, { ...numbering, version: version + 1 })
    const { invoice } = (await settingsOf(admin)).documentSeries
    expect(invoice).toEqual([...documentSeries.invoice, { prefix: 'KT9', next: 2 }])
  })

  contractCase(
    '[ADM-7] a prefix that the other kind of document ever had is refused by its field',
    async shop => {
      const admin = await shop.signedInAs('admin')
      const { version } = await settingsOf(admin)
      const save = (change: Partial<AdminSettings['numbering']>, later = 0) =>
        admin.put(`${path}/numbering`, {
          invoicePrefix: 'INV',
          creditNotePrefix: 'CRN',
          ...change,
          version: version + later,
        })
      const form = 'Enter 1 to 3 letters and digits'
      for (const invoicePrefix of ['', 'SHRU', 'A/B', 'अ'])
        expectRefusal(await save({ invoicePrefix }), 400, 'invalid_input', form, { invoicePrefix: form })
      const same = 'Invoices and credit notes need prefixes of their own'
      expectRefusal(await save({ creditNotePrefix: 'inv' }), 400, 'invalid_input', same, {
        creditNotePrefix: same,
      })
      expect((await save({})).status).toBe(200)
      const taken = 'SHR has numbered invoices. Numbers name one document: choose another prefix.'
      expectRefusal(await save({ creditNotePrefix: 'SHR' }, 1), 409, 'document_prefix_taken', taken, {
        creditNotePrefix: taken,
      })
      const notes = 'SHC has numbered credit notes. Numbers name one document: choose another prefix.'
      expectRefusal(await save({ invoicePrefix: 'SHC' }, 1), 409, 'document_prefix_taken', notes, {
        invoicePrefix: notes,
      })
    },
  )

  contractCase('[ADM-7] hours and working days of dispatch are checked at their fields', async shop => {
    const admin = await shop.signedInAs('admin')
    const before = await settingsOf(admin)
    const refusal = async (change: Partial<AdminSettings['dispatch']>) =>
      admin.put(`${path}/dispatch`, { ...before.dispatch, ...change, version: before.version })
    const hour = 'Enter an hour from 0 to 24'
    expectRefusal(await refusal({ cutOffHour: 25 }), 400, 'invalid_input', hour, { cutOffHour: hour })
    const line = '“Diwali” is no holiday: enter a day and its name, such as 2026-12-25 Christmas'
    expectRefusal(await refusal({ holidays: 'Diwali' }), 400, 'invalid_input', line, { holidays: line })
    const none = { monday: false, tuesday: false, wednesday: false, thursday: false, friday: false }
    const days = 'Choose at least one working day'
    expectRefusal(await refusal(none), 400, 'invalid_input', days, { monday: days })
    expect(await settingsOf(admin)).toEqual(before)
  })

  contractCase('[ADM-7] what is wrong is named by its field, and nothing is saved', async shop => {
    const admin = await shop.signedInAs('admin')
    const before = await settingsOf(admin)
    const { version } = before
    const refused = await admin.put(`${path}/identity`, {
      ...before.identity,
      ...identity,
      version,
      gstin: '29AAQCS4821K1ZR',
      supportPhone: 'call us',
      facebook: 'https://facebook.com/shruti',
    })
    expectRefusal(refused, 400, 'invalid_input', 'This GSTIN has a typing error. Check each character.', {
      gstin: 'This GSTIN has a typing error. Check each character.',
      supportPhone: 'Enter a phone number with digits, spaces and hyphens',
      facebook: 'Enter the name of the account, such as @shruti',
    })
    const months = 'Enter a whole number of months from 3 to 36'
    const money = await admin.put(`${path}/money`, { ...before.money, version, emiMonths: 2 })
    expectRefusal(money, 400, 'invalid_input', months, { emiMonths: months })
    const price = 'Enter an amount in rupees, such as 499 or 49.50'
    const delivery = await admin.put(`${path}/delivery`, { ...before.delivery, version, freeFrom: 49.5 })
    expectRefusal(delivery, 400, 'invalid_input', price, { freeFrom: price })
    const upiId = 'Enter a UPI ID, such as shruti@upi'
    const payments = await admin.put(`${path}/payments`, { ...before.payments, version, upiId: 'shruti' })
    expectRefusal(payments, 400, 'invalid_input', upiId, { upiId })
    expect(await settingsOf(admin)).toEqual(before)
  })

  contractCase('[ADM-7][ADM-9] a change of a courier can be taken back', async shop => {
    const admin = await shop.signedInAs('admin')
    const { version, couriers } = await settingsOf(admin)
    const [first, ...others] = couriers
    await admin.put(`${path}/couriers`, { version, couriers: [{ ...first, page: '' }, ...others] })
    const [entry] = (await admin.get<AuditEntry[]>('/admin/audit')).body
    expect(entry).toMatchObject({ action: 'settings.couriers', detail: 'Couriers' })
    expect(entry?.changes.map(({ field }) => field)).toContain('couriers.0.page')
    const reverted = await admin.post(`/admin/audit/${entry?.id}/revert`, {})
    expect(reverted.status).toBe(200)
    expect((await settingsOf(admin)).couriers).toEqual(couriers)
  })

  contractCase('[ADM-7][ADM-9] nobody saves over what somebody else saved meanwhile', async shop => {
    const admin = await shop.signedInAs('admin')
    const { version, ...before } = await settingsOf(admin)
    await admin.put(`${path}/delivery`, { ...before.delivery, version, expressPrice: 24_900 })
    const couriers = await admin.put(`${path}/couriers`, { version, couriers: before.couriers })
    expectRefusal(couriers, 409, 'stale_version', 'Someone else changed this. Reload to see their version.')
    for (const section of sections) {
      const late = await admin.put(`${path}/${section}`, {
        ...before[section],
        ...(section === 'identity' && identity),
        version,
      })
      expectRefusal(late, 409, 'stale_version', 'Someone else changed this. Reload to see their version.')
    }
    expect((await settingsOf(admin)).delivery.expressPrice).toBe(24_900)
  })

  contractCase('[ADM-7] who may read the settings may not change them by that', async shop => {
    const support = await shop.signedInAs('sunita')
    const { version, ...before } = await settingsOf(support)
    const answers = await Promise.all(
      sections.map(section =>
        support.put(`${path}/${section}`, { ...before[section], ...identity, version }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(sections.map(() => 403))
  })
}
