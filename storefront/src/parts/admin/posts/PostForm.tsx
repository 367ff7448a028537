import { Grid } from '@shruti/design-system/Grid'
import { Heading } from '@shruti/design-system/Heading'
import { Split } from '@shruti/design-system/Split'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminPost } from '@shruti/server/contract'
import { useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useApp } from '../../../app/app-context.ts'
import { paths } from '../../../paths.ts'
import { useSavePost } from '../../../queries/admin-posts.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { focusFirstProblem, useFocusOnRefusal } from '../../form/focus-first-problem.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'
import { instantOf } from '../clock-time.ts'
import { ProductChoice } from '../products/ProductChoice.tsx'
import { MarkdownField } from './MarkdownField.tsx'
import { PictureChoice } from './PictureChoice.tsx'
import { PostButtons } from './PostButtons.tsx'
import { PostConflict } from './PostConflict.tsx'
import { draftOf, inputOf, newPostDraft, problemsOf, slugOf, type PostDraft } from './post-draft.ts'
import { PostPreview } from './PostPreview.tsx'

interface PostFormProps {
  /** The post that it changes; without one it writes another. */
  post?: AdminPost
  onSaved: (post: AdminPost) => void
}

const starts = (post: AdminPost | undefined) => (post ? draftOf(post) : newPostDraft)

/** Writes or changes a post, beside how it will look [ADM-8]. */
export function PostForm({ post, onSaved }: PostFormProps) {
  const { clock } = useApp()
  const [start] = useState(() => starts(post))
  const [draft, setDraft] = useState(start)
  /** What was asked for last: what is wrong depends on it. Null before anything was. */
  const [asked, setAsked] = useState<AdminPost['status'] | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const { mutate, isPending, error, reset } = useSavePost()
  useFocusOnRefusal(form, error)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start)
  const unsaved = useUnsavedChanges(isDirty)
  const ofServer = error instanceof ApiError ? error.fields : {}
  const problems: Readonly<Record<string, string>> =
    asked === null ? ofServer : { ...ofServer, ...problemsOf(draft, asked) }
  const change = (part: Partial<PostDraft>) => setDraft(before => ({ ...before, ...part }))
  const isConflict = error instanceof ApiError && error.code === 'stale_version'
  const isLater = Date.parse(instantOf(draft.publishAt)) > clock.now()
  const movedFrom = post?.wasShown === true && draft.slug !== post.slug ? post.slug : null

  function save(status: AdminPost['status'], version = post?.version) {
    if (isPending) return
    setAsked(status)
    if (Object.keys(problemsOf(draft, status)).length > 0) return focusFirstProblem(form.current)
    const kept = post && version !== undefined ? { id: post.id, version } : undefined
    mutate(
      { kept, fields: inputOf(draft, status, post) },
      {
        onSuccess: saved => {
          unsaved.saved()
          onSaved(saved)
        },
      },
    )
  }

  return (
    <Split ratio="7:5" ref={form}>
      <FormStack
        onSubmit={event => {
          event.preventDefault()
          save(post?.status ?? 'draft')
        }}
      >
        {unsaved.dialog}
        {isConflict && post ? (
          <PostConflict
            post={post}
            draft={draft}
            saving={isPending}
            onKeepMine={version => save(asked ?? post.status, version)}
            onTakeTheirs={theirs => {
              unsaved.saved()
              onSaved(theirs)
            }}
          />
        ) : (
          <CallProblem error={error} fields={Object.keys(problems)} />
        )}
        <TextField
          label="Title"
          value={draft.title}
          onChange={event => {
            const title = event.currentTarget.value
            // Until somebody gives it another one, the address follows the title.
            const follows = !post && draft.slug === slugOf(draft.title)
            change({ title, ...(follows && { slug: slugOf(title) }) })
          }}
          error={problems['title']}
        />
        <TextField
          label="Address"
          prefix="/blog/"
          hint={
            movedFrom === null
              ? 'Small letters, digits and hyphens.'
              : `Whoever follows a link to ${paths.post(movedFrom)} is led to the new address.`
          }
          value={draft.slug}
          onChange={event => change({ slug: event.currentTarget.value })}
          error={problems['slug']}
        />
        <TextArea
          label="Summary"
          hint="Below the title, and in the list of posts."
          rows={2}
          counted
          maxLength={200}
          value={draft.description}
          onChange={event => change({ description: event.currentTarget.value })}
          error={problems['description']}
        />
        <MarkdownField
          label="Text"
          value={draft.body}
          onChange={body => change({ body })}
          error={problems['body']}
        />
        <Grid columns={2} gap={4}>
          <TextField
            label="Category"
            value={draft.category}
            onChange={event => change({ category: event.currentTarget.value })}
            error={problems['category']}
          />
          <TextField
            label="Author"
            optional
            hint="Without one it is by the shop."
            value={draft.author}
            onChange={event => change({ author: event.currentTarget.value })}
            error={problems['author']}
          />
        </Grid>
        <Heading as="h2" size="h3">
          Cover
        </Heading>
        <PictureChoice
          picture={{ url: draft.coverUrl, alt: draft.coverAlt }}
          onChange={({ url, alt }) => change({ coverUrl: url, coverAlt: alt })}
          urlError={problems['cover.url']}
          altError={problems['cover.alt']}
        />
        <Heading as="h2" size="h3">
          Products in this post
        </Heading>
        <ProductChoice
          chosen={draft.productIds}
          onChange={productIds => change({ productIds })}
          error={problems['productIds']}
        />
        <Heading as="h2" size="h3">
          In search results and shared links
        </Heading>
        <TextField
          label="Title there"
          optional
          hint="Without one, the post’s title."
          value={draft.seoTitle}
          onChange={event => change({ seoTitle: event.currentTarget.value })}
          error={problems['seo.title']}
        />
        <TextField
          label="Description there"
          optional
          hint="Without one, the summary."
          value={draft.seoDescription}
          onChange={event => change({ seoDescription: event.currentTarget.value })}
          error={problems['seo.description']}
        />
        <Heading as="h2" size="h3">
          When
        </Heading>
        <TextField
          label="Shows from"
          optional
          type="datetime-local"
          hint="Time in India. Without one, from when it is published."
          value={draft.publishAt}
          onChange={event => change({ publishAt: event.currentTarget.value })}
          error={problems['publishAt']}
        />
        <PostButtons
          state={post?.state ?? null}
          isLater={isLater}
          isDirty={isDirty}
          saving={isPending}
          onSave={save}
          onDiscard={() => {
            setAsked(null)
            reset()
            setDraft(start)
          }}
        />
      </FormStack>
      <PostPreview draft={draft} />
    </Split>
  )
}
