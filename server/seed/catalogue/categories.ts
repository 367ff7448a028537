import type { CategoryRecord } from '../../domain/index.ts'
import { pictureAddresses } from './picture-addresses.ts'

interface CategorySource extends Omit<CategoryRecord, 'id' | 'position' | 'imageUrl'> {
  /** Product, colour and view of the picture that stands for it. */
  readonly picture: readonly [product: string, colour: string, view: string]
}

/** The categories of the footer (FOOT-3) and two that the shop adds, in the order of the menus. */
const inOrder: readonly CategorySource[] = [
  {
    slug: 'best-tws',
    name: 'Best TWS',
    description:
      'True wireless: two buds, a case and no cord. The pairs that most people should look at first.',
    picture: ['shuddha', 'green', 'open'],
    rule: 'named',
  },
  {
    slug: 'noise-cancelling',
    name: 'Noise cancelling',
    description: 'Earbuds, neckbands and headphones with noise cancelling up to 25, 30 or 35 dB.',
    picture: ['tivra', 'black', 'pair'],
    rule: 'noise-cancelling',
  },
  {
    slug: 'sports',
    name: 'Sports',
    description: 'Hooks and neckbands that stay on, with water ratings from IPX5 to IPX7.',
    picture: ['gamak-sport', 'black', 'pair'],
    rule: 'named',
  },
  {
    slug: 'budget',
    name: 'Budget',
    description: 'Earbuds and neckbands under ₹2,000, with a one-year warranty.',
    picture: ['bindu', 'white', 'pair'],
    rule: 'named',
  },
  {
    slug: 'premium',
    name: 'Premium',
    description: 'Our deepest noise cancelling, and a 2-year warranty.',
    picture: ['dhrupad', 'gold', 'front'],
    rule: 'named',
  },
  {
    slug: 'over-ear',
    name: 'Over-ear',
    description: 'Closed headphones for long days at a desk and long nights on a train.',
    picture: ['khayal', 'black', 'front'],
    rule: 'named',
  },
  {
    slug: 'neckbands',
    name: 'Neckbands',
    description: 'One piece around the neck, a day or more on one charge, nothing to lose.',
    picture: ['laya', 'black', 'front'],
    rule: 'named',
  },
  {
    slug: 'accessories',
    name: 'Accessories',
    description: 'Tips, cases, cables and a brush: what keeps a pair going.',
    picture: ['silicone-tips', 'black', 'set'],
    rule: 'named',
  },
  {
    slug: 'under-1000',
    name: 'Under ₹1,000',
    description: 'Earbuds and accessories for less than ₹1,000.',
    picture: ['bindu-lite', 'black', 'pair'],
    rule: 'under-1000',
  },
]

export const categories: readonly CategoryRecord[] = inOrder.map(
  ({ picture: [product, colour, view], ...category }, position) => ({
    id: `cat_${category.slug}`,
    position,
    ...category,
    imageUrl: pictureAddresses(product, colour, [view])[0] ?? '',
  }),
)
