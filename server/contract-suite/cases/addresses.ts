import { expect } from 'vitest'
import type { Address } from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const address = {
  fullName: 'Asha Rao',
  phoneNumber: '98765 43210',
  line1: '3 Lal Bagh Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560027',
}

export function addressCases(contractCase: ContractCase): void {
  contractCase('[CHK-1] an address is kept, its phone number in one form', async shop => {
    const asha = await shop.signedInAs('asha')
    const { status, body } = await asha.post<Address>('/addresses', { ...address, line2: '', type: 'work' })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...address,
      id: expect.any(String),
      phoneNumber: '+919876543210',
      type: 'work',
      isDefault: false,
    })
    const { body: all } = await asha.get<Address[]>('/addresses')
    expect(all.map(({ id }) => id)).toEqual(['adr-asha-home', body.id])
  })

  contractCase('[CHK-1] one address is the default, and comes first', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body: second } = await asha.post<Address>('/addresses', { ...address, isDefault: true })
    const defaults = async () =>
      (await asha.get<Address[]>('/addresses')).body.map(({ id, isDefault }) => [id, isDefault])
    expect(await defaults()).toEqual([
      [second.id, true],
      ['adr-asha-home', false],
    ])
    const changed = await asha.put<Address>(`/addresses/${second.id}`, { ...address, city: 'Bangalore' })
    expect(changed.body).toMatchObject({ city: 'Bangalore', isDefault: true })
    await asha.put('/addresses/adr-asha-home', { ...address, isDefault: true })
    expect(await defaults()).toEqual([
      ['adr-asha-home', true],
      [second.id, false],
    ])
    const rest = await asha.delete<Address[]>('/addresses/adr-asha-home')
    expect(rest.body).toMatchObject([{ id: second.id, isDefault: true }])
    await asha.delete(`/addresses/${second.id}`)
    expect((await asha.post<Address>('/addresses', address)).body.isDefault).toBe(true)
  })

  contractCase('[CHK-1] each field of an address is checked', async shop => {
    const asha = await shop.signedInAs('asha')
    const wrong = { fullName: ' ', phoneNumber: '12', line1: 'x', city: '', state: 'Mysore', pincode: '0123' }
    const fields = {
      fullName: 'Enter the full name',
      phoneNumber: 'Invalid phone number',
      line1: 'Enter the flat, house or building',
      city: 'Enter the city',
      state: 'Select the state',
      pincode: 'Enter a valid 6-digit PIN code',
    }
    expectRefusal(await asha.post('/addresses', wrong), 400, 'invalid_input', 'Enter the full name', fields)
    const update = await asha.put('/addresses/adr-asha-home', wrong)
    expectRefusal(update, 400, 'invalid_input', 'Enter the full name', fields)
  })

  contractCase('[CHK-1] the PIN code must lie in the state', async shop => {
    const asha = await shop.signedInAs('asha')
    const inDelhi = { ...address, pincode: '110001' }
    const message = 'This PIN code is in Delhi'
    const fields = { state: message }
    expectRefusal(await asha.post('/addresses', inDelhi), 400, 'pincode_state_mismatch', message, fields)
    const update = await asha.put('/addresses/adr-asha-home', inDelhi)
    expectRefusal(update, 400, 'pincode_state_mismatch', message, fields)
  })

  contractCase('[CHK-1] ten addresses are enough', async shop => {
    const asha = await shop.signedInAs('asha')
    for (let count = 1; count < 10; count += 1) await asha.post('/addresses', address)
    const message = 'You can keep at most 10 addresses. Delete one to add another.'
    expectRefusal(await asha.post('/addresses', address), 409, 'address_limit', message)
  })

  contractCase("[CHK-1] another customer's address is not found", async shop => {
    const ravi = await shop.signedInAs('ravi')
    const path = '/addresses/adr-asha-home'
    expectRefusal(await ravi.put(path, address), 404, 'address_not_found', 'Address not found')
    expectRefusal(await ravi.delete(path), 404, 'address_not_found', 'Address not found')
    const quote = await ravi
      .post('/cart', { productId: 'prd-tips' })
      .then(() => ravi.post('/checkout/quote', { addressId: 'adr-asha-home' }))
    expectRefusal(quote, 404, 'address_not_found', 'Address not found')
  })
}
