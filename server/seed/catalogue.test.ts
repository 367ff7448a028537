import { describe, expect, it } from 'vitest'
import { catalogueSchemas, emiMonthly, indianStates } from '../contract/index.ts'
import { isInCategory } from '../domain/catalogue/category-rule.ts'
import { toProduct } from '../domain/catalogue/mappers.ts'
import { longestMatch } from './catalogue/shipping-zones.ts'
import { catalogueSeed } from './index.ts'

const { products, categories, shippingZones, settings, promotions, storeLocations } = catalogueSeed()
const zones = new Map(shippingZones.map(zone => [zone.id, zone]))
const zoneOf = (pincode: string) => longestMatch(pincode, zones)

function productNamed(slug: string) {
  const product = products.find(candidate => candidate.slug === slug)
  if (!product) throw new Error(`There is no ${slug}`)
  return product
}

describe('the catalogue', () => {
  it('has at least 22 products, each as the contract describes a product', () => {
    expect(products.length).toBeGreaterThanOrEqual(22)
    for (const product of products) {
      expect(catalogueSchemas.product.parse(toProduct(product))).toEqual(toProduct(product))
    }
  })

  it('gives every product its own id and slug, and every colour its own SKU', () => {
    const skus = products.flatMap(product => product.variants.map(({ sku }) => sku))
    expect(new Set(skus).size).toBe(skus.length)
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length)
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
  })

  it('never asks for more than the MRP, and has some products below it', () => {
    expect(products.filter(({ price, mrp }) => price > mrp)).toEqual([])
    expect(products.filter(({ price, mrp }) => price < mrp).length).toBeGreaterThan(5)
  })

  it('gives nothing that is not premium more than one year of warranty, and premium two [CHAT-9]', () => {
    const isPremium = ({ categories: slugs }: (typeof products)[number]) => slugs.includes('premium')
    const longest = products
      .filter(product => !isPremium(product))
      .map(({ warrantyMonths }) => warrantyMonths)
    expect(Math.max(...longest)).toBe(12)
    expect(products.filter(isPremium).map(({ warrantyMonths }) => warrantyMonths)).toEqual([24, 24, 24])
  })

  it('[CHAT-9] accessories carry six months of warranty, and everything else a year or more', () => {
    const isAccessory = ({ categories: slugs }: (typeof products)[number]) => slugs.includes('accessories')
    const monthsOf = (some: typeof products) => new Set(some.map(({ warrantyMonths }) => warrantyMonths))
    expect(monthsOf(products.filter(isAccessory))).toEqual(new Set([6]))
    expect(monthsOf(products.filter(product => !isAccessory(product)))).toEqual(new Set([12, 24]))
  })

  it('has a colour that is sold out, one that is nearly so, and a product that is sold out altogether', () => {
    const stocks = products.flatMap(product => product.variants.map(({ stock }) => stock))
    expect(stocks).toContain(0)
    expect(stocks.some(stock => stock > 0 && stock < 5)).toBe(true)
    expect(products.filter(product => !toProduct(product).inStock).map(({ slug }) => slug)).toEqual([
      'foam-tips',
    ])
  })

  it('has pictures of every product in every colour, and of every category', () => {
    const colours = products.flatMap(({ slug, variants }) =>
      variants.map(({ name, imageUrls }) => ({ colour: `${slug}, ${name}`, pictures: imageUrls.length })),
    )
    expect(colours.filter(({ pictures }) => pictures === 0)).toEqual([])
    expect(products.filter(({ imageUrls }) => imageUrls.length === 0)).toEqual([])
    expect(categories.filter(({ imageUrl }) => imageUrl === '')).toEqual([])
  })

  it('says in each address what to show before the picture comes', () => {
    const addresses = [
      ...products.flatMap(({ variants }) => variants.flatMap(({ imageUrls }) => imageUrls)),
      ...categories.map(({ imageUrl }) => imageUrl),
    ]
    const form = /^\/pictures\/[a-z0-9-]+-[0-9a-f]{8}-1000\.webp#[0-9a-f]{6}(,\d+(\.5)?){3}(,share)?$/
    expect(addresses.filter(address => !form.test(address))).toEqual([])
  })

  it('has one share image for each product, beside its own first picture', () => {
    for (const { slug, variants, imageUrls } of products) {
      const all = variants.flatMap(variant => variant.imageUrls)
      expect([slug, all.filter(address => address.endsWith(',share'))]).toEqual([slug, [imageUrls[0]]])
    }
  })
})

