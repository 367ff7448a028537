import type { PostRecord } from '../../domain/index.ts'

const post = {
  author: null,
  cover: null,
  productIds: [],
  seo: { title: '', description: '' },
  status: 'published',
  createdAt: '2026-10-01T04:30:00.000Z',
  updatedAt: '2026-10-01T04:30:00.000Z',
  version: 1,
} as const

/** Two that show, and a draft. */
export const posts: readonly PostRecord[] = [
  {
    ...post,
    id: 'pst-tips',
    slug: 'which-tip-fits',
    title: 'Which tip fits',
    description: 'A test that takes one minute.',
    body: '## One minute\n\nStart with the **medium** tip.\n\n- Talk\n- Chew\n  - Slowly\n\nMore in [the shop](/shop).',
    category: 'Fit',
    author: 'Meera Raghavan',
    productIds: ['prd-tips'],
    seo: { title: 'Ear tips that fit', description: '' },
    publishAt: '2026-10-01T04:30:00.000Z',
  },
  {
    ...post,
    id: 'pst-heat',
    slug: 'heat-first',
    formerSlugs: ['batteries-and-heat'],
    title: 'Heat first',
    description: 'What ages a cell fastest.',
    body: 'Keep the case in your bag.',
    category: 'Care & use',
    publishAt: '2026-09-01T04:30:00.000Z',
  },
  {
    ...post,
    id: 'pst-draft',
    slug: 'rain',
    title: 'Rain',
    description: '',
    body: '',
    category: 'Care & use',
    status: 'draft',
    publishAt: null,
    updatedAt: '2026-10-02T04:30:00.000Z',
  },
]
