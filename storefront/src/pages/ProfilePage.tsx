import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { Section } from '@shruti/design-system/Section'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { useNavigateTo } from '../router/router-context.ts'
import { signedIn, type PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { AddressBook } from '../parts/address/AddressBook.tsx'
import { addressesQuery } from '../queries/addresses.ts'
import { useLogout, useUser } from '../queries/user.ts'

export const loader: PageLoader = (app, { url }) =>
  signedIn(app, url, async () => {
    await app.queryClient.ensureQueryData(addressesQuery(app))
    return null
  })

/** Who is signed in, and the addresses that they keep. */
export default function ProfilePage() {
  const { data: user } = useUser()
  const navigate = useNavigateTo()
  const logout = useLogout()
  const details = [
    { term: 'Name', description: user?.name },
    { term: 'Username', description: user?.username },
    { term: 'Email', description: user?.email },
    { term: 'Mobile number', description: user?.phoneNumber && formatPhoneNumber(user.phoneNumber) },
  ]
  return (
    <Section spacing="compact" width="checkout">
      <PageHead title="Profile" description="Your details and addresses." hidden />
      <Stack gap={7}>
        <Heading as="h1" size="display2">
          Profile
        </Heading>
        <Split ratio="5:7">
          <Stack gap={5}>
            <Heading as="h2">Your details</Heading>
            <DefinitionList
              items={details.flatMap(({ term, description }) => (description ? [{ term, description }] : []))}
            />
            <Cluster>
              <Button
                variant="quiet"
                loading={logout.isPending}
                // [ROUTE-3] signing out elsewhere than in the bar leads to sign-in.
                onClick={() => logout.mutate(undefined, { onSuccess: () => navigate(paths.auth) })}
              >
                Logout
              </Button>
            </Cluster>
          </Stack>
          <AddressBook />
        </Split>
      </Stack>
    </Section>
  )
}