describe('the three models', () => {
  it('[CHAT-7] Komal costs 2999 rupees, comes in three colours, is IPX4 and has no noise cancelling', () => {
    const komal = productNamed('komal')
    expect(komal.price).toBe(299_900)
    expect(komal.variants.map(({ name }) => name).toSorted()).toEqual(['Black', 'Blue', 'White'])
    expect(komal.specs.waterResistance).toBe('IPX4')
    expect(komal.specs.ancDb).toBeUndefined()
    expect(komal.warrantyMonths).toBe(12)
  })

  it('[CHAT-7] Shuddha costs 4999 rupees, comes in four colours, is IPX5 and cancels up to 25 dB', () => {
    const shuddha = productNamed('shuddha')
    expect(shuddha.price).toBe(499_900)
    expect(shuddha.variants.map(({ name }) => name).toSorted()).toEqual(['Black', 'Green', 'Pink', 'White'])
    expect(shuddha.specs.waterResistance).toBe('IPX5')
    expect(shuddha.specs.ancDb).toBe(25)
    expect(shuddha.warrantyMonths).toBe(12)
  })

  it('[CHAT-7] Tivra costs 7999 rupees, comes in four colours, is IPX5 and cancels up to 35 dB', () => {
    const tivra = productNamed('tivra')
    expect(tivra.price).toBe(799_900)
    expect(tivra.variants.map(({ name }) => name).toSorted()).toEqual(['Black', 'Gold', 'Silver', 'White'])
    expect(tivra.specs.waterResistance).toBe('IPX5')
    expect(tivra.specs.ancDb).toBe(35)
    expect(tivra.warrantyMonths).toBe(24)
  })

  it('[CHAT-7] all three are in stock', () => {
    for (const slug of ['komal', 'shuddha', 'tivra']) expect(toProduct(productNamed(slug)).inStock).toBe(true)
  })
})

