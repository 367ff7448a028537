import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contract, routes, type OperationName, type OperationRoute } from '../contract/index.ts'
import { Coverage } from './coverage.ts'
import { openInProcess } from './in-process.ts'
import { openTestShop, type SuiteVisitor } from './test-shop.ts'

/** Texts that numbers, dates and look-ups have stumbled over. */
const awkward = fc.constantFrom(
  '',
  ' ',
  '-1',
  '1.5',
  '1e15',
  '9007199254740991',
  '1e309',
  'NaN',
  '0x10',
  '[]',
  '__proto__',
  '\0',
  '%E0%A4%A',
  '../..',
  '\u202E',
  '१',
)
const value = fc.oneof(
  awkward,
  fc.string({ unit: 'grapheme' }),
  // No address can carry half a surrogate pair.
  fc.string({ unit: 'binary' }).map(text => Buffer.from(text).toString()),
  fc.double().map(String),
  fc.bigInt().map(String),
)

const reads = (Object.entries(routes) as [OperationName, OperationRoute][]).filter(
  ([, { method }]) => method === 'GET',
)

/** The parameters that an operation knows, in its path and in its query. */
function parametersOf(operation: OperationName): string[] {
  const { inputSchema } = contract[operation]['~orpc'] as unknown as { inputSchema: z.ZodType }
  const schema = z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(schema.properties ?? {})
}

let admin: SuiteVisitor
beforeAll(async () => {
  admin = await (await openTestShop(openInProcess, new Coverage())).signedInAs('admin')
})

describe('whatever stands in a path or a query', () => {
  it.each(reads)('[SRV-1] %s answers as the contract says, and never with a failure', async (name, route) => {
    const values = fc.array(value, { minLength: 1, maxLength: 2 })
    const known = Object.fromEntries(parametersOf(name).map(parameter => [parameter, values]))
    const parameters = fc.record({ ...known, unknown: values }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(value, parameters, async (segment, query) => {
        // Nothing, "." and ".." make another path of it.
        const inPath = /^\.{0,2}$/.test(segment) ? 'x' : segment
        const path = route.path.replace(/\{\w+\}/g, encodeURIComponent(inPath))
        const pairs = Object.entries(query).flatMap(([key, sent]) => sent.map(each => [key, each]))
        const search = new URLSearchParams(pairs).toString()
        const { status } = await admin.read(search === '' ? path : `${path}?${search}`)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })

  it('[SRV-1] a page beyond all pages is refused by name', async () => {
    for (const path of ['/orders', '/admin/orders', '/products', '/products/prd-raga/reviews']) {
      expect(await admin.get(`${path}?page=1e15`)).toMatchObject({
        status: 400,
        body: {
          code: 'invalid_input',
          fields: { page: 'Page must be a whole number from 1 to 1,000,000' },
        },
      })
    }
  })
})
