import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { callerOf, order, signIn } from './support/delivered-order.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** Names, what somebody typed, and addresses: they stay as they are in every language. */
const names = new RegExp(
  [
    String.raw`\S+@\S+|\S+\.\S+\.\S+|SHR-\S+`,
    'Shruti|Bindu|Lite|Dhrupad|Gamak|Pro|Sport|Khayal|Komal|Laya|Quiet|Matra|Meend|Shuddha|Taan|Run|Tivra',
    'Bluetooth|Facebook|Instagram|Twitter|English|JavaScript|Audio|4th floor|12 Residency Road|Bengaluru|Android|Chrome',
    'Ananya|Iyer|Sea Breeze Apartments|Mumbai|Maharashtra|Private Limited|WhatsApp|Razorpay',
  ].join('|'),
  'g',
)

/** Lines of a text that have an English word in them. */
const englishIn = (text: string): string[] =>
  text.split('\n').filter(line => /[a-z]{3,}/.test(line.replace(names, '')))

const englishOn = async (page: Page): Promise<string[]> => englishIn(await page.locator('body').innerText())

/** The page is in Hindi, at an address of its own. */
async function expectHindi(page: Page, path: string | RegExp): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(typeof path === 'string' ? new RegExp(`^${path}$`) : path)
  expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN')
  expect({ address: page.url(), english: await englishOn(page) }).toEqual({
    address: page.url(),
    english: [],
  })
}

