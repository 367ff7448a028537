import { formatDateTime } from '@shruti/design-system'
import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Container } from '@shruti/design-system/Container'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Link } from '@shruti/design-system/Link'
import { Prose } from '@shruti/design-system/Prose'
import { Stack } from '@shruti/design-system/Stack'
import type { AdminSupportTicket } from '@shruti/server/contract'
import { supportTopics } from '@shruti/server/contract/support-topics'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { messageQuery, useSetMessageStatus } from '../queries/admin-messages.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { usePathParams } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { params }) => {
  await app.queryClient.ensureQueryData(messageQuery(app, params['ticketId'] ?? ''))
  return null
})

/** Starts an e-mail to whoever wrote, with the ticket's number in its subject. */
function answerHref({ email, number }: AdminSupportTicket): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message ${number}`)}`
}

/** What somebody wrote, with the ways to answer [SHOP-4]. */
export default function AdminMessagePage() {
  const { ticketId = '' } = usePathParams()
  const { data: ticket } = useSuspenseQuery(messageQuery(useApp(), ticketId))
  const { mutate: setStatus, isPending } = useSetMessageStatus()
  const { id, version, number, topic, name, email, phoneNumber, orderNumber, orderId, status } = ticket
  const isOpen = status === 'open'
  return (
    <Stack gap={6}>
      <PageHead title={`Message ${number}`} description="A message to the shop." hidden />
      <AdminPageHeader title={`Message ${number}`} />
      <Container>
        <Stack gap={6} measure="text">
          <Link href={adminPaths.messages} LinkComponent={RouterLink}>
            All messages
          </Link>
          <Prose>
            {ticket.message.split(/\n+/).map((line, index) => (
              // Lines have no other name than their place, and never move.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={index}>{line}</p>
            ))}
          </Prose>
          <DefinitionList
            ruled
            items={[
              { term: 'From', description: name },
              { term: 'Email', description: email },
              ...(phoneNumber ? [{ term: 'Phone', description: formatPhoneNumber(phoneNumber) }] : []),
              { term: 'About', description: supportTopics[topic] },
              ...(orderNumber
                ? [
                    {
                      term: 'Order',
                      description: orderId ? (
                        <Link href={adminPaths.order(orderId)} LinkComponent={RouterLink}>
                          {orderNumber}
                        </Link>
                      ) : (
                        `${orderNumber}. There is no such order.`
                      ),
                    },
                  ]
                : []),
              { term: 'Written', description: formatDateTime(ticket.createdAt) },
              {
                term: 'Answered',
                description: ticket.answeredAt ? formatDateTime(ticket.answeredAt) : 'Not yet',
              },
            ]}
          />
          <Cluster gap={3}>
            <Button href={answerHref(ticket)} variant={isOpen ? 'primary' : 'secondary'}>
              Answer by email
            </Button>
            <Button
              variant="secondary"
              loading={isPending}
              onClick={() => setStatus({ id, version, status: isOpen ? 'answered' : 'open' })}
            >
              {isOpen ? 'Mark as answered' : 'Open it again'}
            </Button>
          </Cluster>
        </Stack>
      </Container>
    </Stack>
  )
}
