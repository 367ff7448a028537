import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { t } from '../../texts/t.ts'
import { Root, Value } from './CopyText.styles.ts'

export interface CopyTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it is, for who cannot see it: "API key". */
  label: string
  /** What is copied, to the letter; its line breaks show. */
  text: string
  /** "Copy key" */
  copyLabel: string
}

/** A text that somebody takes elsewhere to the letter: a key, a command, an address. */
export function CopyText({ label, text, copyLabel, ...rest }: CopyTextProps) {
  const [copying, setCopying] = useState<'done' | 'failed'>()
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setCopying('done'),
      () => setCopying('failed'),
    )
  }
  return (
    <Root role="group" aria-label={label} {...rest}>
      <Value>{text}</Value>
      <Button variant="secondary" size="small" onClick={copy}>
        {copying === 'done' ? t('Copied') : copying === 'failed' ? t('Select and copy it') : copyLabel}
      </Button>
      <VisuallyHidden role="status">{copying === 'done' && t('Copied to the clipboard')}</VisuallyHidden>
    </Root>
  )
}