describe('in Hindi', () => {
  it('[BEY-19] a guest on a phone finds, buys, pays and follows an order', async () => {
    const shopper = await shop.visit({ width: 'phone' })
    const { page } = shopper
    const main = page.getByRole('main')
    await page.goto('/hi')
    await waitForHydration(page)
    await expectHindi(page, '/hi')
    await shopper.expectAccessible()
    await page.goto(`/hi/shop?search=${encodeURIComponent('ईयरबड 3000 से कम')}`)
    await waitForHydration(page)
    await expectHindi(page, '/hi/shop')
    await shopper.expectAccessible()
    await main.getByRole('link', { name: 'Komal', exact: true }).click()
    await page.waitForURL('**/hi/product/komal')
    await main.getByRole('heading', { level: 1, name: 'Komal' }).waitFor()
    await expectHindi(page, '/hi/product/komal')
    await shopper.expectAccessible()
    await main.getByRole('radio', { name: 'व्हाइट' }).first().check({ force: true })
    await main.getByRole('button', { name: 'कार्ट में डालें' }).first().click()
    await page.getByRole('link', { name: 'कार्ट देखें' }).click()
    await page.waitForURL('**/hi/cart')
    await main.getByRole('article').filter({ hasText: 'व्हाइट' }).waitFor()
    await expectHindi(page, '/hi/cart')
    await shopper.expectAccessible()
    await main.getByRole('link', { name: 'चेकआउट करें' }).click()
    await page.waitForURL(/\/hi\/auth\?next=%2Fcheckout/)
    await expectHindi(page, '/hi/auth')

    await page.getByRole('textbox', { name: 'मोबाइल नंबर' }).fill('9845070001')
    await page.getByRole('button', { name: 'OTP भेजें' }).click()
    const sentence = await page
      .getByText(/OTP.*\d{6}/)
      .first()
      .innerText()
    await page.getByRole('textbox', { name: 'OTP' }).fill(/\d{6}/.exec(sentence)?.[0] ?? '')
    await page.waitForURL('**/hi/checkout')
    const address = page.getByRole('region', { name: 'डिलीवरी का पता' })
    await address.getByRole('textbox', { name: 'पूरा नाम' }).fill('Ananya Iyer')
    await address.getByRole('textbox', { name: /^फ़्लैट/ }).fill('14, Sea Breeze Apartments')
    await address.getByRole('textbox', { name: 'PIN कोड' }).fill('400050')
    await address.getByRole('textbox', { name: 'शहर' }).fill('Mumbai')
    await address.getByRole('button', { name: 'पता सेव करें' }).click()
    await address.getByRole('radio', { name: /14, Sea Breeze Apartments/ }).waitFor()
    await expectHindi(page, '/hi/checkout')
    await shopper.expectAccessible()
    await page.getByRole('radio', { name: /^UPI/ }).check()
    await page.getByRole('checkbox', { name: /मंज़ूर/ }).check()
    await page.getByRole('button', { name: 'ऑर्डर दें' }).first().click()
    await page.waitForURL(/\/hi\/pay\//)
    await expectHindi(page, /^\/hi\/pay\//)
    await page
      .getByRole('button', { name: /₹[\d,.]+/ })
      .first()
      .click()
    await page.waitForURL(/\/payment-sandbox\//)
    await expectHindi(page, /^\/hi\/payment-sandbox\//)
    await main.getByRole('radio').first().check()
    await main.getByRole('button').last().click()
    await page.waitForURL(/\/hi\/order-confirmation\//)
    await page
      .getByText(/SHR-\w+/)
      .first()
      .waitFor()
    await expectHindi(page, /^\/hi\/order-confirmation\//)
    await page.goto('/hi/my-orders')
    await page.getByRole('link', { name: /SHR-/ }).first().click()
    await page.waitForURL(/\/hi\/orders\//)
    await main.getByRole('heading', { level: 1, name: /SHR-/ }).waitFor()
    await expectHindi(page, /^\/hi\/orders\//)
    await shopper.expectAccessible()
    expect(shopper.complaints()).toEqual([])
  }, 120_000)

  it('[BEY-19] the other language is the same page with its query and the same cart, and Back leads back', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await page.goto('/product/tivra?color=Black')
    await waitForHydration(page)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText('Item added to cart').first().waitFor()
    await page.getByRole('link', { name: 'हिन्दी' }).click()
    await page.waitForURL('**/hi/product/tivra?color=Black')
    expect(await page.getByRole('radio', { name: 'ब्लैक', exact: true }).first().isChecked()).toBe(true)
    await page.goBack()
    await page.waitForURL(/\/product\/tivra\?color=Black$/)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().waitFor()
    await page.goto('/hi/cart')
    await page.getByRole('article').filter({ hasText: 'Tivra' }).getByText('ब्लैक').waitFor()
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL(url => url.pathname === '/cart')
    await page.getByRole('article').filter({ hasText: 'Tivra' }).getByText('Black').waitFor()
    expect(shopper.complaints()).toEqual([])
  })

  it('[BEY-19] [SRCH-2] the search suggests in Hindi, and leads to pages in Hindi', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await page.goto('/hi/about')
    await waitForHydration(page)
    const search = page.getByRole('combobox', { name: 'उत्पाद खोजें' })
    await search.pressSequentially('कोमल')
    await page
      .getByRole('option', { name: /^Komal/ })
      .first()
      .waitFor()
    await expectHindi(page, '/hi/about')
    await page
      .getByRole('option', { name: /^Komal/ })
      .first()
      .click()
    await page.waitForURL(/\/hi\/product\/\w*komal$/)
    await search.fill('ईयरबड')
    await page.getByRole('option', { name: /^सभी/ }).click()
    await page.waitForURL(/\/hi\/shop\?search=/)
    await page.getByRole('main').getByRole('link', { name: 'Komal', exact: true }).waitFor()
    await expectHindi(page, '/hi/shop')
    expect(shopper.complaints()).toEqual([])
  })

  it.each([
    ['with', true],
    ['without', false],
  ])(
    '[BEY-19] [ORD-2] %s JavaScript an order is followed by its number and phone',
    async (_with, javaScript) => {
      const { page } = await shop.visit({ width: 'phone', javaScript })
      const customer = callerOf(page, shop.server.origin)
      const phoneNumber = javaScript ? '9845070002' : '9845070003'
      await signIn(customer, phoneNumber)
      const { number } = await order(customer, 'bindu', phoneNumber)
      await page.goto('/hi/track-order')
      if (javaScript) await waitForHydration(page)
      await page.getByRole('textbox', { name: 'ऑर्डर नंबर' }).fill(number)
      await page.getByRole('textbox', { name: /^ऑर्डर में दिया/ }).fill(phoneNumber)
      await page.getByRole('main').getByRole('button', { name: 'ऑर्डर ट्रैक करें' }).click()
      const heading = page.getByRole('main').getByRole('heading', { name: number })
      expect(await heading.textContent()).toBe(`ऑर्डर ${number}${javaScript ? '' : ' मिल गया'}`)
      await expectHindi(page, '/hi/track-order')
    },
  )

  it('[BEY-19] without JavaScript the search finds, and the way to pay says what it needs', async () => {
    const { page } = await shop.visit({ width: 'phone', javaScript: false })
    await page.goto('/hi')
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill('Bindu')
    await search.press('Enter')
    await page.waitForURL('**/hi/shop?search=Bindu')
    await page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true }).waitFor()
    await expectHindi(page, '/hi/shop')
    await page.goto('/hi/checkout')
    expect(await page.getByRole('main').innerText()).toContain('साइन इन करने के लिए JavaScript चाहिए')
    await expectHindi(page, '/hi/auth')
  })

  it('[BEY-19] without JavaScript a form leads to a page in Hindi', async () => {
    const { page } = await shop.visit({ width: 'phone', javaScript: false })
    await page.goto('/hi/product/bindu')
    await page.getByRole('main').getByRole('button', { name: 'कार्ट में डालें' }).first().click()
    await page.waitForURL(/\/hi\/cart/)
    await page.getByRole('article').filter({ hasText: 'Bindu' }).waitFor()
    await expectHindi(page, '/hi/cart')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('कार्ट')
  })
})

describe('a form posted in Hindi without a script', () => {
  const contact = { topic: 'order', name: 'Meera', email: 'meera@example.in', message: 'नमस्ते'.repeat(5) }
  const alert = { productId: 'tivra', kind: 'price_drop', variantIndex: '0', email: 'meera@example.in' }

  async function idOf(slug: string): Promise<string> {
    const answer = await fetch(`${shop.server.origin}/api/products/${slug}`)
    return ((await answer.json()) as { id: string }).id
  }

  it.each([
    ['/contact', 'a topic that there is not', { ...contact, topic: 'nothing' }],
    ['/contact', 'no name', { ...contact, name: '' }],
    ['/contact', 'a name that is too long', { ...contact, name: 'म'.repeat(200) }],
    ['/contact', 'half an email address', { ...contact, email: 'meera' }],
    ['/contact', 'no email address', { ...contact, email: '' }],
    ['/contact', 'half a phone number', { ...contact, phoneNumber: '12' }],
    ['/contact', 'an order number that is too long', { ...contact, orderNumber: 'x'.repeat(60) }],
    ['/contact', 'no message', { ...contact, message: '' }],
    ['/contact', 'a message that is too long', { ...contact, message: 'a'.repeat(5000) }],
    ['/track-order', 'nothing', {}],
    ['/track-order', 'no phone number', { orderNumber: 'SHR-AAAAAAAA' }],
    ['/track-order', 'an order that there is not', { orderNumber: 'SHR-AAAAAAAA', contact: '9845040009' }],
    ['/product-alerts/ask', 'no email address', { ...alert, email: '' }],
    ['/product-alerts/ask', 'half an email address', { ...alert, email: 'meera' }],
    ['/product-alerts/ask', 'a kind that there is not', { ...alert, kind: 'nothing' }],
    ['/product-alerts/ask', 'a colour that is in stock', { ...alert, kind: 'back_in_stock' }],
    ['/product-alerts/ask', 'a colour that there is not', { ...alert, variantIndex: '99' }],
    ['/product-alerts/ask', 'a product that there is not', { ...alert, productId: 'none' }],
    ['/product-alerts/confirm', 'no token', {}],
    ['/product-alerts/stop', 'a wrong token', { token: 'a'.repeat(40) }],
  ] as [string, string, Record<string, string>][])(
    '[BEY-19] %s with %o is refused in Hindi',
    async (path, fields) => {
      const { origin } = shop.server
      const body = new URLSearchParams(fields)
      if (body.get('productId') === 'tivra') body.set('productId', await idOf('tivra'))
      const answer = await fetch(`${origin}/hi${path}`, { method: 'POST', headers: { origin }, body })
      const html = await answer.text()
      const said = /<p>(.+?)<\/p>/.exec(html)?.[1] ?? ''
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(said).toMatch(/।$/)
      expect(englishIn(said)).toEqual([])
    },
  )
})

it.each(['', '/faqs', '/product/komal', '/shop/category/noise-cancelling', '/blog/which-tip-fits'])(
  '[BEY-19] [ROUTE-6] the alternates of /hi%s name both, and each describes itself in its own language',
  async path => {
    const { origin } = shop.server
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    const hindi = `${origin}/hi${path}`
    const entry = sitemap.split('<url>').find(text => text.startsWith(`<loc>${hindi}</loc>`)) ?? ''
    const alternates = [...entry.matchAll(/hreflang="(\S+?)" href="(\S+?)"/g)].map(([, ...found]) => found)
    expect(alternates).toEqual([
      ['en-IN', origin + (path || '/')],
      ['hi-IN', hindi],
    ])
    const html = await (await fetch(hindi)).text()
    expect(html).toContain('lang="hi-IN"')
    const described = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].join('\n')
    const addresses = [...described.matchAll(/"(?:url|item|merchantReturnLink|mainEntityOfPage)":"(.+?)"/g)]
    expect(described).toContain('https://schema.org')
    expect(addresses.filter(([, address = '']) => !address.startsWith(`${origin}/hi`))).toEqual([])
    expect(described).not.toContain('en-IN')
  },
)

/** Each address of the shop that a page links to, without its fragment. */
async function linksOn(path: string): Promise<{ status: number; links: string[]; html: string }> {
  const { origin } = shop.server
  const answer = await fetch(origin + path)
  const html = await answer.text()
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { status: answer.status, links: links.filter(href => !href.startsWith('/pictures/')), html }
}

describe.each([
  ['English', '/', (path: string) => !/^\/hi(?:\/|$|\?)/.test(path)],
  ['Hindi', '/hi', (path: string) => /^\/hi(?:\/|$|\?)/.test(path)],
] as const)('every link in %s', (_language, start, isOfLanguage) => {
  it('[BEY-19] [ROUTE-1] leads to a page that is there, in the same language but for the one that changes it', async () => {
    const seen = new Map<string, number>()
    const astray: string[] = []
    const waiting: string[] = [start]
    // What a filter or a question leads to is endless: one query of each page is enough.
    const keyOf = (path: string) => path.replace(/\?.*/, '?')
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, links } = await linksOn(path)
      seen.set(path, status)
      const others = links.filter(link => !isOfLanguage(link))
      // The one link to the other language is the same page.
      if (new Set(others).size > 1) astray.push(`${path}: ${others.join(' ')}`)
      for (const link of links.filter(isOfLanguage)) {
        const isKnown = [...seen.keys(), ...waiting].some(
          known => known === link || (link.includes('?') && keyOf(known) === keyOf(link)),
        )
        if (!isKnown) waiting.push(link)
      }
    }
    expect(astray).toEqual([])
    expect([...seen].filter(([, status]) => status >= 400)).toEqual([])
    expect(seen.size).toBeGreaterThan(60)
  }, 120_000)
})
