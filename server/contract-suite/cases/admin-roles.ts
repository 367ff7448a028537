import { expect } from 'vitest'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

export function roleCases(contractCase: ContractCase): void {
  contractCase('[ADM-7] a role may do what it holds, and nothing else', async shop => {
    const support = await shop.signedInAs('sunita')
    expect((await support.get('/user')).body).toMatchObject({ isAdmin: true, adminRole: 'support' })
    expect((await support.get('/admin/orders')).status).toBe(200)
    expect((await support.get('/admin/support-tickets')).status).toBe(200)
    expectRefusal(await support.get('/admin/audit'), 403, 'forbidden', 'Access denied')
    expectRefusal(
      await support.post('/admin/orders/ord-placed/status', { status: 'confirmed', version: 1 }),
      403,
      'forbidden',
      'Access denied',
    )
    expectRefusal(
      await support.put('/admin/settings/security', { administratorsNeedSecondFactor: false }),
      403,
      'forbidden',
      'Access denied',
    )
  })

  contractCase('[ADM-7] an administrator without a role is an owner, and a customer has none', async shop => {
    const owner = await shop.signedInAs('admin')
    expect((await owner.get('/user')).body).toMatchObject({ isAdmin: true, adminRole: 'owner' })
    const customer = await shop.signedInAs('asha')
    expect((await customer.get('/user')).body).not.toHaveProperty('adminRole')
  })
}
