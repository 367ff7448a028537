import type { ComponentPropsWithRef } from 'react'
import { Root } from './Divider.styles.ts'

export interface DividerProps extends ComponentPropsWithRef<'hr'> {
  /** A hairline, or ink. */
  tone?: 'hairline' | 'ink'
}

/** A rule between two things that a heading does not part. */
export function Divider({ tone = 'hairline', ...rest }: DividerProps) {
  return <Root data-tone={tone} {...rest} />
}
