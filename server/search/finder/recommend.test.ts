import { describe, expect, it } from 'vitest'
import type { Product } from '../../contract/index.ts'
import { toProduct } from '../../domain/catalogue/mappers.ts'
import { products as records } from '../../seed/catalogue/products.ts'
import { kindOf } from '../product-facts.ts'
import { finderQuestions, readFinderAnswers, recommend, type FinderAnswers } from './index.ts'

const products = records.map(toProduct)
const audio = products.filter(product => kindOf(product) !== 'accessory')
const [use, noise, budget, fit] = finderQuestions

const combinations: readonly FinderAnswers[] = use.options.flatMap(a =>
  noise.options.flatMap(b =>
    budget.options.flatMap(c =>
      fit.options.map(d => ({ use: a.value, noise: b.value, budget: c.value, fit: d.value })),
    ),
  ),
)
const titled = combinations.map(answers => [Object.values(answers).join(', '), answers] as const)
const soldOut = (product: Product): Product => ({ ...product, inStock: false })
const limitOf = (answers: FinderAnswers) =>
  answers.budget === 'any' ? Infinity : Number(answers.budget) * 100
/** Figures of a sentence that are the product's own, and not what is asked for. */
const figuresOf = (product: Product) =>
  JSON.stringify([product.specs, product.features, product.price / 100]).replaceAll(',', '')

it('[BEY-6] there are four questions, and 360 ways to answer them', () => {
  expect(finderQuestions.map(({ name }) => name)).toEqual(['use', 'noise', 'budget', 'fit'])
  expect(combinations).toHaveLength(360)
})

describe.each(titled)('[BEY-6] for %s', (_title, answers) => {
  const { pick, cheaper, better, soldOut: missed } = recommend(answers, products)

  it('the pick is in stock, within the budget, and says why or what is missing', () => {
    expect(pick?.product.inStock).toBe(true)
    expect(pick?.product.price).toBeLessThanOrEqual(limitOf(answers))
    // One sentence for each answer that asks for something.
    const asked = [true, answers.noise !== 'quiet', answers.budget !== 'any', answers.fit !== 'any']
    expect([...(pick?.because ?? []), ...(pick?.butNot ?? [])]).toHaveLength(asked.filter(Boolean).length)
    expect(missed).toBeUndefined()
  })

  it('the pick has no but where any product has none', () => {
    const buts = audio.map(product => recommend(answers, [product]).pick?.butNot.length)
    expect(pick?.butNot.length === 0).toBe(buts.includes(0))
  })

  it('reasons hold the figures of the product itself', () => {
    for (const sentence of pick?.because ?? []) {
      const own = sentence.split(' is within ')[0] ?? ''
      for (const figure of own.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? []) {
        expect(figuresOf(pick!.product)).toContain(figure)
      }
    }
  })

  it('the cheaper one costs less, the better one more, and what they lack is said', () => {
    expect(cheaper?.product.price ?? 0).toBeLessThan(pick!.product.price)
    expect(better?.product.price ?? Infinity).toBeGreaterThan(pick!.product.price)
    const isAbove = (better?.product.price ?? 0) > limitOf(answers)
    expect(better?.butNot.some(sentence => sentence.includes(' is above ₹')) ?? false).toBe(isAbove)
  })

  it('what is sold out is never recommended, and is named where it would have been', () => {
    const without = products.map(product => (product.id === pick?.product.id ? soldOut(product) : product))
    const next = recommend(answers, without)
    expect(next.soldOut?.product.slug).toBe(pick?.product.slug)
    const named = [next.pick, next.cheaper, next.better].map(found => found?.product.slug)
    expect(named).not.toContain(pick?.product.slug)
  })
})

describe('picks and their reasons', () => {
  const answers: FinderAnswers = { use: 'commute', noise: 'loud', budget: 'any', fit: 'buds' }

  it('[BEY-6] names the deepest noise cancelling for a loud way to work', () => {
    const { pick } = recommend(answers, products)
    expect(pick?.product.slug).toBe('tivra')
    expect(pick?.because).toEqual([
      'It is a pair of small buds.',
      'For the way to work: 8 hours on one charge, and IPX5 for a drizzle.',
      'Against the noise: cancelling up to 35 dB.',
    ])
    expect(pick?.butNot).toEqual([])
  })

  it('[BEY-6] says what a small budget does not buy, and what more would', () => {
    const { pick, better } = recommend({ ...answers, budget: '5000' }, products)
    expect(pick?.product.slug).toBe('shuddha')
    expect(pick?.butNot).toEqual([
      'Its noise cancelling reaches 25 dB, not the 30 dB for a place as loud as yours.',
    ])
    expect(better?.product.slug).toBe('tivra')
    expect(better?.butNot).toEqual(['₹7,999 is above ₹5,000.'])
  })

  it('[BEY-6] finds hooks for the gym and the shortest delay for games', () => {
    const gym = recommend({ use: 'sport', noise: 'quiet', budget: '3000', fit: 'hooks' }, products)
    expect(gym.pick?.product.slug).toBe('taan-run')
    const games = recommend({ use: 'gaming', noise: 'quiet', budget: 'any', fit: 'any' }, products)
    expect(games.pick?.product.slug).toBe('matra')
    expect(games.pick?.because).toEqual(['For games: 45 ms between screen and ear.'])
  })

  it('[BEY-6] recommends nothing while everything is sold out', () => {
    expect(recommend(answers, products.map(soldOut))).toEqual({
      pick: undefined,
      cheaper: undefined,
      better: undefined,
      soldOut: undefined,
    })
  })
})

it('[BEY-6] reads answers from an address and leaves out what is none', () => {
  const address = new URLSearchParams('use=calls&noise=deafening&budget=3000')
  expect(readFinderAnswers(name => address.get(name))).toEqual({ use: 'calls', budget: '3000' })
})
