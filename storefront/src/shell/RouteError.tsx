import { ErrorState } from '@shruti/design-system/ErrorState'
import { Section } from '@shruti/design-system/Section'
import { island } from '../hydration/island.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { referenceOf } from '../router/incident.ts'
import type { Problem } from '../router/resolve.ts'
import { useIsLoadingPage, useReload } from '../router/router-context.ts'
import { t } from '../language/t.ts'

/** Fetched where it is needed: most visitors never see it. */
const NoPage = island(() => import('./NoPage.tsx'), { isInFirstView: true })

/** What stands where a page should be: the page of an unknown address, a refusal, or a failure that can be tried again. */
export function RouteError({ problem }: { problem: Problem }) {
  const reload = useReload()
  const isLoading = useIsLoadingPage()
  if (problem.status < 500) return <NoPage status={problem.status} />
  return (
    <Section>
      <PageHead title={t('Something went wrong')} description={t('This page could not be loaded.')} hidden />
      <ErrorState
        title={t('This page could not be loaded')}
        onRetry={reload}
        retrying={isLoading}
        headingLevel="h1"
      >
        {problem.incident === null
          ? t('Check your connection and try again. If this keeps happening, contact our support team.')
          : t(
              'Check your connection and try again. If this keeps happening, contact our support team with this reference: {incident}.',
              { incident: referenceOf(problem.incident) },
            )}
      </ErrorState>
    </Section>
  )
}
