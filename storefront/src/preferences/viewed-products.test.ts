import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/browser-storage.ts'
import { rememberViewed } from './remember-viewed.ts'
import { viewedKey, viewedProducts } from './viewed-products.ts'

it('[SHOP-2] keeps the last five products that were looked at, the last one first, each once', () => {
  const storage = memoryStorage()
  for (const slug of ['tivra', 'komal', 'tivra', 'bindu', 'laya', 'meend', 'matra'])
    rememberViewed(storage, slug)
  expect(viewedProducts(storage.getItem(viewedKey))).toEqual(['matra', 'meend', 'laya', 'bindu', 'tivra'])
})

it('[SHOP-2] finds nothing in what is not its own', () => {
  expect(viewedProducts(null)).toEqual([])
  expect(viewedProducts('{"slug":"tivra"},/admin,TIVRA')).toEqual([])
})
