import type { ComponentPropsWithRef } from 'react'
import { CountRoot } from './Badge.styles.ts'

export interface CountBadgeProps extends ComponentPropsWithRef<'span'> {
  /** 0 or less shows nothing; above 99 shows "99+". */
  count: number
}

/** What is shown of a count: "99+" above 99. */
export const shownCount = (count: number) => (count > 99 ? '99+' : String(count))

/** A number on the accent. Whatever carries it says the number in its accessible name. */
export function CountBadge({ count, ...rest }: CountBadgeProps) {
  if (count <= 0) return null
  return <CountRoot {...rest}>{shownCount(count)}</CountRoot>
}
