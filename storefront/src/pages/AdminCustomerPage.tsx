import { formatDate, formatDateTime, formatMoney } from '@shruti/design-system'
import { formatPhoneNumber, formatCount } from '@shruti/design-system/foundations'
import { AddressCard } from '@shruti/design-system/AddressCard'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { OrderTable } from '@shruti/design-system/OrderTable'
import { RuledList } from '@shruti/design-system/RuledList'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { CustomerActions } from '../parts/admin/customers/CustomerActions.tsx'
import { nameOfCustomer } from '../parts/admin/customers/name-of-customer.ts'
import { CustomerNotes } from '../parts/admin/customers/CustomerNotes.tsx'
import { paths } from '../paths.ts'
import { customerQuery, useEndCustomerSessions } from '../queries/admin-customers.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { usePathParams } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { params }) => {
  await app.queryClient.ensureQueryData(customerQuery(app, params['customerId'] ?? ''))
  return null
})

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Heading as="h2" size="h3">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

const verified = (isVerified: boolean) => (isVerified ? 'verified' : 'not verified')

/** One customer with orders, addresses, reviews, notes, consents and devices [ADM-4]. */
export default function AdminCustomerPage() {
  const { customerId = '' } = usePathParams()
  const { data: customer } = useSuspenseQuery(customerQuery(useApp(), customerId))
  const { email, phoneNumber, addresses, reviews, consents, sessions, lastOrderAt } = customer
  const name = nameOfCustomer(customer)
  const signingOut = useEndCustomerSessions()
  return (
    <Stack gap={6}>
      <PageHead title={name} description="A customer of the shop." hidden />
      <AdminPageHeader
        title={name}
        actions={customer.state === 'blocked' && <Badge tone="warning">Blocked</Badge>}
      />
      <Container>
        <Stack gap={6}>
          <Link href={adminPaths.customers} LinkComponent={RouterLink}>
            All customers
          </Link>
          {/* One permission for all of them. */}
          <ForRole operation="adminBlockCustomers">
            <CustomerActions customer={customer} />
          </ForRole>
          <Split ratio="7:5">
            <DefinitionList
              ruled
              items={[
                { term: 'Orders', description: formatCount(customer.orders) },
                { term: 'Spent', description: formatMoney(customer.spend) },
                { term: 'Last order', description: lastOrderAt ? formatDate(lastOrderAt) : 'Never' },
                {
                  term: 'Email',
                  description: email ? `${email}, ${verified(customer.emailVerified)}` : 'None',
                },
                {
                  term: 'Phone',
                  description: phoneNumber
                    ? `${formatPhoneNumber(phoneNumber)}, ${verified(customer.phoneNumberVerified)}`
                    : 'None',
                },
                { term: 'Username', description: customer.username ?? 'None' },
                { term: 'Password', description: customer.hasPassword ? 'Set' : 'None: signs in by code' },
                { term: 'Account since', description: formatDate(customer.createdAt) },
                ...consents.map(({ purpose, granted, at }) => ({
                  term: purpose === 'offers' ? 'Offers and news' : 'Terms and privacy policy',
                  description: `${granted ? 'Agreed' : 'Not agreed'}${at ? `, ${formatDate(at)}` : ''}`,
                })),
              ]}
            />
            <CustomerNotes customer={customer} />
          </Split>
          <Part title="Latest orders">
            <OrderTable
              orders={customer.latestOrders}
              hrefFor={({ id }) => adminPaths.order(id)}
              LinkComponent={RouterLink}
              empty={<Text>No orders yet.</Text>}
            />
          </Part>
          <Split ratio="6:6">
            <Part title="Addresses">
              {addresses.length === 0 ? (
                <Text>None saved.</Text>
              ) : (
                <RuledList>
                  {addresses.map(address => (
                    <li key={address.id}>
                      <AddressCard address={address} />
                    </li>
                  ))}
                </RuledList>
              )}
            </Part>
            <Part title="Signed in on">
              {sessions.length === 0 ? (
                <Text>No device.</Text>
              ) : (
                <Stack gap={4}>
                  <RuledList>
                    {sessions.map(({ id, device, address, lastSeenAt }) => (
                      <li key={id}>
                        <Text>{device}</Text>
                        <Text size="small">
                          {address}, last seen {formatDateTime(lastSeenAt)}
                        </Text>
                      </li>
                    ))}
                  </RuledList>
                  <ForRole operation="adminEndCustomerSessions">
                    <div>
                      <Button
                        variant="secondary"
                        size="small"
                        loading={signingOut.isPending}
                        onClick={() => signingOut.mutate(customerId)}
                      >
                        Sign out everywhere
                      </Button>
                    </div>
                  </ForRole>
                </Stack>
              )}
            </Part>
          </Split>
          <Part title="Reviews">
            {reviews.length === 0 ? (
              <Text>None written.</Text>
            ) : (
              <RuledList>
                {reviews.map(({ id, title, rating, productName, productSlug, status, createdAt }) => (
                  <li key={id}>
                    <Text>
                      {title}, {rating} of 5 stars
                      {status === 'hidden' && ', taken down'}
                    </Text>
                    <Text size="small">
                      <Link href={paths.product(productSlug)}>{productName}</Link>, {formatDate(createdAt)}
                    </Text>
                  </li>
                ))}
              </RuledList>
            )}
          </Part>
        </Stack>
      </Container>
    </Stack>
  )
}
