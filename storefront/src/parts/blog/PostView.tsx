import { Heading } from '@shruti/design-system/Heading'
import { ProductPicture } from '@shruti/design-system/ProductPicture'
import { Prose } from '@shruti/design-system/Prose'
import { Text } from '@shruti/design-system/Text'
import type { Post } from '@shruti/server/contract'
import { PostBody, pictureSizes } from './PostBody.tsx'
import { PostDateline } from './PostDateline.tsx'

interface PostViewProps {
  post: Pick<Post, 'title' | 'description' | 'author' | 'cover' | 'publishedAt' | 'readingMinutes' | 'body'>
  /** In the preview of the administration the page has a heading of its own. */
  headingLevel?: 'h1' | 'h2'
}

/** A post as it reads: dateline, title, summary, cover and text. */
export function PostView({ post, headingLevel = 'h1' }: PostViewProps) {
  const { title, description, cover, body } = post
  return (
    <Prose as="article">
      <PostDateline post={post} />
      <Heading as={headingLevel} size="display2">
        {title}
      </Heading>
      {description !== '' && <Text size="lead">{description}</Text>}
      {cover && <ProductPicture src={cover.url} alt={cover.alt} sizes={pictureSizes} priority />}
      <PostBody body={body} />
    </Prose>
  )
}
