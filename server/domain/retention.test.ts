import { expect, it } from 'vitest'
import { retainedData } from '../contract/index.ts'
import { shopSchema } from './records.ts'

/** Collections that say nothing about a person. */
const impersonal = [
  'products',
  'categories',
  'promotions',
  'posts',
  'storeLocations',
  'shippingZones',
  'settings',
  'counters',
  'figures',
  'apiKeys',
  'webhooks',
  'webhookDeliveries',
]

it('[AUTH-11] tells on the privacy page of every collection that holds personal data', () => {
  const told = retainedData.flatMap(({ collections }) => collections)
  expect([...told, ...impersonal].toSorted()).toEqual(Object.keys(shopSchema).toSorted())
})
