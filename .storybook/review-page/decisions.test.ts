import { describe, expect, it } from 'vitest'
import type { Review, StoryChange } from '../review/model.ts'
import {
  commandFor,
  folderOf,
  keepDecisions,
  loadDecisions,
  withRestAccepted,
  withVerdict,
  type DecisionStorage,
} from './decisions.ts'

const story = (id: string): StoryChange => ({
  id,
  kind: 'different',
  title: 'Feedback/Badge',
  name: id,
  pictures: [],
  reasons: [],
})

const reviewOf = (ids: readonly string[], commit = '2bc5a6b5'): Review => ({
  base: { name: 'main', commit, subject: 'Round the badge' },
  head: { name: 'badge', commit: '7d91805c', uncommitted: 0 },
  changedFiles: [],
  stories: ids.map(story),
  tokens: [],
  accessibility: [],
  comparedByAxe: 0,
  sizes: [],
  api: { added: [], removed: [], declarations: [] },
  pages: [],
  failed: [],
  notes: [],
})

const review = reviewOf(['badge--neutral', 'badge--sale', 'badge--packed'])

describe('[BEY-20] decisions on a review', () => {
  it('are taken back by the same decision once more, and changed by the other', () => {
    const accepted = withVerdict({}, 'badge--sale', 'accepted')
    expect(accepted).toEqual({ 'badge--sale': 'accepted' })
    expect(withVerdict(accepted, 'badge--sale', 'rejected')).toEqual({ 'badge--sale': 'rejected' })
    expect(withVerdict(accepted, 'badge--sale', 'accepted')).toEqual({})
  })

  it('accept the rest without a change of those that are made', () => {
    expect(withRestAccepted(review, { 'badge--sale': 'rejected' })).toEqual({
      'badge--neutral': 'accepted',
      'badge--sale': 'rejected',
      'badge--packed': 'accepted',
    })
  })

  it('become a command, in the order of the page', () => {
    expect(commandFor(review, {}, '/home/asha/review')).toBeUndefined()
    expect(
      commandFor(
        review,
        { 'badge--packed': 'accepted', 'badge--neutral': 'accepted', 'badge--sale': 'rejected' },
        'review',
      ),
    ).toBe('npm run review -- decide review --accept badge--neutral badge--packed --reject badge--sale')
    expect(commandFor(review, { 'badge--sale': 'rejected' }, "/home/Asha's files/review")).toBe(
      String.raw`npm run review -- decide '/home/Asha'\''s files/review' --reject badge--sale`,
    )
  })

  it('become a short command where all of many are decided', () => {
    const many = reviewOf(Array.from({ length: 40 }, (_, index) => `badge--${index}`))
    expect(commandFor(many, withRestAccepted(many, { 'badge--7': 'rejected' }), 'review')).toBe(
      'npm run review -- decide review --accept-rest --reject badge--7',
    )
  })

  it('name the folder of a page that was opened from a file', () => {
    expect(folderOf('file:///home/asha/Down%20loads/review/index.html#stories')).toBe(
      '/home/asha/Down loads/review',
    )
    expect(folderOf('file:///C:/Users/asha/review/index.html')).toBe('C:/Users/asha/review')
    expect(folderOf('https://reviews.example/12/index.html')).toBe('review')
  })

  it('are kept for this review, and not for another', () => {
    const kept = new Map<string, string>()
    const storage = (): DecisionStorage => ({
      getItem: key => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
    })
    keepDecisions(review, { 'badge--sale': 'rejected' }, storage)
    expect(loadDecisions(review, storage)).toEqual({ 'badge--sale': 'rejected' })
    expect(loadDecisions(reviewOf(['badge--sale'], 'af01'), storage)).toEqual({})
  })

  it('are made where a page may keep nothing', () => {
    const refused = (): DecisionStorage => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    expect(() => keepDecisions(review, { 'badge--sale': 'rejected' }, refused)).not.toThrow()
    expect(loadDecisions(review, refused)).toEqual({})
  })
})
