import { NotFoundView } from '@shruti/design-system/NotFoundView'
import { ErrorState } from '@shruti/design-system/ErrorState'
import { Section } from '@shruti/design-system/Section'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { PageHead } from './PageHead.tsx'
import { paths } from './paths.ts'
import { RouterLink } from './router-link.tsx'

/** What stands where a page should be: the page of an unknown address, or a failure that can be tried again. */
export function RouteError() {
  const error = useRouteError()
  const revalidator = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <PageHead title="Page not found" description="This address leads to no page of the shop." hidden />
        <NotFoundView shopHref={paths.shop} LinkComponent={RouterLink} />
      </>
    )
  }
  return (
    <Section>
      <PageHead title="Something went wrong" description="This page could not be loaded." hidden />
      <ErrorState
        title="This page could not be loaded"
        onRetry={() => void revalidator.revalidate()}
        retrying={revalidator.state === 'loading'}
        headingLevel="h1"
      >
        {error instanceof Error ? error.message : 'Server error occurred'}
      </ErrorState>
    </Section>
  )
}
