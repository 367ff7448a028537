import { useState } from 'react'
import { Check, X } from 'lucide-react'
import { Badge } from '../../design-system/src/components/Badge/Badge.tsx'
import { Button } from '../../design-system/src/components/Button/Button.tsx'
import { Cluster } from '../../design-system/src/components/Cluster/Cluster.tsx'
import { Disclosure } from '../../design-system/src/components/Disclosure/Disclosure.tsx'
import { Heading } from '../../design-system/src/components/Heading/Heading.tsx'
import { Icon } from '../../design-system/src/components/Icon/Icon.tsx'
import { Stack } from '../../design-system/src/components/Stack/Stack.tsx'
import { Text } from '../../design-system/src/components/Text/Text.tsx'
import type { AccessibilityChange, FailedStory, StoryChange, StoryKind } from '../review/model.ts'
import type { Verdict } from './decisions.ts'
import { Card, CardHead, Files } from './ReviewPage.styles.ts'
import { firstView, StoryPictures } from './StoryPictures.tsx'

export const kindNames: Readonly<Record<StoryKind, string>> = {
  different: 'Different',
  added: 'Added',
  gone: 'Gone',
}

export interface StoryCardProps {
  story: StoryChange
  verdict: Verdict | undefined
  onVerdict: (verdict: Verdict) => void
  accessibility: readonly AccessibilityChange[]
  failed: FailedStory | undefined
}

/** "2 elements more" */
const elements = ({ before, after }: AccessibilityChange) =>
  `${before} ${before === 1 ? 'element' : 'elements'} before, ${after} now`

/** A story with what changed of it, and the reviewer's verdict. */
export function StoryCard({ story, verdict, onVerdict, accessibility, failed }: StoryCardProps) {
  const [view, setView] = useState(firstView)
  const titleId = `${story.id}-title`
  const verdictButton = (each: Verdict, label: string, icon: typeof Check) => (
    <Button
      size="small"
      variant={verdict === each ? 'primary' : 'quiet'}
      aria-pressed={verdict === each}
      aria-describedby={titleId}
      onClick={() => onVerdict(each)}
    >
      <Cluster as="span" gap={2} nowrap>
        <Icon icon={icon} size={16} />
        {label}
      </Cluster>
    </Button>
  )
  return (
    <Card id={story.id} aria-labelledby={titleId} tabIndex={-1} data-story={story.id} data-verdict={verdict}>
      <CardHead>
        <Stack gap={2}>
          <Text size="small" tone="muted">
            {story.title}
          </Text>
          <Cluster gap={3}>
            <Heading as="h3" id={titleId}>
              {story.name || story.id}
            </Heading>
            <Badge tone={story.kind === 'gone' ? 'warning' : story.kind === 'added' ? 'info' : 'neutral'}>
              {kindNames[story.kind]}
            </Badge>
            {verdict && (
              <Badge tone={verdict === 'accepted' ? 'success' : 'danger'}>
                {verdict === 'accepted' ? 'Accepted' : 'Rejected'}
              </Badge>
            )}
          </Cluster>
        </Stack>
        <Cluster gap={2}>
          {verdictButton('accepted', 'Accept', Check)}
          {verdictButton('rejected', 'Reject', X)}
        </Cluster>
      </CardHead>
      {failed && (
        <Text size="small" tone="danger">
          It failed {failed.side === 'after' ? 'as it is now' : 'on the base'}: {failed.message}
        </Text>
      )}
      {accessibility.map(change => (
        <Text
          size="small"
          tone={change.kind === 'incomplete' ? 'muted' : change.after > change.before ? 'warning' : 'success'}
          key={change.kind + change.rule}
        >
          Accessibility: {change.rule}, {elements(change)}
          {change.kind === 'incomplete' && ', which axe could not decide'}
        </Text>
      ))}
      <StoryPictures story={story} view={view} onViewChange={setView} />
      {story.reasons.length > 0 && (
        <Disclosure
          title={`Reads ${story.reasons.length} changed ${story.reasons.length === 1 ? 'file' : 'files'}`}
        >
          <Files>
            {story.reasons.map(file => (
              <li key={file}>{file}</li>
            ))}
          </Files>
        </Disclosure>
      )}
    </Card>
  )
}
