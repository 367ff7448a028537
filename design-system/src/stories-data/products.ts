import type { ProductRecord, VariantRecord } from '../records/index.ts'
import type { Specification } from '../components/SpecTable/SpecTable.tsx'

const pictures = {
  tivra: [
    '/pictures/pair-white.webp',
    '/pictures/hero-white.webp',
    '/pictures/macro-white.webp',
    '/pictures/tips-black.webp',
  ],
  shuddha: ['/pictures/float-green.webp', '/pictures/closed-pink.webp'],
  komal: ['/pictures/bpair-blue.webp', '/pictures/bhero-black.webp'],
  headphones: ['/pictures/phones-gold.webp'],
  tips: ['/pictures/tips-black.webp'],
  charger: ['/pictures/closed-white.webp'],
}

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
  imageUrls: pictures.tivra,
  badges: ['new'],
  variants: [
    variant('Black', '#1B1D1B', ['/pictures/bhero-black.webp']),
    variant('White', '#FDFDFB', pictures.tivra),
    variant('Silver', '#B9BEC2', pictures.tivra),
    variant('Gold', '#C5A56C', pictures.headphones, 0),
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
  imageUrls: pictures.shuddha,
  badges: ['bestseller'],
  variants: [
    variant('Green', '#54705C', pictures.shuddha),
    variant('Black', '#1B1D1B', pictures.komal),
    variant('White', '#FDFDFB', pictures.tivra),
    variant('Pink', '#DCA6AE', ['/pictures/closed-pink.webp']),
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
  imageUrls: pictures.komal,
  badges: [],
  variants: [
    variant('Blue', '#3F5F92', pictures.komal),
    variant('Black', '#1B1D1B', ['/pictures/bhero-black.webp']),
    variant('White', '#FDFDFB', pictures.tivra),
  ],
  rating: { average: 4.3, count: 1024 },
  inStock: true,
}

export const headphones: ProductRecord = {
  id: 'prd_mandra',
  slug: 'mandra',
  name: 'Mandra',
  shortDescription: 'Over-ear, 45 h, folds flat',
  price: 349_900,
  mrp: 399_900,
  imageUrls: pictures.headphones,
  badges: ['deal'],
  variants: [variant('Gold', '#C5A56C', pictures.headphones, 3)],
  rating: { average: 4.4, count: 87 },
  inStock: true,
}

export const siliconeTips: ProductRecord = {
  id: 'prd_tips',
  slug: 'silicone-tips',
  name: 'Silicone tips',
  shortDescription: 'Three pairs: S, M, L',
  price: 24_900,
  mrp: 24_900,
  imageUrls: pictures.tips,
  badges: [],
  variants: [variant('Black', '#1B1D1B', pictures.tips)],
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
  imageUrls: pictures.charger,
  badges: [],
  variants: [variant('White', '#FDFDFB', pictures.charger, 0)],
  rating: { average: 4.1, count: 36 },
  inStock: false,
}

export const products: readonly ProductRecord[] = [
  tivra,
  shuddha,
  komal,
  headphones,
  siliconeTips,
  soldOutCase,
]

export const tivraSpecifications: readonly Specification[] = [
  { name: 'Noise cancelling', value: 'Up to 35 dB, with transparency' },
  { name: 'Battery', value: '8 h in the bud, 32 h with the case' },
  { name: 'Charging', value: 'USB-C. 10 minutes gives 2 hours' },
  { name: 'Connection', value: 'Bluetooth 5.3, two devices at once' },
  { name: 'Water', value: 'IPX5: sweat and rain, not swimming' },
  { name: 'Weight', value: '4.8 g each bud, 46 g with the case' },
  { name: 'In the box', value: 'Buds, case, tips in S, M and L, USB-C cable, warranty card' },
  { name: 'Warranty', value: '2 years, repair or replacement' },
]
