import { BusinessFields } from '@shruti/design-system/BusinessFields'
import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { OrderLines } from '@shruti/design-system/OrderLines'
import { OrderSummary } from '@shruti/design-system/OrderSummary'
import { PromotionField } from '@shruti/design-system/PromotionField'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Select } from '@shruti/design-system/Select'
import { ShippingMethodPicker } from '@shruti/design-system/ShippingMethodPicker'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Quote } from '@shruti/server/contract'
import { deliveryLabels } from '../../../content/delivery-labels.ts'
import { FormStack } from '../../form/FormStack.tsx'
import type { NewOrder } from './use-new-order.ts'

/** How fast it comes, as the quote has it. */
export function NewOrderDelivery({ order }: { order: NewOrder }) {
  const { quote, shippingMethod, setShippingMethod } = order
  if (!quote) return null
  return (
    <Stack as="section" gap={5} aria-label="Delivery">
      <Heading as="h2" size="h3">
        Delivery
      </Heading>
      <ShippingMethodPicker
        hideLabel
        methods={quote.shippingMethods}
        value={shippingMethod}
        onValueChange={value => setShippingMethod(value === 'express' ? 'express' : 'standard')}
      />
    </Stack>
  )
}

/** Whether a link can be paid, and in words why not: some way of paying online has to be open. */
function linkOf({ paymentMethods }: Quote) {
  const online = paymentMethods.filter(({ id }) => id !== 'cod')
  const isOpen = online.some(({ available }) => available)
  return { isOpen, reason: isOpen ? null : (online[0]?.reason ?? null) }
}

/** How it is paid: in cash by the rules of every order, or by a link. */
export function NewOrderPayment({ order }: { order: NewOrder }) {
  const { quote, payment, setPayment } = order
  if (!quote) return null
  const cash = quote.paymentMethods.find(({ id }) => id === 'cod')
  const link = linkOf(quote)
  return (
    <Stack as="section" gap={5} aria-label="Payment">
      <Heading as="h2" size="h3">
        Payment
      </Heading>
      <RadioGroup
        label="Payment"
        hideLabel
        variant="cards"
        value={payment}
        onValueChange={value => setPayment(value === 'cod' ? 'cod' : 'link')}
        options={[
          {
            value: 'link',
            label: 'Send a payment link',
            description:
              link.reason ??
              'By SMS, and by email where it is known. The pieces are kept for 24 hours; unpaid, the order is cancelled.',
            disabled: !link.isOpen,
          },
          {
            value: 'cod',
            label: 'Cash on delivery',
            description: cash?.reason ?? 'The courier collects it.',
            disabled: cash?.available !== true,
          },
        ]}
      />
    </Stack>
  )
}

const sameAddress = ''

/** A GSTIN, and where it is billed. */
export function NewOrderBusiness({ order }: { order: NewOrder }) {
  const { business, isBusiness, setIsBusiness, addresses, addressId } = order
  const { errors } = business.formState
  return (
    <Stack as="section" gap={5} aria-label="Invoice">
      <Heading as="h2" size="h3">
        Invoice
      </Heading>
      <Checkbox
        label="Business purchase: add GSTIN"
        checked={isBusiness}
        onChange={event => setIsBusiness(event.currentTarget.checked)}
      />
      {isBusiness && (
        <FormStack onSubmit={event => event.preventDefault()}>
          <BusinessFields
            register={name => business.register(name)}
            errors={{ gstin: errors.gstin?.message, businessName: errors.businessName?.message }}
          />
          <Select
            label="Billing address"
            hint="In the state that the GSTIN is registered in."
            value={order.billingAddressId ?? sameAddress}
            onChange={event => order.setBillingAddressId(event.currentTarget.value || undefined)}
          >
            <option value={sameAddress}>Same as the delivery address</option>
            {addresses
              .filter(({ id }) => id !== addressId)
              .map(({ id, line1, city, state }) => (
                <option key={id} value={id}>
                  {line1}, {city}, {state}
                </option>
              ))}
          </Select>
        </FormStack>
      )}
    </Stack>
  )
}

/** What it comes to, as the server alone works it out, or why it cannot be ordered; and the button that orders it. */
export function NewOrderTotal({ order }: { order: NewOrder }) {
  const { canQuote, quote, quoteError, payment, shippingMethod, problem } = order
  const promotion = quote?.promotion
  const action = (
    <Stack gap={4}>
      {problem !== undefined && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Button size="large" wide loading={order.isPlacing} onClick={() => void order.place()}>
        {payment === 'cod' ? 'Place the order' : 'Place the order and send the link'}
      </Button>
    </Stack>
  )
  if (quoteError) {
    return (
      <Notice tone="danger" live>
        {quoteError.message}
      </Notice>
    )
  }
  if (!canQuote) return <Text tone="muted">Choose a customer and products to see the total.</Text>
  return (
    <OrderSummary
      {...(quote && { amounts: quote, lines: <OrderLines lines={quote.lines} /> })}
      promotionCode={promotion?.applied ? promotion.code : null}
      deliveryLabel={deliveryLabels()[shippingMethod]}
      action={action}
      promotion={
        <PromotionField
          {...(promotion?.applied && { appliedCode: promotion.code })}
          {...(promotion && !promotion.applied && { error: promotion.message })}
          applying={order.isQuoting}
          onApply={order.setPromotionCode}
          onRemove={() => order.setPromotionCode(undefined)}
        />
      }
    />
  )
}
