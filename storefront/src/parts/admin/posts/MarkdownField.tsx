import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Stack } from '@shruti/design-system/Stack'
import { TextArea } from '@shruti/design-system/TextArea'
import { useLayoutEffect, useRef, useState } from 'react'
import { blockAfter, markdownMarks, type Selected } from './markdown-marks.ts'
import { PictureDialog } from './PictureDialog.tsx'

interface MarkdownFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Characters of a post's text, as the contract has it. */
const mostCharacters = 40_000

/** A text in markdown, with buttons for its most used marks. */
export function MarkdownField({ label, value, onChange, error }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const select = useRef<Selected>(null)
  const [isAddingPicture, setAddingPicture] = useState(false)

  // Once what was written shows.
  useLayoutEffect(() => {
    if (!select.current || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(select.current.start, select.current.end)
    select.current = null
  })

  function write(change: (selected: Selected) => Selected) {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } = area.current ?? {}
    const next = change({ text: value, start, end })
    select.current = next
    onChange(next.text)
  }

  return (
    <Stack gap={2}>
      <Cluster gap={1} role="group" aria-label={`Marks for: ${label}`}>
        {markdownMarks.map(mark => (
          <Button key={mark.label} variant="quiet" size="small" onClick={() => write(mark.apply)}>
            {mark.label}
          </Button>
        ))}
        <Button variant="quiet" size="small" onClick={() => setAddingPicture(true)}>
          Picture
        </Button>
      </Cluster>
      <TextArea
        ref={area}
        label={label}
        hint="Markdown. HTML is shown as it is typed."
        rows={18}
        counted
        maxLength={mostCharacters}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        error={error}
      />
      {isAddingPicture && (
        <PictureDialog
          onClose={() => setAddingPicture(false)}
          onInsert={markdown => {
            setAddingPicture(false)
            write(selected => blockAfter(selected, markdown))
          }}
        />
      )}
    </Stack>
  )
}
