import { ErrorState } from '@shruti/design-system/ErrorState'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Section } from '@shruti/design-system/Section'
import { Spinner } from '@shruti/design-system/Spinner'
import { Stack } from '@shruti/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { t } from '../language/t.ts'
import { PayByLink } from '../parts/payment/PayByLink.tsx'
import { paymentLinkQuery } from '../queries/payments.ts'
import { useHash } from '../router/router-context.ts'

/**
 * Where a payment link leads, without signing in [ADM-3]. Its token stands behind the hash, which no server, no proxy and
 * no referrer is told: the page asks with it in the body of a call.
 */
export default function PayLinkPage() {
  const hash = useHash()
  const isHydrated = useHydrated()
  return (
    <Section spacing="compact" width="text">
      <PageHead title={t('Pay for your order')} description={t('Pay for your order.')} hidden />
      <Stack gap={6}>
        <Heading as="h1" size="h1">
          {t('Pay for your order')}
        </Heading>
        {isHydrated ? <Link token={hash.slice(1)} /> : <Spinner label={t('Opening the link…')} />}
      </Stack>
    </Section>
  )
}

function Link({ token }: { token: string }) {
  const isGiven = token !== ''
  const { data, error, refetch } = useQuery({ ...paymentLinkQuery(useApp(), token), enabled: isGiven })
  if (!isGiven) {
    return (
      <Notice tone="warning">
        {t('This address is not complete. Open the link as it was sent to you.')}
      </Notice>
    )
  }
  if (data) return <PayByLink link={data} token={token} />
  if (!error) return <Spinner label={t('Opening the link…')} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <Notice tone="warning" live>
        {error.message}
      </Notice>
    )
  return <ErrorState title={error.message} onRetry={() => void refetch()} headingLevel="p" />
}
