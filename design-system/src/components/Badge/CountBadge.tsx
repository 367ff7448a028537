import type { ComponentPropsWithRef } from 'react'
import { CountRoot } from './Badge.styles.ts'

export interface CountBadgeProps extends ComponentPropsWithRef<'span'> {
  /** 0 or less shows nothing; above 99 shows "99+". */
  count: number
}

/** A number on the accent. Whatever carries it says the number in its accessible name. */
export function CountBadge({ count, ...rest }: CountBadgeProps) {
  if (count <= 0) return null
  return <CountRoot {...rest}>{count > 99 ? '99+' : count}</CountRoot>
}
