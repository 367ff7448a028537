import { expect } from 'vitest'
import type {
  AdminShippingZone,
  BulkAnswer,
  DeliveryTest,
  ImportReport,
  PincodeAnswer,
} from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const address = '/admin/shipping/zones'
const gone = [404, 'zone_not_found', 'This zone is no longer there'] as const

const guwahati = {
  prefix: '781',
  city: 'Guwahati',
  state: 'Assam',
  serviceable: true,
  cod: true,
  express: false,
  standardDays: { min: 4, max: 6 },
  expressDays: { min: 1, max: 2 },
}

const create = (visitor: SuiteVisitor, change: object = {}) =>
  visitor.post<AdminShippingZone>(address, { ...guwahati, ...change })

const check = (visitor: SuiteVisitor, csv: string) =>
  visitor.post<ImportReport>(`${address}/import/check`, { csv })

const bring = (visitor: SuiteVisitor, csv: string) => visitor.post(`${address}/import`, { csv })

const seenAt = async (visitor: SuiteVisitor, pincode: string) =>
  (await visitor.get<PincodeAnswer>(`/pincode/${pincode}`)).body

const listings: readonly (readonly [string, readonly string[]])[] = [
  ['', ['110', '560', '682', '682555', '78']],
  ['?sort=city&direction=desc&pageSize=2', ['110', '682']],
  ['?sort=state&pageSize=2&page=2', ['560', '682']],
  ['?search=bengal', ['560']],
  ['?search=6825', ['682555']],
  ['?state=Assam,Kerala', ['682', '78']],
  ['?serviceable=no', ['682555']],
  ['?cod=no', ['78']],
  ['?express=no&state=Assam', ['78']],
]

