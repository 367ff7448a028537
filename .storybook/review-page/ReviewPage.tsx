import { useEffect, useState } from 'react'
import { Button } from '../../design-system/src/components/Button/Button.tsx'
import { Chip } from '../../design-system/src/components/Chip/Chip.tsx'
import { Cluster } from '../../design-system/src/components/Cluster/Cluster.tsx'
import { Container } from '../../design-system/src/components/Container/Container.tsx'
import { CopyText } from '../../design-system/src/components/CopyText/CopyText.tsx'
import { Disclosure } from '../../design-system/src/components/Disclosure/Disclosure.tsx'
import { Heading } from '../../design-system/src/components/Heading/Heading.tsx'
import { Link } from '../../design-system/src/components/Link/Link.tsx'
import { Notice } from '../../design-system/src/components/Notice/Notice.tsx'
import { Stack } from '../../design-system/src/components/Stack/Stack.tsx'
import { Text } from '../../design-system/src/components/Text/Text.tsx'
import { ThemeSwitch } from '../../design-system/src/components/ThemeSwitch/ThemeSwitch.tsx'
import { Wordmark } from '../../design-system/src/components/Wordmark/Wordmark.tsx'
import type { Review } from '../review/model.ts'
import { titleOf } from '../review/title.ts'
import { commandFor, folderOf, withRestAccepted, type Decisions } from './decisions.ts'
import { facts, Facts } from './Facts.tsx'
import { Bar, Brand, Choices, Files, Keys, Page, Stories, Top } from './ReviewPage.styles.ts'
import { kindNames, StoryCard } from './StoryCard.tsx'
import { useDecisions } from './use-decisions.ts'
import { useStoryKeys } from './use-story-keys.ts'
import { useTheme } from './use-theme.ts'

const filters = { all: 'All', undecided: 'Undecided', ...kindNames } as const
type Filter = keyof typeof filters

const storiesOf = ({ stories }: Review, filter: Filter, decisions: Decisions) =>
  stories.filter(({ id, kind }) =>
    filter === 'all' ? true : filter === 'undecided' ? !(id in decisions) : kind === filter,
  )

const countOf = (decisions: Decisions, verdict: string) =>
  Object.values(decisions).filter(value => value === verdict).length

