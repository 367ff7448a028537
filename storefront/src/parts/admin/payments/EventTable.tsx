import { formatDateTime, orderStatusViews } from '@shruti/design-system'
import { formatMoney } from '@shruti/design-system/foundations'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import { Text } from '@shruti/design-system/Text'
import type { PaymentEventView } from '@shruti/server/contract'

function effectWords({ orderStatus, paymentStatus, refundsRequested }: PaymentEventView): string {
  const said = [
    orderStatus && `Order: ${orderStatusViews[orderStatus].label.toLocaleLowerCase('en-IN')}`,
    paymentStatus && `Payment: ${paymentStatus.replaceAll('_', ' ')}`,
    refundsRequested > 0 && 'A refund was asked for',
  ].filter(Boolean)
  return said.length === 0 ? 'Nothing changed' : said.join('. ')
}

/** What the provider told of a payment, event by event, and what each did [ADM-7]. */
export function EventTable({ events }: { events: readonly PaymentEventView[] }) {
  return (
    <Stack gap={4}>
      <Heading as="h2" size="h3">
        Events
      </Heading>
      {events.length === 0 ? (
        <Text tone="muted">
          The provider sent no event in the last 90 days. The shop may have learned of the payment by asking.
        </Text>
      ) : (
        <Table caption="Events of the provider" density="compact">
          <TableHead>
            <TableHeader>Received</TableHeader>
            <TableHeader>Event</TableHeader>
            <TableHeader>What it said</TableHeader>
            <TableHeader numeric>Amount</TableHeader>
            <TableHeader>What it did</TableHeader>
          </TableHead>
          <TableBody>
            {events.map(event => (
              <TableRow key={event.id}>
                <TableCell>
                  <time dateTime={event.receivedAt}>{formatDateTime(event.receivedAt)}</time>
                </TableCell>
                <TableCell strong>{event.name}</TableCell>
                <TableCell>
                  {[event.status, event.refundId, event.failure].filter(Boolean).join(', ')}
                </TableCell>
                <TableCell numeric>{formatMoney(event.amount)}</TableCell>
                <TableCell>{effectWords(event)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  )
}
