import { Notice } from '@shruti/design-system/Notice'
import { PreviewFrame } from '@shruti/design-system/PreviewFrame'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { paths } from '../../../paths.ts'
import { postPreviewQuery } from '../../../queries/admin-posts.ts'
import { PostView } from '../../blog/PostView.tsx'
import { instantOf } from '../clock-time.ts'
import type { PostDraft } from './post-draft.ts'

/** After this long without a key the server is asked what a text looks like, in milliseconds. */
const restMs = 300

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** A post as readers, search results and shared links will have it, while it is written [ADM-8]. */
export function PostPreview({ draft }: { draft: PostDraft }) {
  const app = useApp()
  const { title, description, author, coverUrl, coverAlt } = draft
  const { data, error } = useQuery(postPreviewQuery(app, useRested(draft.body)))
  const time = Date.parse(instantOf(draft.publishAt))
  const shownTitle = title || 'The title stands here'
  return (
    <Stack gap={6}>
      {error && (
        <Notice tone="danger" live>
          {error.message}
        </Notice>
      )}
      <PreviewFrame label="The post, as it will read">
        <Section spacing="compact" width="text">
          <PostView
            headingLevel="h2"
            post={{
              title: shownTitle,
              description,
              author: author === '' ? null : author,
              cover: coverUrl === '' ? null : { url: coverUrl, alt: coverAlt },
              publishedAt: new Date(Number.isNaN(time) ? app.clock.now() : time).toISOString(),
              readingMinutes: data?.readingMinutes ?? 1,
              body: data?.body ?? [],
            }}
          />
        </Section>
      </PreviewFrame>
      <PreviewFrame label="In search results and shared links">
        <Section spacing="compact" width="text">
          <Stack gap={2}>
            <Text tone="muted" size="small">
              {draft.slug === '' ? `${paths.blog}/…` : paths.post(draft.slug)}
            </Text>
            <Text>{draft.seoTitle || shownTitle}</Text>
            <Text tone="muted">{draft.seoDescription || description || 'The summary stands here'}</Text>
          </Stack>
        </Section>
      </PreviewFrame>
    </Stack>
  )
}
