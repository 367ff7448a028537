import { Button } from '@shruti/design-system/Button'
import { Dialog } from '@shruti/design-system/Dialog'
import { useState } from 'react'
import { PictureChoice, type ChosenPicture } from './PictureChoice.tsx'

interface PictureDialogProps {
  /** @param markdown of the picture */
  onInsert: (markdown: string) => void
  onClose: () => void
}

const escaped = (text: string) => text.replace(/[[\]\\]/g, String.raw`\$&`)

/** A picture for the text of a post. */
export function PictureDialog({ onInsert, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState<ChosenPicture>({ url: '', alt: '' })
  const [isChecked, check] = useState(false)
  const urlError = picture.url === '' ? 'Choose a picture' : undefined
  const altError = picture.alt.trim() === '' ? 'Say what the picture shows' : undefined
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Add a picture"
      footer={
        <Button
          onClick={() => {
            if (urlError ?? altError) check(true)
            else onInsert(`![${escaped(picture.alt.trim())}](${picture.url})`)
          }}
        >
          Add to the text
        </Button>
      }
    >
      <PictureChoice
        picture={picture}
        onChange={setPicture}
        urlError={isChecked ? urlError : undefined}
        altError={isChecked ? altError : undefined}
      />
    </Dialog>
  )
}
