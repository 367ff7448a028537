import { expect } from 'vitest'
import type { AdminStore, AuditEntry, BulkAnswer, StoreLocation } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const path = '/admin/stores'
const gone = [404, 'store_not_found', 'This store is no longer there'] as const

const weekday = { opens: '10:30', closes: '20:00' }
const week = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: weekday,
  sunday: null,
}

const pune = {
  name: 'Shruti Koregaon Park',
  city: 'Pune',
  address: '5 North Main Road, Koregaon Park, Pune 411001',
  pincode: '411001',
  phone: '020 4000 0200',
  week,
  closedOn: ['2026-11-23'],
  position: 0,
  isHidden: false,
}

const create = (visitor: SuiteVisitor, change: object = {}) =>
  visitor.post<AdminStore>(path, { ...pune, ...change })

export function storeCases(contractCase: ContractCase): void {
  const namesOf = async (visitor: SuiteVisitor) =>
    (await visitor.get<StoreLocation[]>('/stores')).body.map(({ name }) => name)

  contractCase(
    '[ADM-7] [ROUTE-5] the page of stores shows what the owner adds, changes and hides',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const shopper = shop.newVisitor()
      const created = await create(owner)
      expect(created.status).toBe(201)
      expect(created.body).toEqual({
        ...pune,
        id: created.body.id,
        version: 1,
        hours: 'Monday-Saturday 10:30 AM-8:00 PM IST',
      })
      const address = `${path}/${created.body.id}`
      const stores = (await shopper.get<StoreLocation[]>('/stores')).body
      const shown = stores.find(({ id }) => id === created.body.id)
      expect(shown).toEqual({
        id: created.body.id,
        city: 'Pune',
        name: 'Shruti Koregaon Park',
        address: '5 North Main Road, Koregaon Park, Pune 411001',
        pincode: '411001',
        phone: '020 4000 0200',
        hours: 'Monday-Saturday 10:30 AM-8:00 PM IST',
        openingHours: [
          {
            ...weekday,
            weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          },
        ],
        closedOn: ['2026-11-23'],
        opening: shown?.opening,
      })
      expect(shown?.opening).not.toBeNull()

      const moved = await owner.put<AdminStore>(address, { ...pune, version: 1, position: 999 })
      expect(moved.body).toMatchObject({ version: 2, position: 999 })
      expect((await namesOf(shopper)).at(-1)).toBe('Shruti Koregaon Park')
      const listed = (await owner.get<AdminStore[]>(path)).body
      expect(listed.at(-1)?.name).toBe('Shruti Koregaon Park')

      const late = await owner.put(address, { ...pune, version: 1 })
      expectRefusal(late, 409, 'stale_version', 'Someone else changed this. Reload to see their version.')
      await owner.put(address, { ...pune, version: 2, isHidden: true })
      expect(await namesOf(shopper)).not.toContain('Shruti Koregaon Park')
      expect((await owner.get<AdminStore>(address)).body).toMatchObject({ isHidden: true, version: 3 })

      const [entry] = (await owner.get<AuditEntry[]>('/admin/audit')).body
      expect(entry).toMatchObject({ action: 'store.update', detail: 'Shruti Koregaon Park' })
      expect((await owner.post(`/admin/audit/${entry?.id}/revert`, {})).status).toBe(200)
      expect((await owner.get<AdminStore>(address)).body).toMatchObject({ isHidden: false, version: 4 })
    },
  )

  contractCase('[ADM-7] [ADM-9] a store that is deleted comes back within ten seconds', async shop => {
    const owner = await shop.signedInAs('admin')
    const shopper = shop.newVisitor()
    const before = await namesOf(shopper)
    const { id } = (await create(owner)).body
    const removed = await owner.post<BulkAnswer>(`${path}/bulk/delete`, { ids: [id, 'sto-nowhere'] })
    expect(removed.body).toMatchObject({
      changed: 1,
      skipped: [{ id: 'sto-nowhere', message: 'This store is no longer there' }],
    })
    expect(await namesOf(shopper)).toEqual(before)
    expectRefusal(await owner.get(`${path}/${id}`), ...gone)
    expectRefusal(await owner.put(`${path}/${id}`, { ...pune, version: 1 }), ...gone)
    expect((await owner.post(`/admin/undo/${removed.body.undoId}`)).status).toBe(200)
    expect(await namesOf(shopper)).toContain('Shruti Koregaon Park')
    const nothing = await owner.post(`${path}/bulk/delete`, { ids: [] })
    expect(nothing.body).toMatchObject({ code: 'invalid_input' })
  })

  contractCase('[ADM-7] what is wrong with a store is said at its field', async shop => {
    const owner = await shop.signedInAs('admin')
    const refused = async (change: object, fields: object) =>
      expect((await create(owner, change)).body).toMatchObject({ code: 'invalid_input', fields })
    await refused({ name: ' ' }, { name: 'Enter the name of the store' })
    await refused({ pincode: '0411' }, { pincode: 'Enter a valid 6-digit PIN code' })
    await refused({ phone: 'call us' }, { phone: 'Enter a phone number with digits, spaces and hyphens' })
    await refused(
      { week: { ...week, monday: { opens: '9', closes: '20:00' } } },
      { 'week.monday.opens': 'Enter a time such as 10:30' },
    )
    await refused(
      { week: { ...week, monday: { opens: '20:00', closes: '10:30' } } },
      { 'week.monday.closes': 'It has to close after it opens' },
    )
    const closed = Object.fromEntries(Object.keys(week).map(day => [day, null]))
    await refused({ week: closed }, { 'week.monday': 'Enter hours for at least one day' })
    await refused({ closedOn: ['25 December'] }, { 'closedOn.0': 'Enter days as 2026-12-25' })
    await refused({ position: -1 }, { position: 'Enter a whole number from 0 to 999' })
    const { id } = (await create(owner)).body
    const changed = await owner.put(`${path}/${id}`, { ...pune, version: 1, city: '' })
    expect(changed.body).toMatchObject({ code: 'invalid_input', fields: { city: 'Enter the city' } })
  })

  contractCase('[ADM-7] who may read the settings sees all stores, and changes none', async shop => {
    const owner = await shop.signedInAs('admin')
    const { id } = (await create(owner, { isHidden: true })).body
    const support = await shop.signedInAs('sunita')
    expect((await support.get<AdminStore[]>(path)).body.map(store => store.id)).toContain(id)
    const answers = await Promise.all([
      create(support),
      support.put(`${path}/${id}`, { ...pune, version: 1 }),
      support.post(`${path}/bulk/delete`, { ids: [id] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
}
