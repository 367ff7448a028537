import { NotFoundView } from '@shruti/design-system/NotFoundView'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { t } from '../language/t.ts'

/** The page of an unknown address. */
export default function NotFound() {
  return (
    <>
      <PageHead title={t('Page not found')} description={t('There is no page at this address.')} hidden />
      <NotFoundView shopHref={paths.shop} LinkComponent={RouterLink} />
    </>
  )
}
