import type { Product, Review, Settings } from '@shruti/server/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chatKnowledge, fallbackText, greetingText } from '@shruti/design-system/ChatWidget'
import { readLanguageFrom, type Language } from '@shruti/design-system/texts'
import { figuresIn, textOfPage, unknownFigures } from './support/figures.ts'
import { declaredOnPage, figuresOfAll, figuresOfProduct, textsOfProduct } from './support/known-figures.ts'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

afterEach(() => readLanguageFrom(() => 'en'))

async function get<T>(path: string): Promise<T> {
  return (await (await fetch(`${shop.server.origin}/api${path}`)).json()) as T
}

async function pageText(path: string): Promise<string> {
  const answer = await fetch(shop.server.origin + path)
  expect([path, answer.status]).toEqual([path, 200])
  return textOfPage(await answer.text())
}

let settings: Settings
let products: readonly Product[]
let known: ReadonlySet<string>

beforeAll(async () => {
  settings = await get('/settings')
  products = await get('/products?pageSize=100')
  known = await figuresOfAll(get)
})

/** Of one kind that nobody may mix up between products: noise cancelling and water. */
const ofProducts = (figures: Iterable<string>) => [...figures].filter(figure => /dB$|^IPX/.test(figure))

/** Claims of a text that name products of the shop and a figure that none of these has. */
function mixedUp(text: string): string[] {
  const sentences = text.split(/\n|(?<=[.;:])\s/)
  return sentences.filter(sentence => {
    const named = products.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(sentence))
    const own = new Set(named.flatMap(product => [...figuresOfProduct(product, settings.emi)]))
    return named.length > 0 && ofProducts(figuresIn(sentence)).some(figure => !own.has(figure))
  })
}

describe('every figure that a shopper reads', () => {
  it('[BEY-22] comes from the settings, the policy or a product, on each page of the sitemap', async () => {
    const paths = await sitemapPaths()
    expect(paths.length).toBeGreaterThan(40)
    /** The last page that shows each. */
    const unknown = new Map<string, string>()
    for (const path of [...paths, '/cart', '/auth']) {
      const page = path.replace(/^\/hi(?=\/|$)/, '') || '/'
      const slug = /^\/product\/(.+)$/.exec(page)?.[1]
      const text = await pageText(path)
      const reviews = slug === undefined ? '' : await reviewsOf(slug)
      const here = new Set([...known, ...Object.keys(declaredOnPage[page] ?? {}), ...figuresIn(reviews)])
      for (const figure of unknownFigures(text, here)) unknown.set(figure, path)
    }
    expect(Object.fromEntries(unknown)).toEqual({})
  })

  const chatTexts = (language: Language) => {
    readLanguageFrom(() => language)
    const { models, issues, stores, categories } = chatKnowledge(settings.store)
    return [
      greetingText(),
      fallbackText(),
      ...models.flatMap(model => [`₹${model.price}`, ...Object.values(model).flat().map(String)]),
      ...issues.flatMap(({ solutions }) => solutions),
      ...stores.map(({ hours }) => hours),
      ...categories.flatMap(({ reply, subAnswers = [] }) => [
        reply.text,
        ...subAnswers.map(sub => sub.reply.text),
      ]),
    ]
  }

  it.each(['en', 'hi'] as const)(
    '[BEY-22] [BEY-19] comes from there in each answer of the chat (%s)',
    language => {
      const said = chatTexts(language)
      expect(unknownFigures(said.join('\n'), known)).toEqual([])
      expect(said.flatMap(mixedUp)).toEqual([])
    },
  )

  it('[BEY-22] [BEY-19] is the same in each answer of the chat in Hindi as in English', () => {
    const numbers = (text: string) => (text.match(/\d[\d,.:]*\d|\d/g) ?? []).toSorted()
    const inEnglish = chatTexts('en').map(numbers)
    expect(chatTexts('hi').map(numbers)).toEqual(inEnglish)
  })

  it.each(['/about', '/blog', '/faqs', '/shop/category/noise-cancelling'])(
    '[BEY-22] is that of the product named beside it, on %s',
    async path => {
      expect(mixedUp(await pageText(path))).toEqual([])
    },
  )

  it('[BEY-22] is that of the product named beside it, in each post of the blog', async () => {
    const posts = (await sitemapPaths()).filter(path => path.startsWith('/blog/'))
    expect(posts).toHaveLength(6)
    for (const path of posts) expect([path, mixedUp(await pageText(path))]).toEqual([path, []])
  })

  it('[BEY-22] is the specification’s wherever a product’s own text speaks of noise cancelling or water', () => {
    for (const product of products) {
      const { ancDb, waterResistance } = product.specs
      const own = [`${ancDb} dB`, String(waterResistance)]
      const said = ofProducts(figuresIn(textsOfProduct(product)))
      expect([product.name, said.filter(figure => !own.includes(figure))]).toEqual([product.name, []])
    }
  })
})

it('[BEY-22] says of the range’s delay what the catalogue says', () => {
  const delays = products.flatMap(({ specs }) => specs.latencyMs ?? [])
  expect([Math.min(...delays), Math.max(...delays)]).toEqual([45, 110])
})

describe('the check of figures', () => {
  it('[BEY-22] finds a wrong one, however it is written', () => {
    const wrong = [
      'Express costs ₹289.',
      'Standard delivery takes four to six business days.',
      'A 9-year warranty.',
      'Students get 15% off.',
      'Noise cancelling up to 45 dB',
      'IPX8',
      'Replies within 37 hours',
      'Open from 9:15 AM',
    ]
    expect(wrong.flatMap(text => unknownFigures(text, known))).toEqual([
      '₹289',
      '4-6 days',
      '9 years',
      '15 %',
      '45 dB',
      'IPX8',
      '37 hours',
      '9:15 AM',
    ])
  })

  it('[BEY-22] finds one of another product', () => {
    expect(mixedUp('Shuddha cancels up to 35 dB. Tivra cancels up to 35 dB.')).toEqual([
      'Shuddha cancels up to 35 dB.',
    ])
  })

  it('[BEY-22] reads what a page says, not how it is made', () => {
    const html = '<p>Costs <span>₹</span>1<!-- -->99</p><style>a{width:10%}</style><p>IPX4</p><p>5</p>'
    expect([...figuresIn(textOfPage(html))]).toEqual(['₹199', 'IPX4'])
  })
})

async function reviewsOf(slug: string): Promise<string> {
  const product = products.find(candidate => candidate.slug === slug)
  const { reviews } = await get<{ reviews: Review[] }>(`/products/${product?.id}/reviews`)
  return reviews.map(({ title, body }) => `${title}\n${body}`).join('\n')
}

async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${shop.server.origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
