import { offerDismissedKey } from '@shruti/design-system/OfferPopup'
import { deliveryChargeRule } from '@shruti/server/contract/returns'
import { afterEach, describe, expect, it } from 'vitest'
import { readLanguageFrom } from '../language/language.ts'
import { about } from './about.ts'
import { faqs, faqsPage } from './faqs.ts'
import { hero } from './home.ts'
import { cookiePolicy, privacyPolicy, returns, shippingInfo, termsOfService, warranty } from './policies.ts'
import { blogPage } from './blog.ts'
import type { TextPageContent } from './text-page.ts'

afterEach(() => readLanguageFrom(() => 'en'))

const textPages = [
  about(),
  shippingInfo(),
  returns(),
  warranty(),
  privacyPolicy(),
  termsOfService(),
  cookiePolicy(),
]

function textOf({ sections }: Pick<TextPageContent, 'sections'>): string {
  return sections
    .flatMap(({ heading, paragraphs = [], list = [] }) => [heading, ...paragraphs, ...list])
    .join('\n')
}

describe('the pages of text', () => {
  it.each([...textPages, faqsPage(), blogPage(), { title: 'Home', description: hero().description }])(
    '[SHOP-4] describe $title in 50 to 160 characters',
    ({ description }) => {
      expect(description.length).toBeGreaterThanOrEqual(50)
      expect(description.length).toBeLessThanOrEqual(160)
    },
  )

  it('[BEY-19] have a title in Hindi, with no English word in it', () => {
    readLanguageFrom(() => 'hi')
    const pages = [about, shippingInfo, returns, warranty, privacyPolicy, termsOfService, cookiePolicy]
    const titles = [...pages, faqsPage, blogPage].map(page => page().title)
    expect(titles.filter(title => /[A-Za-z]{3}/.test(title.replace('Shruti', '')))).toEqual([])
  })

  it('[SHOP-4] name every key that the shop keeps in the browser', () => {
    const text = textOf(cookiePolicy())
    const keys = [
      'currency',
      'theme',
      'userData',
      'removedCartItems',
      'messageAfterReload',
      'compare',
      'viewedProducts',
      offerDismissedKey,
      'notifications',
    ]
    for (const key of keys) expect(text).toContain(`${key}:`)
  })

  it('[SHOP-4] name all who learn something of a customer: courier, carriers of messages, payment provider', () => {
    const sharing = privacyPolicy().sections.find(({ heading }) => heading === 'Who we share it with')
    const text = sharing?.paragraphs?.join(' ') ?? ''
    for (const who of ['courier', 'emails, SMS and WhatsApp', 'payment provider']) expect(text).toContain(who)
  })

  it('[SHOP-4] say how long the warranty of accessories is, wherever they speak of all products', () => {
    const answer = faqs()
      .flatMap(({ questions }) => questions)
      .find(({ question }) => question === 'How long is the warranty?')?.answer
    for (const text of [warranty().description, textOf(warranty()), answer])
      expect(text?.toLowerCase()).toContain('six months on accessories')
  })

  it('[BEY-11] tell of a return as the order’s page takes it, and of the refund by its rule', () => {
    const text = textOf(returns())
    expect(text).toContain('choose Return items')
    expect(text).toContain('Request return')
    expect(text.split(deliveryChargeRule)).toHaveLength(2)
    const answers = faqs()
      .flatMap(({ questions }) => questions)
      .map(({ answer }) => answer)
    for (const said of [text, ...answers])
      expect(said).not.toMatch(/bank account|return.*email|email.*return/i)
  })
})
