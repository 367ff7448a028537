import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { Price } from '@shruti/design-system/Price'
import { RuledList } from '@shruti/design-system/RuledList'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { ProductAlert } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { colourPath } from '../../head/colour-path.ts'
import {
  productAlertsQuery,
  useCreateProductAlert,
  useDeleteProductAlert,
} from '../../queries/product-alerts.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { CallProblem } from '../form/CallProblem.tsx'
import { t } from '../../language/t.ts'
import { withNodes } from '../../language/with-nodes.tsx'

/** What the customer asked to be told of products: remove with an undo [BEY-8]. */
export function ProductAlerts() {
  const { data: alerts } = useSuspenseQuery(productAlertsQuery(useApp()))
  const remove = useDeleteProductAlert()
  const [removed, setRemoved] = useState<ProductAlert>()
  return (
    <Stack gap={5}>
      <Heading as="h2">{t('Product news')}</Heading>
      {removed && <RemovedAlert key={removed.id} alert={removed} onRestored={() => setRemoved(undefined)} />}
      {alerts.length === 0 ? (
        !removed && (
          <Text>
            {t(
              'You wait for nothing. On the page of a product you can ask us to tell you when a colour is back or costs less.',
            )}
          </Text>
        )
      ) : (
        <RuledList density="roomy">
          {alerts.map(alert => (
            <li key={alert.id}>
              <Cluster justify="between">
                <Stack gap={1}>
                  <Link href={colourPath(alert.slug, alert.variantName)} LinkComponent={RouterLink}>
                    {t('{name} in {variantName}', { name: alert.name, variantName: alert.variantName })}
                  </Link>
                  <Text tone="muted">
                    {alert.kind === 'back_in_stock'
                      ? t('When it is back in stock, to {email}', { email: alert.email })
                      : withNodes(t('When it costs less than [price], to [email]'), {
                          price: <Price price={alert.priceWhenAsked} size="inherit" />,
                          email: alert.email,
                        })}
                  </Text>
                </Stack>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('Remove {name} in {variantName}', {
                    name: alert.name,
                    variantName: alert.variantName,
                  })}
                  onClick={() => remove.mutate(alert.id, { onSuccess: () => setRemoved(alert) })}
                >
                  {t('Remove')}
                </Button>
              </Cluster>
            </li>
          ))}
        </RuledList>
      )}
    </Stack>
  )
}

interface RemovedAlertProps {
  alert: ProductAlert
  onRestored: () => void
}

/** It was removed at once; to undo it asks again, from the price of today. */
function RemovedAlert({ alert, onRestored }: RemovedAlertProps) {
  const { productId, kind, variantIndex, name, variantName } = alert
  const create = useCreateProductAlert()
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with the request.
  useEffect(() => undo.current?.focus(), [])
  return (
    <Notice
      live
      action={
        <Button
          variant="quiet"
          size="small"
          ref={undo}
          loading={create.isPending}
          onClick={() => create.mutate({ id: productId, kind, variantIndex }, { onSuccess: onRestored })}
        >
          {t('Undo')}
        </Button>
      }
    >
      {t('{name} in {variantName} was removed.', { name, variantName })}
      <CallProblem error={create.error} />
    </Notice>
  )
}
