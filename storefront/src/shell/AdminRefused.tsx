import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Section } from '@shruti/design-system/Section'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

/** Stands where a page of the administration would, for a role that does not include it [ADM-7]. */
export default function AdminRefused() {
  const isDashboard = useUrl().pathname === paths.admin
  return (
    <Section>
      <PageHead title="Not part of your role" description="Your role does not include this page." hidden />
      <EmptyState
        headingLevel="h1"
        title="Your role does not include this page"
        action={
          !isDashboard && (
            <Button href={paths.admin} variant="secondary" LinkComponent={RouterLink}>
              Go to the dashboard
            </Button>
          )
        }
      >
        An owner of the shop can change your role under Settings.
      </EmptyState>
    </Section>
  )
}