/** What changed since a commit, for whoever accepts or rejects it (BEY-20). */
export function ReviewPage({ review }: { review: Review }) {
  const { decisions, decide, setDecisions } = useDecisions(review)
  const [filter, setFilter] = useState<Filter>('all')
  // Of "Undecided" a story does not go while one looks at it: the list is made when the filter is chosen.
  const [shown, setShown] = useState(review.stories)
  const { theme, setTheme } = useTheme()
  useStoryKeys(decide)
  useEffect(() => {
    document.title = `Review: ${titleOf(review)}`
  }, [review])

  const choose = (next: Filter) => {
    setFilter(next)
    setShown(storiesOf(review, next, decisions))
  }
  const accepted = countOf(decisions, 'accepted')
  const rejected = countOf(decisions, 'rejected')
  const undecided = review.stories.length - accepted - rejected
  const isListed = (storyId: string) => review.stories.some(({ id }) => id === storyId)

  return (
    <Container as="main">
      <Page>
        <Top>
          <Cluster justify="between">
            <Brand>
              <Wordmark />
            </Brand>
            <ThemeSwitch theme={theme} onThemeChange={setTheme} />
          </Cluster>
          <Heading as="h1">{titleOf(review)}</Heading>
          <Text>
            Since {review.base.commit.slice(0, 8)}, “{review.base.subject}”: {review.changedFiles.length}{' '}
            changed {review.changedFiles.length === 1 ? 'file' : 'files'}
            {review.head.uncommitted > 0 && `, ${review.head.uncommitted} of them not committed`}.
          </Text>
          <Cluster as="nav" gap={4} aria-label="Parts of the review">
            <Link href="#stories">Stories ({review.stories.length})</Link>
            {facts.map(({ id, title, count }) => (
              <Link href={`#${id}`} key={id}>
                {title} ({count(review)})
              </Link>
            ))}
            <Link href="#decision">Decision</Link>
          </Cluster>
        </Top>

        {review.failed.length > 0 && (
          <Notice tone="danger" title={`${review.failed.length} failed while the stories ran`}>
            <Files>
              {review.failed.map(({ storyId, side, message }) => (
                <li key={storyId + side}>
                  {isListed(storyId) ? <Link href={`#${storyId}`}>{storyId}</Link> : storyId} (
                  {side === 'after' ? 'as it is now' : 'on the base'}){!isListed(storyId) && `: ${message}`}
                </li>
              ))}
            </Files>
          </Notice>
        )}

        <Stack as="section" gap={5} id="stories" aria-labelledby="stories-title">
          <Heading id="stories-title">Stories</Heading>
          {review.stories.length === 0 && <Text>Every story looks as it did.</Text>}
          {review.stories.length > 0 && (
            <>
              <Bar>
                <Choices role="group" aria-label="Which stories">
                  {(Object.keys(filters) as Filter[]).map(each => (
                    <Chip key={each} selected={each === filter} onClick={() => choose(each)}>
                      {filters[each]} {storiesOf(review, each, decisions).length}
                    </Chip>
                  ))}
                </Choices>
                <Cluster gap={3}>
                  <Text as="output" size="small" numeric>
                    {accepted} accepted, {rejected} rejected, {undecided} undecided
                  </Text>
                  <Button
                    size="small"
                    variant="quiet"
                    disabled={undecided === 0}
                    onClick={() => setDecisions(withRestAccepted(review, decisions))}
                  >
                    Accept the rest
                  </Button>
                  <Link href="#decision">Decision</Link>
                </Cluster>
              </Bar>
              <Keys>
                <kbd>j</kbd> next story, <kbd>k</kbd> the one before, <kbd>a</kbd> accept and go on,{' '}
                <kbd>r</kbd> reject and go on; once more takes it back. After the last story comes the
                decision.
              </Keys>
              {shown.length === 0 && <Text>None.</Text>}
              <Stories>
                {shown.map(story => (
                  <li key={story.id}>
                    <StoryCard
                      story={story}
                      verdict={decisions[story.id]}
                      onVerdict={verdict => decide(story.id, verdict)}
                      accessibility={review.accessibility.filter(({ storyId }) => storyId === story.id)}
                      failed={review.failed.find(({ storyId }) => storyId === story.id)}
                    />
                  </li>
                ))}
              </Stories>
            </>
          )}
        </Stack>

        <Facts review={review} />

        <Stack
          as="section"
          gap={4}
          id="decision"
          aria-labelledby="decision-title"
          tabIndex={-1}
          data-decision=""
        >
          <Heading id="decision-title">Decision</Heading>
          <Command review={review} decisions={decisions} />
        </Stack>

        <Stack as="section" gap={4} aria-labelledby="how-title">
          <Heading id="how-title">What was compared</Heading>
          <Stack as="ul" gap={2}>
            {review.notes.map(note => (
              <Text as="li" key={note}>
                {note}
              </Text>
            ))}
          </Stack>
          <Disclosure title={`${review.changedFiles.length} changed files`}>
            <Files>
              {review.changedFiles.map(file => (
                <li key={file}>{file}</li>
              ))}
            </Files>
          </Disclosure>
        </Stack>
      </Page>
    </Container>
  )
}

function Command({ review, decisions }: { review: Review; decisions: Decisions }) {
  const command = commandFor(review, decisions, folderOf(window.location.href))
  if (command === undefined) {
    return <Text>Accept or reject a story: then the command that carries it out stands here.</Text>
  }
  return (
    <>
      <Text>
        Run this at the root of the repository, on the branch of the change. The new pictures of accepted
        stories become the accepted ones. Rejected stories get the pictures of the base back, so that their
        tests fail until they look otherwise, and are listed with the files to look at. Stories without a
        decision stay as they are.
      </Text>
      <CopyText label="Command" text={command} copyLabel="Copy the command" />
    </>
  )
}
