import { expect, it } from 'vitest'
import { generateOpenApiDocument } from './openapi.ts'

/** Addresses are kept by proxies, browsers and logs: secrets and what names a person go into bodies alone (ASVS 14.2.1). */
const sensitive =
  /pass|otp|code|token|secret|session|key|phone|email|contact|^name|fullName|line1|upi|gstin|username/i
/** What a PIN code or a code of the catalogue says is no secret. */
const harmless = new Set(['pincode'])

it('[SRV-1] no operation takes a secret, or what names a person, in its address', async () => {
  const { paths = {} } = await generateOpenApiDocument('https://shop.example')
  const names = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item ?? {}).flatMap(operation => {
      const parameters =
        (operation as { parameters?: ReadonlyArray<{ name: string; in: string }> }).parameters ?? []
      const inAddress = parameters.filter(parameter => parameter.in !== 'header')
      return inAddress.map(({ name }) => `${path} ${name}`)
    }),
  )
  expect(names.length).toBeGreaterThan(30)
  const found = names.filter(entry => {
    const name = entry.split(' ')[1] ?? ''
    return sensitive.test(name) && !harmless.has(name)
  })
  expect(found).toEqual([])
})
