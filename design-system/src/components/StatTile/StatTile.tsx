import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Link } from '../Link/Link.tsx'
import { Change, Root, Value } from './StatTile.styles.ts'

export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is counted: "Revenue, 30 days". */
  label: string
  /** With its unit: "₹2,34,870", "3.2%". */
  value: string
  /** Against the period before, in per cent; the sign says which way. */
  changePercent?: number | undefined
  /** Whether more is better, as of revenue, or worse, as of returns. */
  better?: 'up' | 'down'
  /** In place of a change: what the figure is about. */
  note?: string
  /** Leads to the rows that the figure adds up. */
  whyHref?: string
  LinkComponent?: LinkComponent
}

/** One figure of the dashboard (ADM-1). The direction is said in words, not by colour alone. */
export function StatTile({
  label,
  value,
  changePercent,
  better = 'up',
  note,
  whyHref,
  LinkComponent = 'a',
  ...rest
}: StatTileProps) {
  const change = changePercent ?? 0
  const isGood = change === 0 ? undefined : change > 0 === (better === 'up')
  return (
    <Root {...rest}>
      <p>{label}</p>
      <Value>{value}</Value>
      {changePercent !== undefined && (
        <Change data-good={isGood}>
          {change === 0
            ? 'Same as the previous period'
            : `${change > 0 ? 'Up' : 'Down'} ${Math.abs(change)}% from the previous period`}
        </Change>
      )}
      {changePercent === undefined && note && <p>{note}</p>}
      {whyHref !== undefined && (
        <p>
          <Link href={whyHref} LinkComponent={LinkComponent} aria-label={`Why? The rows of ${label}`}>
            Why?
          </Link>
        </p>
      )}
    </Root>
  )
}
