import { formatDateTime } from '@shruti/design-system'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { actionWords, actorWords } from '../parts/admin/audit/audit-list.tsx'
import { ChangeTable } from '../parts/admin/audit/ChangeTable.tsx'
import { adminPaths } from '../admin-paths.ts'
import { auditEntryQuery, useRevertChange } from '../queries/admin-audit.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { usePathParams } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { params }) => {
  await app.queryClient.ensureQueryData(auditEntryQuery(app, params['entryId'] ?? ''))
  return null
})

/** One change, field by field; takes it back where that is safe [ADM-9]. */
export default function AdminAuditEntryPage() {
  const { entryId = '' } = usePathParams()
  const { data: entry } = useSuspenseQuery(auditEntryQuery(useApp(), entryId))
  const { mutate: revert, isPending } = useRevertChange()
  const { at, action, detail, subject, changes, address, requestId, cannotRevert } = entry
  return (
    <Stack gap={6}>
      <PageHead title="A change" description="A change of the shop." hidden />
      <AdminPageHeader
        title={actionWords(action)}
        actions={
          cannotRevert === null && (
            <Button size="small" loading={isPending} onClick={() => revert(entryId)}>
              Take this change back
            </Button>
          )
        }
      />
      <Container>
        <Stack gap={6}>
          <Link href={adminPaths.audit} LinkComponent={RouterLink}>
            Audit log
          </Link>
          {cannotRevert !== null && <Notice>It cannot be taken back here. {cannotRevert}.</Notice>}
          <DefinitionList
            ruled
            items={[
              { term: 'Who', description: actorWords(entry) },
              { term: 'When', description: <time dateTime={at}>{formatDateTime(at)}</time> },
              { term: 'What', description: detail || actionWords(action) },
              { term: 'Record', description: subject },
              { term: 'From the address', description: address ?? 'Unknown' },
              { term: 'Request', description: requestId ?? 'None' },
            ]}
          />
          {changes.length > 0 ? (
            <ChangeTable changes={changes} />
          ) : (
            <Text tone="muted">No field of a record changed.</Text>
          )}
        </Stack>
      </Container>
    </Stack>
  )
}
