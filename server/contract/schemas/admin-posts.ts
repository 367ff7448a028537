import * as z from 'zod'
import { slugWord } from './admin-products.ts'
import { batchId, bulkIds, listInput } from './admin-lists.ts'
import { id, instant, pathId } from './common.ts'
import { postBlock } from './posts.ts'
import { paragraphs, textLine } from './text.ts'

/** What an administrator did with a post: a draft was never shown. */
export const postStatus = z.enum(['draft', 'published', 'unpublished'], 'Choose what is to become of it')

/** What a post is now: `scheduled` is published at a time to come. */
export const postState = z.enum(['draft', 'scheduled', 'published', 'unpublished'])

/** A picture that the shop has; a fragment tells pages what to show before it comes. */
const pictureAddress = z
  .string()
  .max(300)
  .regex(/^\/pictures\/[\w.-]+\.webp(?:#[\w.,#-]*)?$/, 'Choose a picture of the shop')

/** Markdown (CommonMark and tables); HTML in it is shown as it is typed. */
const body = paragraphs({ max: 40_000 })

const shape = {
  title: textLine({ missing: 'Enter a title', max: 100 }),
  slug: slugWord,
  /** What it is about, in a sentence or two; empty in drafts alone. */
  description: textLine({ max: 200 }).default(''),
  body: body.default(''),
  category: textLine({ missing: 'Enter a category', max: 40 }),
  /** Empty: the shop. */
  author: textLine({ max: 60 }).default(''),
  cover: z
    .object({ url: pictureAddress, alt: textLine({ missing: 'Say what the picture shows', max: 200 }) })
    .nullable()
    .default(null),
  productIds: z.array(id).max(8, 'Choose at most 8 products').default([]),
  /** What search results and shared links say; an empty text stands for title and summary. */
  seo: z
    .object({ title: textLine({ max: 70 }), description: textLine({ max: 170 }) })
    .default({ title: '', description: '' }),
  status: postStatus.default('draft'),
  /** When it shows, or since when it has; null with `published`: now, or since when it has. */
  publishAt: instant.nullable().default(null),
}

type Fields = z.output<z.ZodObject<typeof shape>>

/** Only a draft may lack what readers see. */
function isWhole(fields: Fields, context: z.RefinementCtx<Fields>) {
  if (fields.status !== 'published') return
  const missing = [
    ['description', fields.description, 'Enter a summary before you publish it'],
    ['body', fields.body, 'Write the text before you publish it'],
  ] as const
  for (const [name, text, message] of missing)
    if (text === '') context.addIssue({ code: 'custom', path: [name], message, input: text })
}

/** What an administrator writes; the form checks itself by it. */
export const postFields = z.object(shape).superRefine(isWhole)

export const createPostInput = postFields

export const updatePostInput = z.object({ ...shape, id: pathId, version: z.int() }).superRefine(isWhole)

export const postIdInput = z.object({ id: pathId })

const sorts = ['updatedAt', 'publishAt', 'title'] as const

export const adminListPostsInput = z.object({
  ...listInput(sorts),
  state: postState.optional(),
  category: z.string().max(80).optional(),
})

/** `published` shows a post at once, a scheduled one too. */
export const setPostsStatusInput = z.object({
  ids: bulkIds,
  status: z.enum(['published', 'unpublished'], 'Choose what is to become of them'),
  batchId,
})

export const deletePostsInput = z.object({ ids: bulkIds, batchId })

export const previewPostInput = z.object({ body })

export const postPreview = z.strictObject({
  body: z.array(postBlock),
  readingMinutes: z.int().min(1),
})

export const adminPostSummary = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  author: z.string().nullable(),
  state: postState,
  publishAt: instant.nullable(),
  updatedAt: instant,
  version: z.int(),
})

export const adminPost = z.strictObject({
  ...adminPostSummary.shape,
  status: postStatus,
  description: z.string(),
  /** Markdown. */
  body: z.string(),
  cover: z.strictObject({ url: z.string(), alt: z.string() }).nullable(),
  productIds: z.array(id),
  seo: z.strictObject({ title: z.string(), description: z.string() }),
  /** Addresses that it had while it showed: they lead to it. */
  formerSlugs: z.array(z.string()),
  /** Whether readers may have its address: another one then leads on from this. */
  wasShown: z.boolean(),
})
