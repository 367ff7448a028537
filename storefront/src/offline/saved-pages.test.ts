import { describe, expect, it } from 'vitest'
import { readLanguageFrom } from '../language/language.ts'
import { asSavedCopy } from './saved-copy.ts'
import { canBeSaved, listSavedPages, offlinePath } from './saved-pages.ts'

const at = (address: string) => new URL(address, 'https://shop.example')

describe('canBeSaved', () => {
  it.each([
    '/',
    '/shop',
    '/shop?search=black',
    '/shop/category/sports',
    '/shop/price/under1000',
    '/finder?use=calls&noise=some',
    '/compare?products=tivra,komal',
    '/product/tivra',
    '/products/tivra',
    '/blog/choosing-tips',
    '/faqs',
    '/returns',
    '/hi',
    '/hi/shop?search=black',
    '/hi/product/tivra',
  ])('[BEY-14] keeps %s, which is the same for everybody', address => {
    expect(canBeSaved(at(address))).toBe(true)
  })

  it.each([
    '/cart',
    '/checkout',
    '/auth',
    '/profile/addresses',
    '/my-orders',
    '/orders/ord_1/invoice',
    '/order-confirmation/ord_1',
    '/track-order?number=SHR-1&contact=9876543210',
    '/favorites',
    '/notifications',
    '/admin/orders',
    '/pay/ord_1',
    '/api/products',
    '/shopping',
    '/hi/cart',
    '/hi/orders/ord_1',
  ])('[BEY-14] never keeps %s', address => {
    expect(canBeSaved(at(address))).toBe(false)
  })
})

it('[BEY-14] leads back to the whole address that was asked for', () => {
  expect(offlinePath(at('/cart?notice=1&x=2'))).toBe('/offline?next=%2Fcart%3Fnotice%3D1%26x%3D2')
})

it('[BEY-14] [BEY-19] leads to the offline page of its language, and names what was asked for without it', () => {
  expect(offlinePath(at('/hi/cart?x=2'))).toBe('/hi/offline?next=%2Fcart%3Fx%3D2')
  expect(offlinePath(at('/hi'))).toBe('/hi/offline?next=%2F')
})

describe('asSavedCopy', () => {
  const page = (headers: Record<string, string>) =>
    new Response('<!doctype html><html><body data-x="1"><div id="root">Tivra</div></body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    })

  it('[BEY-14] says above the page that it is a copy, of when, and what may have changed', async () => {
    const copy = await asSavedCopy(
      page({ date: 'Sun, 22 Nov 2026 08:35:00 GMT' }),
      'https://shop.example/product/tivra',
    )
    const html = await copy.text()
    expect(html).toMatch(
      /<body data-x="1"><aside class="saved-copy" aria-label="Offline"><p role="status">You are offline\. This page was saved on 22 November 2026.*Prices and stock may have changed\.<\/p><form><button>Try again<\/button><\/form><\/aside><div id="root">Tivra/,
    )
    expect(copy.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('[BEY-14] [BEY-19] says so in Hindi above a page in Hindi', async () => {
    const copy = await asSavedCopy(
      page({ date: 'Sun, 22 Nov 2026 08:35:00 GMT' }),
      'https://shop.example/hi/product/tivra',
    )
    expect(await copy.text()).toMatch(
      /आप ऑफ़लाइन हैं। यह पेज 22 नवंबर 2026 को \S+ \S+ बजे सेव हुआ था।.*<button>फिर कोशिश करें<\/button>/,
    )
  })

  it('[BEY-14] keeps the policy that its scripts need, and no length that is wrong now', async () => {
    const copy = await asSavedCopy(
      page({ 'content-security-policy': "script-src 'nonce-abc'", 'content-length': '61' }),
      'https://shop.example/faqs',
    )
    expect(copy.headers.get('content-security-policy')).toBe("script-src 'nonce-abc'")
    expect(copy.headers.get('content-length')).toBeNull()
    expect(await copy.text()).toContain('This page was saved earlier.')
  })
})

it('[BEY-14] asks for the same search again, whatever stands in it', async () => {
  const copy = await asSavedCopy(
    new Response('<body>'),
    'https://shop.example/shop?search=%22%3Cb%3E&colour=Black',
  )
  expect(await copy.text()).toContain(
    '<form><input type="hidden" name="search" value="&quot;&lt;b&gt;"><input type="hidden" name="colour" value="Black"><button>Try again</button></form>',
  )
})

describe('listSavedPages', () => {
  /** Pages by address, in the order in which they were kept. */
  const storageWith = (pages: Readonly<Record<string, string>>) =>
    ({
      has: () => Promise.resolve(true),
      open: () =>
        Promise.resolve({
          keys: () => Promise.resolve(Object.keys(pages).map(address => new Request(at(address)))),
          match: (request: Request) => Promise.resolve(new Response(pages[new URL(request.url).pathname])),
        }),
    }) as unknown as CacheStorage

  it('[BEY-14] names the saved pages by their titles, the latest first', async () => {
    const pages = await listSavedPages(
      storageWith({
        '/': '<title>Shruti</title>',
        '/product/tivra': '<head><title>Tivra &amp; case · Shruti</title></head>',
      }),
    )
    expect(pages).toEqual([
      { href: '/product/tivra', title: 'Tivra & case · Shruti' },
      { href: '/', title: 'Shruti' },
    ])
  })

  it('[BEY-14] leaves out what has no title or should never have been kept', async () => {
    expect(await listSavedPages(storageWith({ '/faqs': 'torn', '/cart': '<title>Cart</title>' }))).toEqual([])
  })

  it('[BEY-14] [BEY-19] names those in the language of the page alone', async () => {
    const storage = storageWith({ '/faqs': '<title>FAQs</title>', '/hi/faqs': '<title>सवाल</title>' })
    expect(await listSavedPages(storage)).toEqual([{ href: '/faqs', title: 'FAQs' }])
    readLanguageFrom(() => 'hi')
    expect(await listSavedPages(storage)).toEqual([{ href: '/faqs', title: 'सवाल' }])
    readLanguageFrom(() => 'en')
  })

  it('[BEY-14] knows none where the browser has no storage for it', async () => {
    expect(await listSavedPages(undefined)).toEqual([])
  })
})
