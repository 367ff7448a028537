import { describe, expect, it } from 'vitest'
import { catalogueSeed } from '../../seed/index.ts'
import { labelProblems, requireCompleteLabel } from './label.ts'

const { products, settings } = catalogueSeed()
const { store: care } = settings[0]!
const tivra = products.find(({ slug }) => slug === 'tivra')!
const imported = products.find(({ legal }) => legal.importer !== null)!

type Legal = typeof tivra.legal
const withLegal = (change: Partial<Legal>, product = tivra) => ({
  ...product,
  legal: { ...product.legal, ...change },
})

describe('the legal label of a product', () => {
  it('[BEY-5] is complete for everything that a new shop sells', () => {
    for (const product of products)
      expect([product.slug, labelProblems(product, care)]).toEqual([product.slug, {}])
  })

  it.each([
    ['genericName', { genericName: ' ' }, 'The generic name of the goods is missing'],
    ['countryOfOrigin', { countryOfOrigin: '', importer: 'A, B' }, 'The country of origin is missing'],
    ['manufacturer', { manufacturer: 'Shruti Audio' }, 'Name and address of the manufacturer are missing'],
    ['netQuantity', { netQuantity: '' }, 'The net quantity is missing'],
    ['batchMonth', { batchMonth: null }, 'Month and year of manufacture or import are missing'],
  ] satisfies [string, Partial<Legal>, string][])('[BEY-5] needs %s', (field, change, message) => {
    expect(labelProblems(withLegal(change), care)).toEqual({ [`legal.${field}`]: message })
  })

  it('[BEY-5] names the importer of goods from abroad, and only of those', () => {
    expect(tivra.legal.importer).toBeNull()
    expect(labelProblems(withLegal({ importer: null }, imported), care)).toEqual({
      'legal.importer': 'Goods from abroad need name and address of the importer',
    })
  })

  it('[BEY-5] needs a maximum retail price, and whom a consumer can turn to', () => {
    expect(labelProblems({ ...tivra, mrp: 0 }, care)).toEqual({ mrp: 'The maximum retail price is missing' })
    expect(labelProblems(tivra, { ...care, supportPhone: '' })).toEqual({
      store: 'The contact for consumers is missing in the settings',
    })
  })

  it('[BEY-5] a product without one cannot be published', () => {
    expect(() => requireCompleteLabel(tivra, care)).not.toThrow()
    expect(() => requireCompleteLabel(withLegal({ netQuantity: '' }), care)).toThrow(
      'tivra cannot be published: The net quantity is missing',
    )
  })
})
