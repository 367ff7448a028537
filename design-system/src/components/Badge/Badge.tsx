import type { ComponentPropsWithRef } from 'react'
import { Root } from './Badge.styles.ts'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `sale` is the accent, so at most one to a view; the statuses are for words like "Delivered". */
  tone?: 'neutral' | 'sale' | 'inverse' | 'success' | 'warning' | 'danger' | 'info' | undefined
}

/** A short fact on a picture or in a row: "New", "Sold out", "Save 12%". Never colour alone. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Root data-tone={tone} {...rest} />
}
