import type { BadgeProps } from '@shruti/design-system/Badge'
import type { AdminPostSummary } from '@shruti/server/contract'

/** What a post is now. */
export const postStateWords: Readonly<
  Record<AdminPostSummary['state'], { label: string; tone: BadgeProps['tone'] }>
> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  published: { label: 'Published', tone: 'success' },
  unpublished: { label: 'Unpublished', tone: 'warning' },
}
