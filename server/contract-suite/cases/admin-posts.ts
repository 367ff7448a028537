import { expect } from 'vitest'
import type { AdminPost, AdminPostSummary, BulkAnswer, Post, PostPreview } from '../../contract/index.ts'
import { suiteStartMs } from '../shop/ports.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const path = '/admin/posts'

const monsoon = {
  title: 'Monsoon',
  slug: 'monsoon',
  description: 'What rain does to earbuds.',
  body: 'Dry them first.',
  category: 'Care & use',
}

const missing = [404, 'post_not_found', 'Post not found'] as const
const stale = [409, 'stale_version', 'Someone else changed this. Reload to see their version.'] as const
const takenWords = 'Something else has this address'
const taken = [409, 'slug_taken', takenWords, { slug: takenWords }] as const
const elsewhereWords =
  'The picture https://elsewhere.example/a.png is not of this shop. Use one of its pictures.'
const elsewhere = [400, 'picture_elsewhere', elsewhereWords, { body: elsewhereWords }] as const
const withPicture = { body: '![A cat](https://elsewhere.example/a.png)' }

async function create(owner: SuiteVisitor, change: object = {}): Promise<AdminPost> {
  const answer = await owner.post<AdminPost>(path, { ...monsoon, ...change })
  expect(answer.status).toBe(201)
  return answer.body
}

