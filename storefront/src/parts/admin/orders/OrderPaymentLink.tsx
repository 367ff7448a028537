import { formatDateTime } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { CopyText } from '@shruti/design-system/CopyText'
import { ErrorState } from '@shruti/design-system/ErrorState'
import { Heading } from '@shruti/design-system/Heading'
import { Spinner } from '@shruti/design-system/Spinner'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { AdminPaymentLink } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../app/app-context.ts'
import { adminPaymentLinkQuery, useSendPaymentLink } from '../../../queries/admin-new-order.ts'
import { CallProblem } from '../../form/CallProblem.tsx'

const ways = { email: 'email', sms: 'SMS' } as const

/** Whether it was sent, and until when it is good: "Sent on 20 Nov, 11:30 AM by email and SMS." */
function wordsOf({ state, sentAt, sentBy, validUntil }: AdminPaymentLink): string {
  if (state === 'none')
    return 'The customer can pay by a link, without signing in. The pieces are kept for a day then.'
  if (state === 'over' || validUntil === null) return 'The payment link is over: nothing can be paid by it.'
  const sent =
    sentAt === null
      ? 'It could not be sent: the shop knows neither phone number nor email. Copy it.'
      : `Sent on ${formatDateTime(sentAt)} by ${sentBy.map(way => ways[way]).join(' and ')}.`
  return `${sent} Valid until ${formatDateTime(validUntil)}; then the order is cancelled, and its pieces come back.`
}

/** The link by which an order that waits for its money is paid: to copy, and to send again [ADM-3]. */
export function OrderPaymentLink({ orderId }: { orderId: string }) {
  const app = useApp()
  const { data: link, error, refetch } = useQuery(adminPaymentLinkQuery(app, orderId))
  const send = useSendPaymentLink(orderId)
  return (
    <Stack as="section" gap={4} aria-label="Payment link">
      <Heading as="h2" size="h3">
        Payment link
      </Heading>
      {!link && !error && <Spinner label="Looking for the link…" />}
      {!link && error && <ErrorState title={error.message} onRetry={() => void refetch()} headingLevel="p" />}
      {link && <Text>{wordsOf(link)}</Text>}
      {link?.path && (
        <CopyText label="Payment link" text={app.publicOrigin + link.path} copyLabel="Copy link" />
      )}
      <CallProblem error={send.error} />
      {link?.canSend && (
        <Cluster>
          <Button variant="secondary" loading={send.isPending} onClick={() => send.mutate()}>
            {link.state === 'none' ? 'Send a payment link' : 'Send again'}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
