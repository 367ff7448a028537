import { AddressCard } from '@shruti/design-system/AddressCard'
import { Heading } from '@shruti/design-system/Heading'
import { OrderLines } from '@shruti/design-system/OrderLines'
import { paymentMethodNames } from '@shruti/design-system/PaymentMethodPicker'
import { MoneyProvider } from '@shruti/design-system/Price'
import { OrderSummary } from '@shruti/design-system/OrderSummary'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Order } from '@shruti/server/contract'
import { deliveryLabels } from '../../content/delivery-labels.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { paymentProgress } from './payment-progress.ts'
import { t } from '../../language/t.ts'

/** What was ordered, where it goes, how it is paid and what it came to: in rupees, since that is what was charged. */
export function OrderContents({ order }: { order: Order }) {
  const progress = paymentProgress(order)
  return (
    <MoneyProvider currency="INR" rupeesPerDollar={1}>
      <Split ratio="7:4">
        <Stack gap={6}>
          <Heading as="h2">{t('Items')}</Heading>
          <OrderLines
            lines={order.lines}
            hrefFor={line => paths.product(line.slug)}
            LinkComponent={RouterLink}
          />
          <Heading as="h2">{t('Delivery address')}</Heading>
          <AddressCard address={order.shippingAddress} />
          {order.gstin !== null && (
            <>
              <Heading as="h2">{t('Billed to')}</Heading>
              <Text>
                {[order.businessName, t('GSTIN {gstin}', { gstin: order.gstin })].filter(Boolean).join(', ')}
              </Text>
              <AddressCard address={order.billingAddress} />
            </>
          )}
          <Heading as="h2">{t('Payment')}</Heading>
          <Text>{paymentMethodNames()[order.paymentMethod]}</Text>
          {progress !== null && <Text>{progress}</Text>}
        </Stack>
        <OrderSummary
          title={t('Order summary')}
          amounts={order}
          promotionCode={order.promotionCode}
          deliveryLabel={deliveryLabels()[order.shippingMethod]}
        />
      </Split>
    </MoneyProvider>
  )
}
