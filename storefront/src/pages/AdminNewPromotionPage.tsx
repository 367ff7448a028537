import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { Link } from '@shruti/design-system/Link'
import { Stack } from '@shruti/design-system/Stack'
import { useState } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { PromotionForm } from '../parts/admin/promotions/PromotionForm.tsx'
import { duplicateOf, newDraft } from '../parts/admin/promotions/promotion-draft.ts'
import { promotionQuery } from '../queries/admin-promotions.ts'
import { allProductsQuery, categoriesQuery } from '../queries/catalogue.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { useNavigateTo, useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { url }) => {
  const from = url.searchParams.get('from')
  await Promise.all([
    from !== null && app.queryClient.ensureQueryData(promotionQuery(app, from)),
    app.queryClient.ensureQueryData(allProductsQuery(app)),
    app.queryClient.ensureQueryData(categoriesQuery(app)),
  ])
  return null
})

/** A new promotion, or the copy of another (`?from=`) [ADM-6]. */
export default function AdminNewPromotionPage() {
  const app = useApp()
  const navigate = useNavigateTo()
  const from = useUrl().searchParams.get('from')
  const [start] = useState(() => {
    const original =
      from === null ? undefined : app.queryClient.getQueryData(promotionQuery(app, from).queryKey)
    return original ? duplicateOf(original) : newDraft(app.clock.now())
  })
  return (
    <Stack gap={6}>
      <PageHead title="New promotion" description="A promotion of the shop." hidden />
      <AdminPageHeader title="New promotion" />
      <Container>
        <Stack gap={6}>
          <Link href={adminPaths.promotions} LinkComponent={RouterLink}>
            All promotions
          </Link>
          <PromotionForm start={start} onSaved={({ id }) => navigate(adminPaths.promotion(id))} />
        </Stack>
      </Container>
    </Stack>
  )
}
