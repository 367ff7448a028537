import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Product, Settings } from '@shruti/server/contract'
import { faqs } from '../content/faqs.ts'
import { readLanguageFrom } from '../language/language.ts'
import { breadcrumbData, faqData, organizationData, postData, productData } from './structured-data.ts'

const origin = 'https://shruti.example'
const komal: Product = {
  id: 'prd_komal',
  slug: 'komal',
  name: 'Komal',
  shortDescription: 'Light, IPX4, 24 h with the case',
  description: 'A lowered note.',
  price: 299900,
  mrp: 299900,
  imageUrls: ['/pictures/komal-blue-pair-1a2b3c4d-1000.webp#3f5f92,48,52,20,share'],
  categories: ['best-tws'],
  badges: [],
  features: [],
  boxContents: [],
  fits: [],
  variants: [
    { name: 'Blue', colorHex: '#3F5F92', sku: 'KOM-BL', stock: 4, imageUrls: [] },
    { name: 'Black', colorHex: '#1C1E1C', sku: 'KOM-BK', stock: 0, imageUrls: [], price: 279950 },
  ],
  specs: {},
  warrantyMonths: 12,
  rating: { average: 4.6, count: 318 },
  inStock: true,
  legal: {
    hsn: '85183000',
    gstRate: 18,
    countryOfOrigin: 'India',
    manufacturer: 'Shruti Audio',
    importer: null,
    netQuantity: '1 pair',
    genericName: 'Wireless earphones',
    batchMonth: '2026-01',
    dimensions: null,
  },
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
}

const shipping = { freeForAll: false, freeFrom: 299_900, standardPrice: 4_900, expressPrice: 19_900 }
const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 30,
  merchantReturnLink: 'https://shruti.example/returns',
}
const deliveryFor = (value: string) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', currency: 'INR', value },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
})

it('[SHOP-2] describes a product with an offer for each colour, by its own price and stock', () => {
  expect(productData(origin, komal, shipping)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Komal',
    description: 'Light, IPX4, 24 h with the case',
    image: ['https://shruti.example/pictures/komal-blue-pair-1a2b3c4d-1000.webp'],
    sku: 'KOM-BL',
    brand: { '@type': 'Brand', name: 'Shruti' },
    offers: [
      {
        '@type': 'Offer',
        url: 'https://shruti.example/product/komal?color=Blue',
        sku: 'KOM-BL',
        name: 'Komal, Blue',
        priceCurrency: 'INR',
        price: '2999.00',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: deliveryFor('0.00'),
        hasMerchantReturnPolicy: returnPolicy,
      },
      {
        '@type': 'Offer',
        url: 'https://shruti.example/product/komal?color=Black',
        sku: 'KOM-BK',
        name: 'Komal, Black',
        priceCurrency: 'INR',
        price: '2799.50',
        availability: 'https://schema.org/OutOfStock',
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: deliveryFor('49.00'),
        hasMerchantReturnPolicy: returnPolicy,
      },
    ],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 318 },
  })
})

it('claims no rating for a product that nobody has reviewed', () => {
  const unrated = productData(origin, { ...komal, rating: { average: 0, count: 0 } }, shipping)
  expect(unrated).not.toHaveProperty('aggregateRating')
})

it('numbers the way back from one', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Komal', path: '/product/komal' },
  ]
  expect(breadcrumbData(origin, crumbs)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shruti.example/' },
      { '@type': 'ListItem', position: 2, name: 'Komal', item: 'https://shruti.example/product/komal' },
    ],
  })
})

const store = {
  name: 'Shruti',
  legalName: 'Shruti Audio Private Limited',
  addressLines: ['1, Some Road', 'Bengaluru 560001'],
  supportPhone: '+91 80 0000 0000',
  supportEmail: 'support@shruti.example',
  social: { instagram: '@shruti.in', twitter: 'shruti', facebook: '@shruti' },
}
const settings = { store } as unknown as Settings

it('names the accounts of the shop by their addresses, as schema.org asks', () => {
  expect(organizationData(origin, settings)).toHaveProperty('sameAs', [
    'https://www.instagram.com/shruti.in',
    'https://twitter.com/shruti',
    'https://www.facebook.com/shruti',
  ])
})

describe('on a page in Hindi', () => {
  beforeEach(() => readLanguageFrom(() => 'hi'))
  afterEach(() => readLanguageFrom(() => 'en'))

  it('[BEY-19] names the addresses of Hindi pages, and those of files as they are', () => {
    expect(productData(origin, komal, shipping)).toMatchObject({
      image: ['https://shruti.example/pictures/komal-blue-pair-1a2b3c4d-1000.webp'],
      offers: [
        {
          url: 'https://shruti.example/hi/product/komal?color=Blue',
          hasMerchantReturnPolicy: { merchantReturnLink: 'https://shruti.example/hi/returns' },
        },
        { url: 'https://shruti.example/hi/product/komal?color=Black' },
      ],
    })
    expect(breadcrumbData(origin, [{ name: 'होम', path: '/' }])).toMatchObject({
      itemListElement: [{ item: 'https://shruti.example/hi' }],
    })
    expect(organizationData(origin, settings)).toMatchObject({
      url: 'https://shruti.example/hi',
      logo: 'https://shruti.example/favicon.svg',
    })
  })

  it('[BEY-19] says that a post is in Hindi', () => {
    const post = {
      slug: 'care',
      title: 'देखभाल',
      description: 'ईयरबड्स की देखभाल',
      author: null,
      cover: null,
      publishedAt: '2026-01-01T04:30:00.000Z',
      updatedAt: '2026-01-02T04:30:00.000Z',
    }
    expect(postData(origin, post)).toMatchObject({
      inLanguage: 'hi-IN',
      datePublished: '2026-01-01T04:30:00.000Z',
      dateModified: '2026-01-02T04:30:00.000Z',
      url: 'https://shruti.example/hi/blog/care',
      mainEntityOfPage: 'https://shruti.example/hi/blog/care',
      publisher: { url: 'https://shruti.example/hi' },
    })
  })

  it('[BEY-19] calls questions and answers by the names of schema.org, which are English in every language', () => {
    const [first] = faqs().flatMap(({ questions }) => questions)
    const { mainEntity } = faqData(faqs())
    expect(first?.question).toMatch(/[\u0900-\u097f]/)
    expect((mainEntity as unknown[])[0]).toEqual({
      '@type': 'Question',
      name: first?.question,
      acceptedAnswer: { '@type': 'Answer', text: first?.answer },
    })
  })
})