export function adminPostCases(contractCase: ContractCase): void {
  contractCase('[ADM-8] a draft is kept, changed and published', async shop => {
    const owner = await shop.signedInAs('admin')
    const guest = shop.newVisitor()
    const draft = await create(owner)
    expect(draft).toEqual({
      ...monsoon,
      id: expect.any(String),
      author: null,
      cover: null,
      productIds: [],
      seo: { title: '', description: '' },
      status: 'draft',
      state: 'draft',
      publishAt: null,
      formerSlugs: [],
      wasShown: false,
      updatedAt: expect.any(String),
      version: 1,
    })
    expectRefusal(await guest.get('/posts/monsoon'), ...missing)
    const published = await owner.put<AdminPost>(`${path}/${draft.id}`, {
      ...monsoon,
      version: 1,
      status: 'published',
      author: 'Meera Raghavan',
    })
    expect(published.body).toMatchObject({ state: 'published', wasShown: true, version: 2 })
    expect((await guest.get<Post>('/posts/monsoon')).body).toMatchObject({
      author: 'Meera Raghavan',
      publishedAt: published.body.publishAt,
      body: [{ kind: 'paragraph', spans: [{ value: 'Dry them first.' }] }],
    })
    expectRefusal(await owner.put(`${path}/${draft.id}`, { ...monsoon, version: 1 }), ...stale)
    expectRefusal(await owner.put(`${path}/none`, { ...monsoon, version: 1 }), ...missing)
    expectRefusal(await owner.get(`${path}/none`), ...missing)
    expect((await owner.get<AdminPost>(`${path}/${draft.id}`)).body).toEqual(published.body)
  })

  contractCase('[ADM-8] a scheduled post shows at its time and not before', async shop => {
    const owner = await shop.signedInAs('admin')
    const guest = shop.newVisitor()
    const publishAt = new Date(suiteStartMs + 60_000).toISOString()
    const { state } = await create(owner, { status: 'published', publishAt })
    expect(state).toBe('scheduled')
    expectRefusal(await guest.get('/posts/monsoon'), ...missing)
    const scheduled = await owner.get<AdminPostSummary[]>(`${path}?state=scheduled`)
    expect(scheduled.body.map(({ slug }) => slug)).toEqual(['monsoon'])
    shop.advance(60_000)
    expect((await guest.get<Post>('/posts/monsoon')).body.publishedAt).toBe(publishAt)
    const shown = await owner.get<AdminPostSummary[]>(`${path}?state=published&sort=publishAt`)
    expect(shown.body.map(({ slug }) => slug)).toEqual(['monsoon', 'which-tip-fits', 'heat-first'])
    expect((await owner.get<AdminPostSummary[]>(`${path}?state=scheduled`)).body).toEqual([])
  })

  contractCase('[ADM-8] another address leads on from the one that readers have', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body: tips } = await owner.get<AdminPost>(`${path}/pst-tips`)
    const { state: _state, wasShown: _wasShown, formerSlugs: _former, updatedAt: _updated, ...fields } = tips
    const moved = await owner.put<AdminPost>(`${path}/pst-tips`, { ...fields, slug: 'fitting-tips' })
    expect(moved.body).toMatchObject({ slug: 'fitting-tips', formerSlugs: ['which-tip-fits'] })
    const guest = shop.newVisitor()
    expect((await guest.get<Post>('/posts/which-tip-fits')).body.slug).toBe('fitting-tips')
    const change = { ...monsoon, slug: 'which-tip-fits' }
    expectRefusal(await owner.post(path, change), ...taken)
    expectRefusal(await owner.put(`${path}/pst-draft`, { ...change, version: 1 }), ...taken)
    const back = await owner.put<AdminPost>(`${path}/pst-tips`, { ...fields, version: 2 })
    expect(back.body).toMatchObject({ slug: 'which-tip-fits', formerSlugs: ['fitting-tips'] })
    // A draft's address was nobody's.
    const draft = await create(owner)
    const renamed = { ...monsoon, slug: 'monsoon-2', version: 1 }
    expect((await owner.put<AdminPost>(`${path}/${draft.id}`, renamed)).body.formerSlugs).toEqual([])
  })

  contractCase(
    '[ADM-8] posts are published, taken off and deleted together, and it can be undone',
    async shop => {
      const owner = await shop.signedInAs('admin')
      const { id } = await create(owner)
      const set = (ids: string[], status: string) =>
        owner.post<BulkAnswer>(`${path}/bulk/status`, { ids, status })
      const published = await set([id, 'pst-tips', 'pst-draft', 'none'], 'published')
      expect(published.body).toMatchObject({
        changed: 1,
        skipped: [
          { id: 'pst-tips', label: 'Which tip fits', message: 'This post is published already' },
          { id: 'pst-draft', label: 'Rain', message: 'Write its summary and its text before you publish it' },
          { id: 'none', label: 'A post that is gone', message: 'Post not found' },
        ],
      })
      const off = await set(['pst-tips', 'pst-draft'], 'unpublished')
      expect(off.body).toMatchObject({
        changed: 1,
        skipped: [{ id: 'pst-draft', label: 'Rain', message: 'A draft does not show on the blog' }],
      })
      const guest = shop.newVisitor()
      expectRefusal(await guest.get('/posts/which-tip-fits'), ...missing)
      const again = await set(['pst-tips'], 'published')
      expect(again.body.changed).toBe(1)
      // It is as old as it was.
      expect((await guest.get<Post>('/posts/which-tip-fits')).body.publishedAt).toBe(
        '2026-10-01T04:30:00.000Z',
      )
      const deleted = await owner.post<BulkAnswer>(`${path}/bulk/delete`, { ids: ['pst-heat', 'none'] })
      expect(deleted.body).toMatchObject({ changed: 1, skipped: [{ id: 'none' }] })
      expectRefusal(await guest.get('/posts/batteries-and-heat'), ...missing)
      await owner.post(`/admin/undo/${deleted.body.undoId}`, {})
      expect((await guest.get<Post>('/posts/batteries-and-heat')).body.slug).toBe('heat-first')
      expect((await set([], 'published')).body).toMatchObject({ code: 'invalid_input' })
      expect((await owner.post(`${path}/bulk/delete`, { ids: [] })).body).toMatchObject({
        code: 'invalid_input',
      })
    },
  )

  contractCase('[ADM-8] the list is searched, sorted and narrowed', async shop => {
    const owner = await shop.signedInAs('admin')
    const titles = async (query: string) =>
      (await owner.get<AdminPostSummary[]>(`${path}?${query}`)).body.map(({ title }) => title)
    expect(await titles('')).toEqual(['Rain', 'Which tip fits', 'Heat first'])
    expect(await titles('search=raghavan')).toEqual(['Which tip fits'])
    expect(await titles('sort=title&direction=asc')).toEqual(['Heat first', 'Rain', 'Which tip fits'])
    expect(await titles('category=care-use&state=draft')).toEqual(['Rain'])
    expect(await titles('state=unpublished')).toEqual([])
    expect((await owner.get(`${path}?sort=size`)).body).toMatchObject({ code: 'invalid_input' })
  })

  contractCase('[ADM-8] what is wrong with a post is said by its field', async shop => {
    const owner = await shop.signedInAs('admin')
    const wrong = { title: '', slug: 'Two words', category: '', status: 'published', description: '' }
    expect((await owner.post(path, wrong)).body).toMatchObject({
      code: 'invalid_input',
      fields: {
        title: 'Enter a title',
        slug: 'Use small letters, digits and single hyphens',
        category: 'Enter a category',
      },
    })
    const bare = { ...monsoon, description: '', body: '', status: 'published' }
    expect((await owner.post(path, bare)).body).toMatchObject({
      fields: {
        description: 'Enter a summary before you publish it',
        body: 'Write the text before you publish it',
      },
    })
    expectRefusal(await owner.post(path, { ...monsoon, ...withPicture }), ...elsewhere)
    const put = (change: object) => owner.put(`${path}/pst-draft`, { ...monsoon, version: 1, ...change })
    expectRefusal(await put(withPicture), ...elsewhere)
    expect((await put({ title: '' })).body).toMatchObject({ code: 'invalid_input' })
  })

  contractCase('[ADM-8] a text is previewed without being kept, and a tag in it is only text', async shop => {
    const owner = await shop.signedInAs('admin')
    const body = '<script>alert(1)</script> and [this](javascript:alert(1))'
    expect((await owner.post<PostPreview>(`${path}/preview`, { body })).body).toEqual({
      body: [{ kind: 'paragraph', spans: [{ value: '<script>alert(1)</script> and this' }] }],
      readingMinutes: 1,
    })
    const long = await owner.post(`${path}/preview`, { body: 'a'.repeat(40_001) })
    expect(long.body).toMatchObject({ fields: { body: 'Use at most 40,000 characters' } })
    const support = await shop.signedInAs('sunita')
    expectRefusal(await support.get(path), 403, 'forbidden', 'Access denied')
  })
}
