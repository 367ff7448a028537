import { expect, it } from 'vitest'
import * as z from 'zod'
import { addCartItemInput } from '../contract/schemas/cart.ts'
import { validationMessage } from './validation-messages.ts'

const request = z.strictObject({
  minPrice: z.coerce.number().int().min(0).optional(),
  sort: z.enum(['newest', 'rating']).optional(),
  kind: z.literal('sale').optional(),
  inStock: z.boolean().optional(),
  name: z.string().min(1).max(5).optional(),
  codes: z.array(z.string().min(2)).min(1).max(2).optional(),
  day: z.iso.date().optional(),
  email: z.email().optional(),
  slug: z.string().regex(/^a/).optional(),
})

function sentenceOn(value: unknown, schema: z.ZodType = request): string | undefined {
  return schema.safeParse(value, { error: validationMessage }).error?.issues[0]?.message
}

it.each([
  [{ minPrice: 'abc' }, 'minPrice must be a number'],
  [{ minPrice: '1.5' }, 'minPrice must be a whole number'],
  [{ minPrice: '-1' }, 'minPrice must be 0 or more'],
  [{ sort: 'zzz' }, 'sort must be one of newest, rating'],
  [{ kind: 'gift' }, 'kind must be sale'],
  [{ inStock: 1 }, 'inStock must be true or false'],
  [{ name: '' }, 'name must not be empty'],
  [{ name: 'Tivra Pro' }, 'name must have at most 5 characters'],
  [{ name: 7 }, 'name must be text'],
  [{ codes: [] }, 'codes must not be empty'],
  [{ codes: ['ab', 'cd', 'ef'] }, 'codes must have at most 2 entries'],
  [{ codes: ['a'] }, 'codes must have at least 2 characters'],
  [{ day: '2026-02-31' }, 'day must be a day such as 2026-11-20'],
  [{ email: 'asha' }, 'email must be an email address'],
  [{ slug: 'b' }, 'slug must be written otherwise'],
  [{ colour: 'red' }, 'There is no colour'],
  ['text', 'The request must be an object'],
])('[SRV-1] says of %o: %s', (value, sentence) => {
  expect(sentenceOn(value)).toBe(sentence)
})

it('[SRV-1] names a field that is missing', () => {
  expect(sentenceOn({}, addCartItemInput)).toBe('productId must be given')
})

it("[SRV-1] leaves the contract's own sentences as they are", () => {
  expect(sentenceOn({ productId: 'prd-nada', quantity: 11 }, addCartItemInput)).toBe(
    'Quantity must be between 1 and 10',
  )
})
