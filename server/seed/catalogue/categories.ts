import type { CategoryRecord } from '../../domain/index.ts'

/** The categories of the footer (FOOT-3) and two that the shop adds, in the order of the menus. */
const inOrder: readonly Omit<CategoryRecord, 'id' | 'position'>[] = [
  {
    slug: 'best-tws',
    name: 'Best TWS',
    description:
      'True wireless: two buds, a case and no cord. The pairs that most people should look at first.',
    imageUrl: '/pictures/shuddha-green-float-1000.webp',
    rule: 'named',
  },
  {
    slug: 'noise-cancelling',
    name: 'Noise cancelling',
    description: 'Everything that cancels noise, with the figure: up to 25, 30 or 35 dB.',
    imageUrl: '/pictures/tivra-black-pair-1000.webp',
    rule: 'noise-cancelling',
  },
  {
    slug: 'sports',
    name: 'Sports',
    description: 'Hooks and neckbands that stay on, with water ratings from IPX5 to IPX7.',
    imageUrl: '/pictures/gamak-sport-black-pair-1000.webp',
    rule: 'named',
  },
  {
    slug: 'budget',
    name: 'Budget',
    description: 'Under ₹2,000, with the same one-year warranty as the rest.',
    imageUrl: '/pictures/bindu-white-pair-1000.webp',
    rule: 'named',
  },
  {
    slug: 'premium',
    name: 'Premium',
    description: 'Our deepest noise cancelling, and a 2-year warranty.',
    imageUrl: '/pictures/dhrupad-gold-front-1000.webp',
    rule: 'named',
  },
  {
    slug: 'over-ear',
    name: 'Over-ear',
    description: 'Closed headphones for long days at a desk and long nights on a train.',
    imageUrl: '/pictures/khayal-black-front-1000.webp',
    rule: 'named',
  },
  {
    slug: 'neckbands',
    name: 'Neckbands',
    description: 'One piece around the neck, a day or more on one charge, nothing to lose.',
    imageUrl: '/pictures/laya-black-front-1000.webp',
    rule: 'named',
  },
  {
    slug: 'accessories',
    name: 'Accessories',
    description: 'Tips, cases, cables and a brush: what keeps a pair going.',
    imageUrl: '/pictures/silicone-tips-black-set-1000.webp',
    rule: 'named',
  },
  {
    slug: 'under-1000',
    name: 'Under ₹1,000',
    description: 'Whatever costs less than ₹1,000, earbuds included.',
    imageUrl: '/pictures/bindu-lite-black-pair-1000.webp',
    rule: 'under-1000',
  },
]

export const categories: readonly CategoryRecord[] = inOrder.map((category, position) => ({
  id: `cat_${category.slug}`,
  position,
  ...category,
}))
