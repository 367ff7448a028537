import type { TextSection } from './text-page.ts'

export interface Post {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Day of publication, YYYY-MM-DD. */
  readonly date: string
  readonly sections: readonly TextSection[]
  /** Slugs of the products that it speaks of or that help with what it says: three or four. */
  readonly products: readonly string[]
}

/** Words that a grown-up reads silently in a minute, on the slow side (Brysbaert 2019: 238 on average). */
const wordsPerMinute = 200

/** Whole minutes that reading takes, 1 at least. */
export function readingMinutes({ description, sections }: Pick<Post, 'description' | 'sections'>): number {
  const text = [
    description,
    ...sections.flatMap(({ heading, paragraphs = [], list = [] }) => [heading, ...paragraphs, ...list]),
  ].join(' ')
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))
}
