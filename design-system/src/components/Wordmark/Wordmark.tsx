import type { ComponentPropsWithRef } from 'react'
import { Root } from './Wordmark.styles.ts'
import { hairline, string, stringToLeft, wordmarkViewBox } from './wordmark-path.ts'
import { t } from '../../texts/t.ts'

export interface WordmarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Lets the headline run on, to where lines end, as a string. What clips it is the container's `overflow`. */
  extended?: boolean
  /** What it is called; an empty string makes it decoration. */
  label?: string
}

/**
 * श्रुति in hairline, as wide as its container. The string belongs to the same path as the letters: a second
 * shape would show a seam where they meet.
 */
export function Wordmark({ extended = false, label = t('Shruti'), ...rest }: WordmarkProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Root
      viewBox={wordmarkViewBox}
      fill="currentColor"
      data-extended={extended || undefined}
      {...meaning}
      {...rest}
    >
      <path d={extended ? hairline + string : hairline} />
      {extended && <path data-part="string-to-left" d={stringToLeft} />}
    </Root>
  )
}
