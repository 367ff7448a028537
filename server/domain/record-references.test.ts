import { expect, it } from 'vitest'
import { deletedUserId } from './orders/buyer-keys.ts'
import { recordReferences } from './record-references.ts'
import type { OrderRecord } from './records.ts'

const ofOrder = recordReferences.orders as (record: Pick<OrderRecord, 'userId'>) => readonly unknown[]

it('[SRV-3] an order needs its customer, unless the account was deleted', () => {
  expect(ofOrder({ userId: 'asha' })).toEqual([{ collection: 'users', id: 'asha' }])
  expect(ofOrder({ userId: deletedUserId })).toEqual([])
})
