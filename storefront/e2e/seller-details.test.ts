import { describe, expect, it } from 'vitest'
import { textOfPage } from './support/figures.ts'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

const htmlOf = async (path: string) => (await fetch(shop.server.origin + path)).text()

describe('who sells, and who answers complaints', () => {
  it.each(['/contact', '/terms-of-service'])(
    '[SHOP-4] is named on %s as the e-commerce rules ask, without scripts',
    async path => {
      const text = textOfPage(await htmlOf(path))
      for (const said of [
        'Shruti Audio Private Limited',
        'Shruti Audio, 4th floor, 12 Residency Road, Bengaluru 560025',
        '29AAQCS4821K1ZQ',
        'Meera Raghavan',
        'Grievance Officer',
        'grievance@shruti.example',
        '080 4000 0801',
        'We acknowledge a complaint within 48 hours and resolve it within one month.',
      ]) {
        expect(text).toContain(said)
      }
    },
  )

  it('[SHOP-4] is named for personal data on the privacy page', async () => {
    const text = textOfPage(await htmlOf('/privacy-policy'))
    expect(text).toContain('Questions about your data')
    expect(text).toContain('privacy@shruti.example')
  })
})

it('[SHOP-4] tells of a post when it was written, how long it takes and which products it speaks of', async () => {
  const html = await htmlOf('/blog/the-delay-you-can-see')
  const text = textOfPage(html)
  expect(text).toMatch(/8 July 2026\s+· 1 min read/)
  for (const product of ['Matra', 'Tivra', 'Meend', 'Khayal']) expect(text).toContain(`\n${product}`)
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  )
  expect(data.find(({ '@type': type }) => type === 'BlogPosting')).toMatchObject({
    headline: 'The delay you can see',
    datePublished: '2026-07-08T04:30:00.000Z',
    url: `${shop.server.origin}/blog/the-delay-you-can-see`,
  })
})
