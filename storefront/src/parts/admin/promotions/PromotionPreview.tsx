import { AnnouncementBar } from '@shruti/design-system/AnnouncementBar'
import { Button } from '@shruti/design-system/Button'
import { OfferPopup } from '@shruti/design-system/OfferPopup'
import { PreviewFrame } from '@shruti/design-system/PreviewFrame'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useState } from 'react'
import type { PromotionDraft } from './promotion-draft.ts'

/** Closing the preview is no visitor's wish to be left alone: nothing is remembered. */
const forgetful = { getItem: () => null, setItem: () => undefined }

/** Banner and popup as the shop will show them, by its own components, while they are written [ADM-6]. */
export function PromotionPreview({ draft }: { draft: PromotionDraft }) {
  const [times, setTimes] = useState(0)
  const { placement, title, body, code } = draft
  if (placement === 'banner')
    return (
      <PreviewFrame label="The banner, above every page">
        <AnnouncementBar message={title || 'The title stands here'} />
      </PreviewFrame>
    )
  if (placement === 'popup')
    return (
      <Stack gap={2}>
        <PreviewFrame label="The popup, three seconds after a page has loaded" floating>
          <OfferPopup
            key={times}
            offer={{
              code: code.toUpperCase() || 'CODE',
              title: title || 'The title stands here',
              body: body || 'The text stands here.',
            }}
            delayMs={0}
            storage={forgetful}
          />
        </PreviewFrame>
        <Button variant="quiet" size="small" onClick={() => setTimes(times + 1)}>
          Show the popup again
        </Button>
      </Stack>
    )
  return (
    <Text tone="muted" size="small">
      {placement === 'newsletter'
        ? 'Whoever signs up to the newsletter is told the code.'
        : 'It shows nowhere: customers enter the code that you give them.'}
    </Text>
  )
}
