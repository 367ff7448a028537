import { expect, it } from 'vitest'
import { publicContract } from './public-contract.ts'
import { routes, type OperationRoute } from './routes.ts'

it('[SRV-2] has every operation whose answer is the same for everybody, and no other', () => {
  const theSame = Object.entries<OperationRoute>(routes).filter(([, { caching }]) => caching === 'catalogue')
  expect(Object.keys(publicContract).toSorted()).toEqual(theSame.map(([name]) => name).toSorted())
  expect(theSame.filter(([, { method }]) => method !== 'GET')).toEqual([])
})
