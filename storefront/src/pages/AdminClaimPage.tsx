import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Cluster } from '@shruti/design-system/Cluster'
import { Container } from '@shruti/design-system/Container'
import { Link } from '@shruti/design-system/Link'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { ClaimStatusForm } from '../parts/admin/claims/ClaimStatusForm.tsx'
import { WarrantyClaimProgress } from '../parts/order/WarrantyClaimProgress.tsx'
import { claimQuery } from '../queries/admin-claims.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { usePathParams } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { params }) => {
  await app.queryClient.ensureQueryData(claimQuery(app, params['claimId'] ?? ''))
  return null
})

/** One claim with its progress; moves it on [BEY-10]. */
export default function AdminClaimPage() {
  const { claimId = '' } = usePathParams()
  const { data: claim } = useSuspenseQuery(claimQuery(useApp(), claimId))
  return (
    <Stack gap={6}>
      <PageHead title={`Claim ${claim.number}`} description="A claim under the warranty." hidden />
      <AdminPageHeader title={`Claim ${claim.number}`} />
      <Container>
        <Stack gap={6}>
          <Cluster gap={5}>
            <Link href={adminPaths.claims} LinkComponent={RouterLink}>
              All claims
            </Link>
            <Link href={adminPaths.order(claim.orderId)} LinkComponent={RouterLink}>
              Its order
            </Link>
          </Cluster>
          <Split ratio="7:5">
            <Stack gap={5}>
              <WarrantyClaimProgress claim={claim} />
              {claim.description !== '' && <Text>“{claim.description}”</Text>}
            </Stack>
            {/* Another version starts the form anew. */}
            <ClaimStatusForm key={claim.version} claim={claim} />
          </Split>
        </Stack>
      </Container>
    </Stack>
  )
}