export function shippingCases(contractCase: ContractCase): void {
  contractCase('[ADM-7] zones are searched, filtered, sorted and paged by the server', async shop => {
    const owner = await shop.signedInAs('admin')
    for (const [query, ids] of listings) {
      const { body } = await owner.get<AdminShippingZone[]>(`${address}${query}`)
      expect([query, body.map(({ id }) => id)]).toEqual([query, ids])
    }
    const { headers, body } = await owner.get<AdminShippingZone[]>(`${address}?search=kochi`)
    expect(headers.get('x-total-count')).toBe('1')
    expect(body[0]).toMatchObject({ id: '682', city: 'Kochi', state: 'Kerala', version: 1 })
    expect((await owner.get(`${address}?state=Atlantis`)).body).toMatchObject({
      code: 'invalid_input',
      fields: { 'state.0': 'Choose a state' },
    })
    const support = await shop.signedInAs('sunita')
    expect((await support.get(address)).status).toBe(403)
  })

  contractCase('[ADM-7] a new zone decides for its PIN codes at once, and a change of it too', async shop => {
    const owner = await shop.signedInAs('admin')
    const shopper = shop.newVisitor()
    expect(await seenAt(shopper, '781001')).toMatchObject({ city: null, cod: false })
    const created = await create(owner)
    expect(created.status).toBe(201)
    expect(await seenAt(shopper, '781001')).toMatchObject({ city: 'Guwahati', cod: true, express: null })
    const taken = 'There is a zone of this prefix already'
    expectRefusal(await create(owner), 409, 'zone_exists', taken, { prefix: taken })

    const { prefix: _prefix, ...fields } = guwahati
    const update = (version: number, change: object, id = '781') =>
      owner.put<AdminShippingZone>(`${address}/${id}`, { ...fields, version, ...change })
    expect((await update(1, { city: ' ', express: true })).body).toMatchObject({
      id: '781',
      city: null,
      express: true,
      version: 2,
    })
    expect((await seenAt(shopper, '781001')).express).not.toBeNull()
    expectRefusal(
      await update(1, {}),
      409,
      'stale_version',
      'Someone else changed this. Reload to see their version.',
    )
    expectRefusal(await update(1, {}, '999'), ...gone)
    expect((await update(2, { standardDays: { min: 6, max: 4 } })).body).toMatchObject({
      fields: { 'standardDays.max': 'This cannot be fewer days than the first' },
    })
    expect((await owner.get<AdminShippingZone>(`${address}/781`)).body.standardDays).toEqual({
      min: 4,
      max: 6,
    })
    expectRefusal(await owner.get(`${address}/999`), ...gone)
    const entries = (await shop.store.list('audit')).map(({ action, detail }) => `${action} ${detail}`)
    expect(entries.toSorted()).toEqual(['zone.create 781 (Guwahati)', 'zone.update 781 (Assam)'])
  })

  contractCase('[ADM-7] what is wrong with a zone is said at its field', async shop => {
    const owner = await shop.signedInAs('admin')
    const refused = async (change: object, fields: object) =>
      expect((await create(owner, change)).body).toMatchObject({ code: 'invalid_input', fields })
    await refused({ prefix: '0781' }, { prefix: 'Enter 1 to 6 digits; the first is not 0' })
    await refused({ prefix: '7810011' }, { prefix: 'Enter 1 to 6 digits; the first is not 0' })
    await refused({ state: 'Atlantis' }, { state: 'Choose a state' })
    await refused({ cod: 'perhaps' }, { cod: 'Choose whether cash on delivery is offered' })
    await refused(
      { standardDays: { min: 0, max: 90 } },
      {
        'standardDays.min': 'Enter at least 1 day',
        'standardDays.max': 'Enter at most 60 days',
      },
    )
    expect(await shop.store.count('shippingZones')).toBe(5)
  })

  contractCase('[ADM-9] zones that are removed come back within ten seconds', async shop => {
    const owner = await shop.signedInAs('admin')
    const shopper = shop.newVisitor()
    const { body } = await owner.post<BulkAnswer>(`${address}/bulk/delete`, { ids: ['682555', '560', '999'] })
    expect(body).toMatchObject({ changed: 2, skipped: [{ id: '999', label: '999', message: gone[2] }] })
    expect(await seenAt(shopper, '560001')).toMatchObject({ serviceable: false, standard: null })
    // The shorter prefix decides now.
    expect(await seenAt(shopper, '682555')).toMatchObject({ serviceable: true, city: 'Kochi' })
    expect((await owner.post(`/admin/undo/${body.undoId}`, {})).body).toEqual({ changed: 2, skipped: [] })
    expect(await seenAt(shopper, '560001')).toMatchObject({ serviceable: true, city: 'Bengaluru' })
    expect((await owner.post(`${address}/bulk/delete`, { ids: [] })).body).toMatchObject({
      code: 'invalid_input',
    })
  })

  contractCase('[ADM-7] what was exported goes in again and changes nothing', async shop => {
    const owner = await shop.signedInAs('admin')
    const { headers, body: csv } = await owner.csv(`${address}/export`)
    expect(headers.get('x-total-count')).toBe('5')
    expect(csv.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
      'PIN prefix,City,State,Delivered,Cash on delivery,Express,Standard from (days),Standard to (days),Express from (days),Express to (days)',
      '110,New Delhi,Delhi,yes,yes,yes,3,5,1,2',
    ])
    expect((await bring(owner, csv)).body).toEqual({ created: 0, updated: 0, unchanged: 5, changed: 0 })
    expect((await owner.get(`${address}/export?cursor=nonsense`)).body).toMatchObject({
      code: 'invalid_input',
    })
  })

  contractCase(
    '[ADM-7] a file of zones is checked row by row, and goes in as a whole or not at all',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const header =
        'PIN prefix,City,State,Delivered,Cash on delivery,Express,Standard from (days),Standard to (days),Express from (days),Express to (days)'
      const rest = 'yes,yes,no,4,6,1,2'
      const right = [header, `781,Guwahati,Assam,${rest}`, '78,,Assam,yes,no,no,5,7,1,2'].join('\n')
      const wrong = [
        right,
        `0781,Guwahati,Assam,${rest}`,
        `781,,Assam,${rest}`,
        '79,,Asam,maybe,no,no,5,4,1,2',
      ].join('\n')
      expect((await check(owner, wrong)).body).toEqual({
        rows: 5,
        created: 1,
        updated: 1,
        unchanged: 0,
        problemCount: 5,
        problems: [
          { row: 4, column: 'PIN prefix', message: 'Enter 1 to 6 digits; the first is not 0' },
          { row: 5, column: 'PIN prefix', message: 'Row 2 has this prefix already' },
          { row: 6, column: 'State', message: 'Choose a state' },
          { row: 6, column: 'Delivered', message: 'Choose whether we deliver there' },
          { row: 6, column: 'Standard to (days)', message: 'This cannot be fewer days than the first' },
        ],
      })
      expectRefusal(
        await bring(owner, wrong),
        400,
        'import_problems',
        'The file has 5 mistakes. Nothing was imported.',
      )
      expect(await shop.store.count('shippingZones')).toBe(5)
      expect((await bring(owner, right)).body).toEqual({ created: 1, updated: 1, unchanged: 0, changed: 2 })
      expect(await seenAt(shop.newVisitor(), '781001')).toMatchObject({ city: 'Guwahati', cod: true })
      // A column that the file has not stays as it is.
      expect((await bring(owner, 'PIN prefix,Cash on delivery\n78,yes')).body).toMatchObject({ updated: 1 })
      expect((await owner.get<AdminShippingZone>(`${address}/78`)).body).toMatchObject({
        cod: true,
        standardDays: { min: 5, max: 7 },
        version: 3,
      })
      for (const send of [check, bring]) {
        const reason = 'The column PIN prefix is missing'
        expectRefusal(await send(owner, 'City\nPune'), 400, 'import_unreadable', reason, { csv: reason })
        expectRefusal(await send(owner, ''), 400, 'invalid_input', 'Choose a file', { csv: 'Choose a file' })
      }
    },
  )

  contractCase('[ADM-7] the tester answers as the shop would at that moment', async shop => {
    const owner = await shop.signedInAs('admin')
    const test = async (query: string) =>
      (await owner.get<DeliveryTest>(`/admin/shipping/test?${query}`)).body
    // A Friday, 18:00 in India: the parcel leaves on Monday.
    const friday = await test('pincode=781001&at=2026-11-20T12:30:00.000Z&subtotal=50000')
    expect(friday).toMatchObject({
      zone: { id: '78', state: 'Assam' },
      dispatch: '2026-11-23',
      pincode: { serviceable: true, cod: false, standard: { from: '2026-11-26', to: '2026-11-30' } },
      shippingMethods: [
        { id: 'standard', price: 4900, available: true, estimate: { from: '2026-11-26', to: '2026-11-30' } },
        { id: 'express', price: 19_900, available: false, estimate: null },
      ],
    })
    expect(friday.paymentMethods.find(({ id }) => id === 'cod')).toMatchObject({ available: false })
    // Before two in the afternoon it leaves on the same day; from ₹999 standard delivery is free.
    const noon = await test('pincode=560001&at=2026-11-20T06:30:00.000Z&subtotal=99900')
    expect(noon).toMatchObject({
      dispatch: '2026-11-20',
      shippingMethods: [
        { id: 'standard', price: 0 },
        { id: 'express', available: true },
      ],
    })
    const nowhere = await test('pincode=999999&at=2026-11-20T06:30:00.000Z&subtotal=99900')
    expect(nowhere).toMatchObject({ zone: null, pincode: { serviceable: false, standard: null } })
    expectRefusal(
      await owner.get('/admin/shipping/test?pincode=012345&at=2026-11-20T06:30:00.000Z&subtotal=1'),
      400,
      'invalid_input',
      'Enter a valid 6-digit PIN code',
      { pincode: 'Enter a valid 6-digit PIN code' },
    )
  })
}
