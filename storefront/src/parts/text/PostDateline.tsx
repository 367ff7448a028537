import { Text } from '@shruti/design-system/Text'
import { readingMinutes, type Post } from '../../content/post.ts'
import { writtenDate } from './written-date.ts'
import { t } from '../../language/t.ts'

/** When a post was published and how long reading it takes, in small print. */
export function PostDateline({ post }: { post: Post }) {
  return (
    <Text size="small" tone="muted">
      <time dateTime={post.date}>{writtenDate(post.date)}</time> ·{' '}
      {t('{minutes} min read', { minutes: readingMinutes(post) })}
    </Text>
  )
}
