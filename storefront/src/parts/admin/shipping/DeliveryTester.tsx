import { formatDate, formatDayRange } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Grid } from '@shruti/design-system/Grid'
import { Heading } from '@shruti/design-system/Heading'
import { PaymentMethodList } from '@shruti/design-system/PaymentMethodList'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import { formatMoney } from '@shruti/design-system/foundations'
import type { DeliveryTest } from '@shruti/server/contract'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useTestDelivery } from '../../../queries/admin-shipping.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { typedPaise } from '../orders/typed-paise.ts'

const names = ['pincode', 'at', 'subtotal']

/** What shoppers somewhere would see at some moment, by the code of the shop itself [ADM-7]. */
export function DeliveryTester() {
  const { mutate, data, isPending, error, reset } = useTestDelivery()
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const fields = error instanceof ApiError ? error.fields : wrong

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const subtotal = typedPaise(text('subtotal'))
    // The field holds a time on the clock of the shop, which is India's.
    const moment = Date.parse(`${text('at')}+05:30`)
    const mistakes = {
      ...(Number.isNaN(moment) && { at: 'Choose day and time' }),
      ...(Number.isNaN(subtotal) && { subtotal: 'Enter an amount in rupees, such as 1299.50' }),
    }
    setWrong(mistakes)
    if (Object.keys(mistakes).length > 0) return reset()
    mutate({ pincode: text('pincode'), at: new Date(moment).toISOString(), subtotal })
  }

  return (
    <Stack gap={5}>
      <FormStack aria-label="Try a PIN code" onSubmit={submit}>
        <Stack gap={2}>
          <Heading as="h2" size="h3">
            Try a PIN code
          </Heading>
          <Text tone="muted">What a shopper there would see. Nothing changes by it.</Text>
        </Stack>
        <Grid columns={3} gap={4}>
          <TextField
            label="PIN code"
            name="pincode"
            inputMode="numeric"
            maxLength={6}
            error={fields['pincode']}
          />
          <TextField label="Day and time in India" name="at" type="datetime-local" error={fields['at']} />
          <TextField
            label="Value of the cart"
            name="subtotal"
            prefix="₹"
            inputMode="decimal"
            defaultValue="999"
            error={fields['subtotal']}
          />
        </Grid>
        <CallProblem error={error} fields={names} />
        <Cluster>
          <Button type="submit" variant="secondary" loading={isPending}>
            Show what they see
          </Button>
        </Cluster>
      </FormStack>
      {data && <Answer answer={data} />}
    </Stack>
  )
}

const methodNames = { standard: 'Standard delivery', express: 'Express delivery' } as const

function Answer({
  answer: { zone, dispatch, pincode, shippingMethods, paymentMethods },
}: {
  answer: DeliveryTest
}) {
  return (
    <Stack gap={5} role="status">
      <DefinitionList
        items={[
          {
            term: 'Zone',
            description: zone
              ? [zone.id, zone.city, zone.state].filter(Boolean).join(', ')
              : `No zone fits ${pincode.pincode}`,
          },
          ...(pincode.serviceable ? [{ term: 'Leaves on', description: formatDate(dispatch) }] : []),
          ...shippingMethods.map(({ id, price, estimate, reason }) => ({
            term: methodNames[id],
            description: estimate
              ? `Arrives ${formatDayRange(estimate.from, estimate.to)}, ${price === 0 ? 'free' : formatMoney(price)}`
              : reason,
          })),
        ]}
      />
      {pincode.serviceable && <PaymentMethodList methods={paymentMethods} />}
    </Stack>
  )
}
