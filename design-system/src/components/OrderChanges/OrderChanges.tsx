import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Cluster } from '../Cluster/Cluster.tsx'
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx'
import { Link } from '../Link/Link.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { useFormatMoney } from '../Price/money-context.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Arrow } from './OrderChanges.styles.ts'
import { t } from '../../texts/t.ts'

/** A line, or a charge, that is no longer what it was. */
export interface OrderChange {
  key: string
  /** The product with its colour, or the charge. */
  name: string
  /** `money` is in paise. */
  unit: 'money' | 'pieces'
  /** As it was seen last; null for what is new. */
  from: number | null
  /** As it is now; null for what is gone. */
  to: number | null
}

export interface OrderChangesProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title?: string
  changes: readonly OrderChange[]
  /** The shopper has seen them and goes on with what is now. */
  onAccept: () => void
  /** What was accepted is being done: the button is busy. */
  accepting?: boolean
  /** Where the lines can be changed instead. */
  cartHref?: string
  LinkComponent?: LinkComponent
}

/** What changed between looking and ordering, line by line, from old to new, to be accepted before the order is placed (CHK-1). */
export function OrderChanges({
  title = t('Review changes'),
  changes,
  onAccept,
  accepting = false,
  cartHref,
  LinkComponent: Anchor,
  ...rest
}: OrderChangesProps) {
  const format = useFormatMoney()
  const inWords = ({ unit }: OrderChange, value: number) => {
    if (unit === 'money') return format(value)
    return t('{count, plural, one {# piece} other {# pieces}}', { count: value })
  }
  return (
    <Notice
      tone="warning"
      title={title}
      live
      action={
        <Cluster gap={5}>
          <Button size="small" onClick={onAccept} loading={accepting}>
            {t('Accept changes')}
          </Button>
          {cartHref !== undefined && (
            <Link href={cartHref} {...(Anchor && { LinkComponent: Anchor })}>
              {t('Go to the cart')}
            </Link>
          )}
        </Cluster>
      }
      {...rest}
    >
      <DefinitionList
        layout="ends"
        size="small"
        items={changes.map(change => ({
          key: change.key,
          term: change.name,
          description: (
            <>
              {change.from !== null && (
                <>
                  <VisuallyHidden>{t('was')} </VisuallyHidden>
                  <s>{inWords(change, change.from)}</s>
                  <Arrow aria-hidden> → </Arrow>
                  <VisuallyHidden>{t(', now')} </VisuallyHidden>
                </>
              )}
              {change.to === null ? t('removed') : inWords(change, change.to)}
              {change.from === null && ` ${t('added')}`}
            </>
          ),
        }))}
      />
    </Notice>
  )
}