describe('the categories', () => {
  it('[FOOT-3] the six of the footer are there and none of them is empty', () => {
    const counts = new Map(
      categories.map(category => [
        category.slug,
        products.filter(product => isInCategory(product, category)).length,
      ]),
    )
    for (const slug of ['premium', 'sports', 'budget', 'accessories', 'best-tws', 'noise-cancelling']) {
      expect(counts.get(slug)).toBeGreaterThanOrEqual(3)
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(0)
  })

  it('are the only ones that products name, and every product is in one', () => {
    const slugs = categories.map(({ slug }) => slug)
    for (const product of products) {
      expect(slugs).toEqual(expect.arrayContaining(product.categories))
      expect(categories.some(category => isInCategory(product, category))).toBe(true)
    }
  })

  it('[SHOP-1] every price range has products', () => {
    const rupees = products.map(({ price }) => price / 100)
    expect(rupees.filter(price => price < 1000).length).toBeGreaterThanOrEqual(5)
    expect(rupees.filter(price => price >= 1000 && price <= 3000).length).toBeGreaterThanOrEqual(3)
    expect(rupees.filter(price => price >= 3000 && price <= 5000).length).toBeGreaterThanOrEqual(3)
    expect(rupees.filter(price => price > 5000).length).toBeGreaterThanOrEqual(3)
  })
})

describe('the shipping zones', () => {
  it.each(indianStates.map(state => [state]))('%s has a zone', state => {
    expect(shippingZones.some(zone => zone.state === state)).toBe(true)
  })

  it.each([
    ['110001', 'Delhi', 'New Delhi'],
    ['122003', 'Haryana', 'Gurugram'],
    ['160017', 'Chandigarh', 'Chandigarh'],
    ['160062', 'Punjab', 'Mohali'],
    ['201309', 'Uttar Pradesh', 'Noida'],
    ['247001', 'Uttar Pradesh', null],
    ['247667', 'Uttarakhand', null],
    ['248001', 'Uttarakhand', 'Dehradun'],
    ['400028', 'Maharashtra', 'Mumbai'],
    ['403001', 'Goa', 'Panaji'],
    ['396230', 'Dadra and Nagar Haveli and Daman and Diu', 'Silvassa'],
    ['396001', 'Gujarat', null],
    ['492001', 'Chhattisgarh', 'Raipur'],
    ['500034', 'Telangana', 'Hyderabad'],
    ['530001', 'Andhra Pradesh', 'Visakhapatnam'],
    ['560025', 'Karnataka', 'Bengaluru'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['605602', 'Tamil Nadu', null],
    ['673310', 'Puducherry', null],
    ['682024', 'Kerala', 'Kochi'],
    ['737101', 'Sikkim', 'Gangtok'],
    ['700064', 'West Bengal', 'Kolkata'],
    ['800001', 'Bihar', 'Patna'],
    ['834001', 'Jharkhand', 'Ranchi'],
  ])('%s lies in %s', (pincode, state, city) => {
    expect(zoneOf(pincode)).toMatchObject({ state, city, serviceable: true, cod: true })
  })

  it('Lakshadweep, the Nicobars and field post offices are not served', () => {
    expect(zoneOf('682555')).toMatchObject({ state: 'Lakshadweep', serviceable: false })
    expect(zoneOf('744301')).toMatchObject({ state: 'Andaman and Nicobar Islands', serviceable: false })
    expect(zoneOf('900056')).toMatchObject({ state: null, serviceable: false })
  })

  it('far places are served without express, and the farthest without cash on delivery', () => {
    expect(zoneOf('781001')).toMatchObject({ state: 'Assam', serviceable: true, cod: true, express: false })
    expect(zoneOf('194101')).toMatchObject({ state: 'Ladakh', serviceable: true, cod: false, express: false })
    expect(zoneOf('744101')).toMatchObject({ serviceable: true, cod: false, express: false })
  })

  it('[CHAT-9] standard takes 3-5 business days and express 1-2 wherever they are offered', () => {
    for (const zone of shippingZones) {
      expect(zone.standardDays).toEqual({ min: 3, max: 5 })
      expect(zone.expressDays).toEqual({ min: 1, max: 2 })
    }
  })
})

describe('the shop', () => {
  it('[CUR-1] [CHAT-9] starts with the specified rate, thresholds and hours', () => {
    expect(settings).toHaveLength(1)
    expect(settings[0]).toMatchObject({
      currency: 'INR',
      exchangeRate: 83.12,
      shipping: { freeFrom: 99_900, standardPrice: 4_900, expressPrice: 19_900 },
      payments: { cod: { enabled: true, limit: 1_000_000, fee: 0 } },
      emi: { from: 300_000, monthly: 25_000, months: 12 },
    })
    const emi = settings[0]?.emi
    expect(emi && emiMonthly(emi.from, emi)).toBe(emi?.monthly)
    expect(settings[0]?.store.businessHours).toBe('Monday-Friday 9:00 AM-6:00 PM IST')
  })

  it('[POP-2] [FOOT-1] [POP-3] runs the two codes for first orders and free shipping for all', () => {
    expect(promotions).toEqual([
      expect.objectContaining({
        code: 'SHRUTI20',
        kind: 'percent',
        value: 20,
        firstOrderOnly: true,
        placement: 'popup',
        active: true,
      }),
      expect.objectContaining({
        code: 'WELCOME10',
        kind: 'percent',
        value: 10,
        firstOrderOnly: true,
        placement: 'newsletter',
        active: true,
      }),
      expect.objectContaining({ code: null, kind: 'free_shipping', placement: 'banner', active: true }),
    ])
  })

  it('[CHAT-8] has its five stores, each at an address that its PIN code agrees with', () => {
    expect(storeLocations.map(({ city }) => city)).toEqual([
      'Delhi',
      'Mumbai',
      'Bangalore',
      'Chennai',
      'Hyderabad',
    ])
    for (const { address, pincode, phone, hours } of storeLocations) {
      expect(address.endsWith(pincode)).toBe(true)
      expect(zoneOf(pincode)?.serviceable).toBe(true)
      expect(phone).not.toBe('')
      expect(hours).not.toBe('')
    }
  })
})
