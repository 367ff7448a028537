import type { ComponentPropsWithRef } from 'react'
import { marks } from './marks.ts'
import { Letter, Root } from './NoteMark.styles.ts'

export interface NoteMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The note that the model is named after. */
  note: 'komal' | 'shuddha' | 'tivra'
  /** Height in pixels by step; `large`, in hairline, is the product page's band and grows with the viewport. */
  size?: 'small' | 'medium' | 'large'
  /** Only where the name does not stand beside it. */
  label?: string
}

/** The model's emblem: रे with komal's bar, नि bare, म with tivra's stroke. Drawn: pages in English load no Devanagari for it. */
export function NoteMark({ note, size = 'medium', label, ...rest }: NoteMarkProps) {
  const { viewBox, path } = marks[note]
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Root viewBox={viewBox} data-size={size} {...meaning} {...rest}>
      <Letter d={path} />
    </Root>
  )
}
