import { NotFoundView } from '@shruti/design-system/NotFoundView'
import { Suspense } from 'react'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { t } from '../language/t.ts'
import { lazyPart } from '../hydration/lazy-part.tsx'

/** Fetched for administrators alone. */
const AdminRefused = lazyPart(() => import('./AdminRefused.tsx'))

/** The page of an unknown address, and of one that the visitor's role does not include. @param status 404 or 403 */
export default function NoPage({ status }: { status: number }) {
  if (status === 403)
    return (
      <Suspense>
        <AdminRefused />
      </Suspense>
    )
  return (
    <>
      <PageHead title={t('Page not found')} description={t('There is no page at this address.')} hidden />
      <NotFoundView shopHref={paths.shop} LinkComponent={RouterLink} />
    </>
  )
}
