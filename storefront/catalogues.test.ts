import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { contract } from '../server/contract/index.ts'
import { routes, type OperationName } from '../server/contract/routes.ts'
import { hindi as designSystemTexts } from '../design-system/src/texts/hindi/index.ts'
import { plainPageText } from '../server/http/plain-page-texts.ts'
import { hindi as storefrontTexts } from './src/language/hindi/index.ts'
import { shopTexts } from './src/language/hindi/shop/index.ts'

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.(?:test|stories)\./.test(name) && !/\bhindi\b/.test(name))
    .map(name => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')

const catalogues = [
  ['the storefront', storefrontTexts, path.join(import.meta.dirname, 'src')],
  ['the design system', designSystemTexts, path.join(import.meta.dirname, '../design-system/src')],
] as const

/** The names of the values of a message, and of the nodes in brackets that it has places for. */
function namesIn(message: string): string[] {
  const names = new Set<string>()
  const walk = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal)
        for (const [slot] of element.value.matchAll(/\[\w+\]/g)) names.add(slot)
      else if ('value' in element) names.add(element.value)
      if ('options' in element) for (const option of Object.values(element.options)) walk(option.value)
    }
  }
  walk(parse(message, { ignoreTag: true, shouldParseSkeletons: false }))
  return [...names].toSorted()
}

/** Without the names of values: brands, units, addresses and what tax law calls by Latin letters. */
const isName = (text: string) =>
  !/[a-z]{3}/.test(
    text.replace(/\{\w+\}|Shruti|Bluetooth|Facebook|Instagram|Twitter|name@bank|you@example\.in/g, ''),
  )

/** What another word or spelling was chosen for: पेमेंट, PIN कोड, कार्ट as masculine, नतीजे, ख़रीदें and ख़ाली with their dot. */
const otherSpellings = /भुगतान|पिन कोड|परिणाम|आपकी कार्ट|(?<![\u0900-\u097f])(?:खरीद|खाली)/

/** The catalogues one by one, with what is made of them. */
const files = [
  ['the storefront', import.meta.glob<object>('./src/language/hindi/*.ts', { eager: true }), storefrontTexts],
  [
    'the shop',
    import.meta.glob<object>('./src/language/hindi/shop/*.ts', { eager: true }),
    Object.assign({}, ...shopTexts) as object,
  ],
  [
    'the design system',
    import.meta.glob<object>('../design-system/src/texts/hindi/*.ts', { eager: true }),
    designSystemTexts,
  ],
] as const

it.each(files)(
  '[BEY-19] no text of %s stands in two catalogues, of which one would not count',
  (_whose, modules, whole) => {
    const places = new Map<string, string[]>()
    for (const [file, exported] of Object.entries(modules)) {
      if (file.endsWith('/index.ts')) continue
      const parts = Object.values(exported as Record<string, object>).map(Object.keys)
      // Texts of posts, for instance, are looked up apart.
      const texts = parts.filter(keys => keys.every(text => text in whole)).flat()
      for (const text of texts) places.set(text, [...(places.get(text) ?? []), file])
    }
    expect(places.size).toBeGreaterThan(50)
    expect([...places].filter(([, found]) => found.length > 1)).toEqual([])
  },
)

describe.each(catalogues)('each Hindi text of %s', (_whose, texts, folder) => {
  it('[BEY-19] has the values of its English one', () => {
    const different = Object.entries(texts).filter(
      ([english, hindi]) => namesIn(english).join() !== namesIn(hindi).join(),
    )
    expect(different).toEqual([])
  })

  it('[BEY-19] says the same thing in the same word', () => {
    const astray = Object.values(texts).filter(hindi => otherSpellings.test(hindi))
    expect(astray).toEqual([])
  })

  it('[BEY-19] is said somewhere', () => {
    const sources = sourcesOf(folder)
    const unused = Object.keys(texts).filter(
      english =>
        !sources.includes(`'${english.replaceAll("'", "\\'")}'`) && !sources.includes(`"${english}"`),
    )
    expect(unused).toEqual([])
  })

  it('[BEY-19] is in Devanagari, unless it is a name, a unit or an address', () => {
    const untranslated = Object.entries(texts).filter(
      ([english, hindi]) => english === hindi && !isName(english),
    )
    expect(untranslated).toEqual([])
  })
})

it('[BEY-19] the plain pages of the server say in Hindi what the storefront says for the same English', () => {
  const different = shopTexts
    .flatMap(texts => Object.entries(texts))
    .filter(([english, hindi]) => ![english, hindi].includes(plainPageText('hi', english)))
  expect(different).toEqual([])
})

/** Without the names of what is filled in, which differ between the languages. */
const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, '{}')

it('[BEY-19] each refusal of the shopper’s side has its Hindi', () => {
  const known = new Set(shopTexts.flatMap(texts => Object.keys(texts)).map(withoutNames))
  const refusals = (Object.keys(routes) as OperationName[])
    .filter(name => routes[name].access !== 'administrator')
    .flatMap(name => Object.values(contract[name]['~orpc'].errorMap) as { message: string }[])
    .map(({ message }) => message)
    // The reason is a refusal of its own, or a sentence that the API has put together.
    .filter(message => message !== '{reason}')
  expect(refusals.length).toBeGreaterThan(100)
  expect([...new Set(refusals)].filter(message => !known.has(withoutNames(message)))).toEqual([])
})
