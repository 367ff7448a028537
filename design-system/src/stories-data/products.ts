import type { ProductRecord, VariantRecord } from '../records/index.ts'
import type { Specification } from '../components/SpecTable/SpecTable.tsx'
import { pictureAddresses as pictures } from './picture-address.ts'

const variant = (
  name: string,
  colorHex: string,
  imageUrls: readonly string[],
  stock = 24,
): VariantRecord => ({ name, colorHex, imageUrls, stock })

export const tivra: ProductRecord = {
  id: 'prd_tivra',
  slug: 'tivra',
  name: 'Tivra',
  shortDescription: 'Noise cancelling up to 35 dB, IPX5',
  price: 799_900,
  mrp: 799_900,
  imageUrls: pictures('tivra', 'silver', 'pair', 'open', 'near', 'closed'),
  badges: ['new'],
  variants: [
    variant('Silver', '#B9BEC2', pictures('tivra', 'silver', 'pair', 'open', 'near', 'closed')),
    variant('Black', '#1B1D1B', pictures('tivra', 'black', 'pair', 'open', 'near', 'closed')),
    variant('White', '#FDFDFB', pictures('tivra', 'white', 'pair', 'open', 'near', 'closed'), 3),
    variant('Gold', '#C5A56C', pictures('tivra', 'gold', 'pair', 'open', 'near', 'closed'), 0),
  ],
  rating: { average: 4.6, count: 318 },
  inStock: true,
}

export const shuddha: ProductRecord = {
  id: 'prd_shuddha',
  slug: 'shuddha',
  name: 'Shuddha',
  shortDescription: 'Noise cancelling up to 25 dB, IPX5',
  price: 499_900,
  mrp: 499_900,
  imageUrls: pictures('shuddha', 'green', 'pair', 'open', 'near', 'closed'),
  badges: ['bestseller'],
  variants: [
    variant('Green', '#54705C', pictures('shuddha', 'green', 'pair', 'open', 'near', 'closed')),
    variant('Black', '#1B1D1B', pictures('shuddha', 'black', 'pair', 'open', 'near', 'closed')),
    variant('White', '#FDFDFB', pictures('shuddha', 'white', 'pair', 'open', 'near', 'closed')),
    variant('Pink', '#DCA6AE', pictures('shuddha', 'pink', 'pair', 'open', 'near', 'closed')),
  ],
  rating: { average: 4.5, count: 642 },
  inStock: true,
}

export const komal: ProductRecord = {
  id: 'prd_komal',
  slug: 'komal',
  name: 'Komal',
  shortDescription: 'Light, IPX4, 24 h with the case',
  price: 299_900,
  mrp: 299_900,
  imageUrls: pictures('komal', 'blue', 'pair', 'open', 'near', 'closed'),
  badges: [],
  variants: [
    variant('Blue', '#3F5F92', pictures('komal', 'blue', 'pair', 'open', 'near', 'closed')),
    variant('Black', '#1B1D1B', pictures('komal', 'black', 'pair', 'open', 'near', 'closed')),
    variant('White', '#FDFDFB', pictures('komal', 'white', 'pair', 'open', 'near', 'closed')),
  ],
  rating: { average: 4.3, count: 1024 },
  inStock: true,
}

export const meend: ProductRecord = {
  id: 'prd_meend',
  slug: 'meend',
  name: 'Meend',
  shortDescription: 'Six microphones, 28 h with the case',
  price: 349_900,
  mrp: 399_900,
  imageUrls: pictures('meend', 'blue', 'pair', 'open', 'near', 'closed'),
  badges: ['deal'],
  variants: [
    variant('Blue', '#3F5F92', pictures('meend', 'blue', 'pair', 'open', 'near', 'closed'), 3),
    variant('White', '#FDFDFB', pictures('meend', 'white', 'pair', 'open', 'near', 'closed')),
  ],
  rating: { average: 4.4, count: 87 },
  inStock: true,
}

export const bindu: ProductRecord = {
  id: 'prd_bindu',
  slug: 'bindu',
  name: 'Bindu',
  shortDescription: 'Sits flush in the ear',
  price: 129_900,
  mrp: 129_900,
  imageUrls: pictures('bindu', 'white', 'pair', 'open', 'near', 'closed'),
  badges: [],
  variants: [variant('White', '#FDFDFB', pictures('bindu', 'white', 'pair', 'open', 'near', 'closed'), 4)],
  rating: { average: 0, count: 0 },
  inStock: true,
}

export const soldOutCase: ProductRecord = {
  id: 'prd_case',
  slug: 'charging-case',
  name: 'Charging case',
  shortDescription: 'For Shuddha and Tivra',
  price: 179_900,
  mrp: 179_900,
  imageUrls: pictures('charging-case', 'white', 'closed', 'empty'),
  badges: [],
  variants: [variant('White', '#FDFDFB', pictures('charging-case', 'white', 'closed', 'empty'), 0)],
  rating: { average: 4.1, count: 36 },
  inStock: false,
}

export const products: readonly ProductRecord[] = [tivra, shuddha, komal, meend, bindu, soldOutCase]

export const tivraSpecifications: readonly Specification[] = [
  { name: 'Noise cancelling', value: 'Up to 35 dB, with transparency' },
  { name: 'Battery', value: '8 h per charge, 32 h with the case' },
  { name: 'Charging', value: 'USB-C. 10 minutes gives 2 hours' },
  { name: 'Connection', value: 'Bluetooth 5.3, two devices at once' },
  { name: 'Water resistance', value: 'IPX5: sweat and rain, not swimming' },
  { name: 'Weight', value: '4.8 g each bud, 46 g with the case' },
  { name: 'In the box', value: 'Buds, case, tips in S, M and L, USB-C cable, warranty card' },
  { name: 'Warranty', value: '2 years, repair or replacement' },
]
