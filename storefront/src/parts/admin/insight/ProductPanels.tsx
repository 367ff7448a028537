import { formatCount } from '@shruti/design-system/foundations'
import { Cluster } from '@shruti/design-system/Cluster'
import { Link } from '@shruti/design-system/Link'
import { Meter } from '@shruti/design-system/Meter'
import { Panel } from '@shruti/design-system/Panel'
import { RuledList } from '@shruti/design-system/RuledList'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Dashboard } from '@shruti/server/contract'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { rowsHref } from './figure-words.ts'

/** What sold best, each with the orders behind it [ADM-1, ADM-5]. */
export function BestProducts({ dashboard: { bestProducts, period } }: { dashboard: Dashboard }) {
  const most = Math.max(1, ...bestProducts.map(({ units }) => units))
  return (
    <Panel title="Units by model">
      {bestProducts.length === 0 ? (
        <Text tone="muted">Nothing was sold in this period.</Text>
      ) : (
        <Stack as="ul" gap={4}>
          {bestProducts.map(({ productId, name, units }) => (
            <Stack as="li" key={productId} gap={1}>
              <Cluster justify="between">
                <Link
                  variant="plain"
                  href={rowsHref(period, { productId })}
                  LinkComponent={RouterLink}
                  aria-label={`Why? The rows of ${name}`}
                >
                  {name}
                </Link>
                <span>{formatCount(units)}</span>
              </Cluster>
              <Meter value={units} max={most} />
            </Stack>
          ))}
        </Stack>
      )}
    </Panel>
  )
}

/** Colours of which few are left, the scarcest first [ADM-1]. */
export function LowStock({ lowStock }: Pick<Dashboard, 'lowStock'>) {
  return (
    <Panel title="Low stock">
      {lowStock.length === 0 ? (
        <Text tone="muted">There is enough of everything.</Text>
      ) : (
        <RuledList density="compact">
          {lowStock.map(({ productId, name, variantName, stock }) => (
            <Cluster as="li" key={`${productId} ${variantName}`} justify="between">
              <span>
                {name}, {variantName}
              </span>
              <Text as="span" size="ui" tone={stock === 0 ? 'danger' : 'primary'}>
                {stock === 0 ? 'Sold out' : `${formatCount(stock)} left`}
              </Text>
            </Cluster>
          ))}
        </RuledList>
      )}
    </Panel>
  )
}
