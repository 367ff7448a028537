import { expect, it } from 'vitest'
import { labelsAndBoxes } from './0004-labels-and-boxes.ts'
import type { EarlierRecord } from './migration.ts'

const { products } = labelsAndBoxes.collections

it('[SRV-3] makes a list of what lies in the box, and invents nothing for a label', () => {
  const earlier = {
    id: 'prd-1',
    features: ['8 hours per charge', 'In the box: buds, case, USB-C cable'],
    legal: { hsn: '851830', netQuantity: '1 pair' },
  }
  const today = products?.(earlier)
  expect(today).toEqual({
    id: 'prd-1',
    features: ['8 hours per charge'],
    boxContents: ['Buds, case, USB-C cable'],
    fits: [],
    legal: { hsn: '851830', netQuantity: '1 pair', genericName: '', batchMonth: null, dimensions: null },
  })
  expect(products?.(today as EarlierRecord)).toBe(today)
})

it('[SRV-3] leaves a box empty of which nothing was said', () => {
  expect(products?.({ id: 'prd-2', features: ['1 m'], legal: {} })).toMatchObject({
    features: ['1 m'],
    boxContents: [],
  })
})
