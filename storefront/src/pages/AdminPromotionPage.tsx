import { formatDate } from '@shruti/design-system'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Badge } from '@shruti/design-system/Badge'
import { Cluster } from '@shruti/design-system/Cluster'
import { Container } from '@shruti/design-system/Container'
import { formatMoney, formatCount } from '@shruti/design-system/foundations'
import { Grid } from '@shruti/design-system/Grid'
import { Link } from '@shruti/design-system/Link'
import { Stack } from '@shruti/design-system/Stack'
import { StatTile } from '@shruti/design-system/StatTile'
import { Text } from '@shruti/design-system/Text'
import type { AdminPromotion } from '@shruti/server/contract'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { PromotionForm } from '../parts/admin/promotions/PromotionForm.tsx'
import { draftOf } from '../parts/admin/promotions/promotion-draft.ts'
import { stateWords } from '../parts/admin/promotions/promotion-words.ts'
import { promotionQuery } from '../queries/admin-promotions.ts'
import { allProductsQuery, categoriesQuery } from '../queries/catalogue.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { usePathParams } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { params }) => {
  await Promise.all([
    app.queryClient.ensureQueryData(promotionQuery(app, params['promotionId'] ?? '')),
    app.queryClient.ensureQueryData(allProductsQuery(app)),
    app.queryClient.ensureQueryData(categoriesQuery(app)),
  ])
  return null
})

/** One promotion: how it performed, and all that it is [ADM-6]. */
export default function AdminPromotionPage() {
  const { promotionId = '' } = usePathParams()
  const query = promotionQuery(useApp(), promotionId)
  const { data: promotion } = useSuspenseQuery(query)
  const queryClient = useQueryClient()
  // What the form began with: what somebody else saves meanwhile does not take away what is being typed.
  const [opened, setOpened] = useState(promotion)
  const { label, tone } = stateWords[promotion.state]
  const title = promotion.title || (promotion.code ?? 'Promotion')
  return (
    <Stack gap={6}>
      <PageHead title={title} description="A promotion of the shop." hidden />
      <AdminPageHeader title={title} actions={<Badge tone={tone}>{label}</Badge>} />
      <Container>
        <Stack gap={6}>
          <Cluster gap={5}>
            <Link href={adminPaths.promotions} LinkComponent={RouterLink}>
              All promotions
            </Link>
            <ForRole operation="adminCreatePromotion">
              <Link
                href={`${adminPaths.newPromotion}?from=${encodeURIComponent(promotion.id)}`}
                LinkComponent={RouterLink}
              >
                Duplicate
              </Link>
            </ForRole>
          </Cluster>
          <Performance promotion={promotion} />
          {/* Another version starts the form anew. */}
          <PromotionForm
            key={opened.version}
            start={draftOf(opened)}
            promotion={opened}
            onSaved={saved => {
              queryClient.setQueryData(query.queryKey, saved)
              setOpened(saved)
            }}
          />
        </Stack>
      </Container>
    </Stack>
  )
}

function Performance({ promotion: { performance } }: { promotion: AdminPromotion }) {
  if (!performance)
    return <Text tone="muted">It needs no code, so that its orders cannot be told from the others.</Text>
  const { orders, discount, revenue, lastUsedAt } = performance
  return (
    <Grid columns={3} gap={4}>
      <StatTile
        label="Orders"
        value={formatCount(orders)}
        note={lastUsedAt === null ? 'Not used yet' : `Last on ${formatDate(lastUsedAt)}`}
      />
      <StatTile label="Discount given" value={formatMoney(discount)} note="Off the products" />
      <StatTile label="Revenue" value={formatMoney(revenue)} note="Totals of these orders, with GST" />
    </Grid>
  )
}
