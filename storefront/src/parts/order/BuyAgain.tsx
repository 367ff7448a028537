import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { Price } from '@shruti/design-system/Price'
import { RuledList } from '@shruti/design-system/RuledList'
import type { Order } from '@shruti/server/contract'
import { paths } from '../../paths.ts'
import { useBuyAgain, type BoughtAgain } from '../../queries/cart/buy-again.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { t } from '../../language/t.ts'
import { withNodes } from '../../language/with-nodes.tsx'

/** Puts the same things into the cart again, at today's prices, and says what is not sold any more (ORD-2). */
export function BuyAgain({ order }: { order: Order }) {
  const { mutate, isPending, data, error } = useBuyAgain()
  if (data) return <Outcome outcome={data} />
  return (
    <>
      {error && (
        <Notice tone="danger" live title={t('We could not add everything')}>
          {error.message}
        </Notice>
      )}
      <Cluster>
        <Button variant="secondary" loading={isPending} onClick={() => mutate(order)}>
          {error ? t('Try again') : t('Buy again')}
        </Button>
      </Cluster>
    </>
  )
}

function Outcome({ outcome: { added, refused } }: { outcome: BoughtAgain }) {
  const isAny = added.length > 0
  const changed = added.filter(({ line, unitPrice }) => unitPrice !== line.unitPrice)
  return (
    <Notice
      live
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={isAny ? t('Added to your cart') : t('Nothing of this order can be bought now')}
      action={
        isAny && (
          <Link href={paths.cart} LinkComponent={RouterLink}>
            {t('View cart')}
          </Link>
        )
      }
    >
      {changed.length + refused.length > 0 && (
        <RuledList>
          {changed.map(({ line, unitPrice }) => (
            <li key={line.sku}>
              {withNodes(
                t('{name}, {variantName} costs [now] now. You paid [before].', {
                  name: line.name,
                  variantName: line.variantName,
                }),
                {
                  now: <Price price={unitPrice} size="inherit" />,
                  before: <Price price={line.unitPrice} size="inherit" />,
                },
              )}
            </li>
          ))}
          {refused.map(({ line, why }) => (
            <li key={line.sku}>
              {t('{name}, {variantName} was not added. {why}', {
                name: line.name,
                variantName: line.variantName,
                why,
              })}
            </li>
          ))}
        </RuledList>
      )}
    </Notice>
  )
}
