import { formatCount } from '@shruti/design-system/foundations'
import { formatDateTime } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { CopyText } from '@shruti/design-system/CopyText'
import { Disclosure } from '@shruti/design-system/Disclosure'
import { Stack } from '@shruti/design-system/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import { Text } from '@shruti/design-system/Text'
import type { WebhookDelivery } from '@shruti/server/contract'
import { deliveryStates } from './webhook-words.ts'

interface DeliveryTableProps {
  deliveries: readonly WebhookDelivery[]
  /** Absent while nothing can be sent: the webhook is paused. */
  onResend?: ((delivery: WebhookDelivery) => void) | undefined
  /** The delivery that is being sent. */
  sendingId?: string | undefined
}

/** What was sent to a webhook, how each attempt went, and what was in it [INT-2]. */
export function DeliveryTable({ deliveries, onResend, sendingId }: DeliveryTableProps) {
  return (
    <Table caption="Deliveries" stacked>
      <TableHead>
        <TableHeader>Event</TableHeader>
        <TableHeader>Made</TableHeader>
        <TableHeader>State</TableHeader>
        <TableHeader>Answer</TableHeader>
        <TableHeader>Details</TableHeader>
        <TableHeader>Actions</TableHeader>
      </TableHead>
      <TableBody>
        {deliveries.map(delivery => {
          const { id, event, createdAt, status, attempts } = delivery
          return (
            <TableRow key={id}>
              <TableCell strong stack="title">
                {event}
              </TableCell>
              <TableCell stackLabel="Made: ">
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </TableCell>
              <TableCell stackLabel="State: ">
                <Badge tone={deliveryStates[status].tone}>{deliveryStates[status].word}</Badge>
              </TableCell>
              <TableCell stackLabel="Answer: ">{answerOf(delivery)}</TableCell>
              <TableCell>
                <Disclosure title={attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}>
                  <DeliveryDetails delivery={delivery} />
                </Disclosure>
              </TableCell>
              <TableCell stack="end">
                {onResend && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Send again: ${event} of ${formatDateTime(createdAt)}`}
                    loading={sendingId === id}
                    onClick={() => onResend(delivery)}
                  >
                    Send again
                  </Button>
                )}
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

function answerOf({ attempts, nextAttemptAt }: WebhookDelivery): string {
  const last = attempts.at(-1)
  if (!last) return 'Not sent yet'
  const said = last.problem ?? `${last.status} in ${formatCount(last.ms)} ms`
  return nextAttemptAt === null ? said : `${said}. Next at ${formatDateTime(nextAttemptAt)}`
}

function DeliveryDetails({ delivery: { id, body, attempts } }: { delivery: WebhookDelivery }) {
  return (
    <Stack gap={4}>
      {attempts.map(({ at, status, ms, problem, excerpt }, index) => (
        <Stack gap={2} key={`${at}-${index}`}>
          <Text size="small">
            {formatDateTime(at)}: {problem ?? `${status}`}, {formatCount(ms)} ms
          </Text>
          {excerpt !== '' && (
            <Text size="small" tone="muted">
              {excerpt}
            </Text>
          )}
        </Stack>
      ))}
      <CopyText label={`Body of ${id}`} text={body} copyLabel="Copy body" />
    </Stack>
  )
}
