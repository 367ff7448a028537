import { Text } from '@shruti/design-system/Text'
import type { PostSummary } from '@shruti/server/contract'
import { writtenDate } from '../text/written-date.ts'
import { t } from '../../language/t.ts'

interface PostDatelineProps {
  post: Pick<PostSummary, 'author' | 'publishedAt' | 'readingMinutes'>
}

/** When a post was published, by whom unless by the shop, and how long reading it takes, in small print. */
export function PostDateline({ post: { author, publishedAt, readingMinutes } }: PostDatelineProps) {
  return (
    <Text size="small" tone="muted">
      <time dateTime={publishedAt}>{writtenDate(publishedAt)}</time> · {author !== null && <>{author} · </>}
      {t('{minutes} min read', { minutes: readingMinutes })}
    </Text>
  )
}
