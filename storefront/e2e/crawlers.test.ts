import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.server.origin + path, { headers, redirect: 'manual' })

/** Content of the first match's group. */
const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]+)"/)

interface StructuredData {
  readonly '@type': string
  readonly [field: string]: unknown
}

const structuredDataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  )

describe('/sitemap.xml', () => {
  it('[ROUTE-6] lists pages that are there, may be shown in a search and call themselves so', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.status).toBe(200)
    const addresses = [...(await answer.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url)
    const { origin } = shop.server
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const path of [
      '/',
      '/shop',
      '/shop/category/noise-cancelling',
      '/shop/price/under1000',
      '/product/tivra',
      '/blog/which-tip-fits',
      '/privacy-policy',
      '/hi',
      '/hi/product/tivra',
    ]) {
      expect(addresses).toContain(origin + path)
    }
    for (const address of addresses) {
      const page = await fetch(address, { redirect: 'manual' })
      const html = await page.text()
      expect([address, page.status, canonicalOf(html)]).toEqual([address, 200, address])
      expect(html).not.toContain('content="noindex"')
    }
  })

  it('[BEY-19] names each page in both languages, with the address of the other', async () => {
    const { origin } = shop.server
    const text = await (await get('/sitemap.xml')).text()
    const alternates =
      `<xhtml:link rel="alternate" hreflang="en-IN" href="${origin}/faqs"/>` +
      `<xhtml:link rel="alternate" hreflang="hi-IN" href="${origin}/hi/faqs"/>`
    expect(text).toContain(`<url><loc>${origin}/faqs</loc>${alternates}</url>`)
    expect(text).toContain(`<url><loc>${origin}/hi/faqs</loc>${alternates}</url>`)
  })

  it('[ROUTE-6] says since when a product and a post are as they are', async () => {
    const [product] = (await (await get('/api/products')).json()) as { slug: string; updatedAt: string }[]
    const text = await (await get('/sitemap.xml')).text()
    expect(text).toContain(`/product/${product?.slug}</loc><lastmod>${product?.updatedAt}</lastmod>`)
    expect(text).toContain('/blog/which-tip-fits</loc><lastmod>2026-10-21T04:30:00.000Z</lastmod>')
  })
})

it.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=3600'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])(
  '[ROUTE-6] %s is %s, kept for an hour, with the security headers of a page',
  async (path, type, caching) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toBe(caching)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  },
)

it.each([
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])(
  '[ROUTE-6] %s is there as %s, kept for an hour, with the security headers of a page',
  async (path, type) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')?.split(';')[0]).toBe(type)
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

it('[ROUTE-6] each page links the manifest, whose icons are there', async () => {
  const page = await (await get('/')).text()
  const href = first(page, /<link rel="manifest" href="([^"]+)"/) ?? 'none'
  const themeColor = first(page, /<meta name="theme-color" content="([^"]+)"/) ?? 'none'
  const manifest = (await (await get(href)).json()) as { icons: { src: string }[]; [field: string]: unknown }
  expect(manifest).toMatchObject({ short_name: 'Shruti', lang: 'en-IN', theme_color: themeColor })
  for (const { src } of manifest.icons) expect((await get(src)).status).toBe(200)
})

it.each(['/product/tivra', '/product/tivra?from=mail', '/shop?category=noise-cancelling&sort=newest'])(
  '[ROUTE-6] %s names its one address',
  async path => {
    const expected = path.startsWith('/shop') ? '/shop/category/noise-cancelling' : '/product/tivra'
    expect(canonicalOf(await (await get(path)).text())).toBe(shop.server.origin + expected)
  },
)

it('[ROUTE-6] /products/{id} counts as the address with the slug', async () => {
  const product = (await (await get('/api/products/tivra')).json()) as { id: string }
  const html = await (await get(`/products/${product.id}`)).text()
  expect(canonicalOf(html)).toBe(`${shop.server.origin}/product/tivra`)
})

it('[ROUTE-6] a search is kept out of searches', async () => {
  expect(await (await get('/shop?search=tivra')).text()).toContain('<meta name="robots" content="noindex"/>')
})

it('[ROUTE-6] a product page describes offers in rupees and the way to it', async () => {
  const { origin } = shop.server
  const product = (await (await get('/api/products/tivra')).json()) as {
    price: number
    variants: { sku: string }[]
  }
  const data = structuredDataOf(await (await get('/product/tivra')).text())
  const offers = data.find(({ '@type': type }) => type === 'Product')?.['offers']
  expect(offers).toHaveLength(product.variants.length)
  expect(offers).toContainEqual(
    expect.objectContaining({
      '@type': 'Offer',
      url: `${origin}/product/tivra?color=Silver`,
      sku: product.variants[0]?.sku,
      priceCurrency: 'INR',
      price: (product.price / 100).toFixed(2),
      availability: 'https://schema.org/InStock',
    }),
  )
  expect(data.find(({ '@type': type }) => type === 'BreadcrumbList')?.['itemListElement']).toMatchObject([
    { position: 1, item: `${origin}/` },
    { position: 2, item: `${origin}/shop` },
    { position: 3, item: `${origin}/product/tivra` },
  ])
})
