import { expect } from 'vitest'
import type { Post, PostCategory, PostSummary } from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const missing = [404, 'post_not_found', 'Post not found'] as const

export function postCases(contractCase: ContractCase): void {
  contractCase(
    '[SHOP-4] the blog lists what shows, the newest first, of all categories or one',
    async shop => {
      const guest = shop.newVisitor()
      const all = await guest.get<PostSummary[]>('/posts')
      expect(all.headers.get('x-total-count')).toBe('2')
      expect(all.body).toEqual([
        {
          slug: 'which-tip-fits',
          title: 'Which tip fits',
          description: 'A test that takes one minute.',
          category: { slug: 'fit', name: 'Fit' },
          author: 'Meera Raghavan',
          cover: null,
          publishedAt: '2026-10-01T04:30:00.000Z',
          updatedAt: '2026-10-01T04:30:00.000Z',
          readingMinutes: 1,
        },
        expect.objectContaining({ slug: 'heat-first', category: { slug: 'care-use', name: 'Care & use' } }),
      ])
      const second = await guest.get<PostSummary[]>('/posts?page=2&pageSize=1')
      expect([second.headers.get('x-total-count'), second.body.map(({ slug }) => slug)]).toEqual([
        '2',
        ['heat-first'],
      ])
      const cared = await guest.get<PostSummary[]>('/posts?category=care-use')
      expect(cared.body.map(({ slug }) => slug)).toEqual(['heat-first'])
      expect((await guest.get<PostCategory[]>('/post-categories')).body).toEqual([
        { slug: 'care-use', name: 'Care & use' },
        { slug: 'fit', name: 'Fit' },
      ])
      expect((await guest.get('/posts?page=0')).body).toMatchObject({ code: 'invalid_input' })
    },
  )

  contractCase('[SHOP-4] a post is its text as blocks of plain data', async shop => {
    expect((await shop.newVisitor().get<Post>('/posts/which-tip-fits')).body).toEqual({
      slug: 'which-tip-fits',
      title: 'Which tip fits',
      description: 'A test that takes one minute.',
      category: { slug: 'fit', name: 'Fit' },
      author: 'Meera Raghavan',
      cover: null,
      publishedAt: '2026-10-01T04:30:00.000Z',
      updatedAt: '2026-10-01T04:30:00.000Z',
      readingMinutes: 1,
      seo: { title: 'Ear tips that fit', description: 'A test that takes one minute.' },
      productIds: ['prd-tips'],
      body: [
        { kind: 'heading', level: 2, spans: [{ value: 'One minute' }] },
        {
          kind: 'paragraph',
          spans: [{ value: 'Start with the ' }, { value: 'medium', strong: true }, { value: ' tip.' }],
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            { spans: [{ value: 'Talk' }], list: null },
            { spans: [{ value: 'Chew' }], list: { ordered: false, items: [[{ value: 'Slowly' }]] } },
          ],
        },
        {
          kind: 'paragraph',
          spans: [{ value: 'More in ' }, { value: 'the shop', href: '/shop' }, { value: '.' }],
        },
      ],
    })
  })

  contractCase('[ADM-8] an address that a post had leads to it, and a draft is not there', async shop => {
    const guest = shop.newVisitor()
    expect((await guest.get<Post>('/posts/batteries-and-heat')).body.slug).toBe('heat-first')
    expectRefusal(await guest.get('/posts/rain'), ...missing)
    expectRefusal(await guest.get('/posts/none'), ...missing)
  })
}
