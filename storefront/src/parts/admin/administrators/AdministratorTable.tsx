import { formatDateTime } from '@shruti/design-system'
import { ActionMenu } from '@shruti/design-system/ActionMenu'
import { Badge } from '@shruti/design-system/Badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import { adminRoleTexts } from '@shruti/server/contract/permissions'
import type { Administrator } from '@shruti/server/contract'
import { administratorName } from './administrator-name.ts'

/** What can be done with one administrator. */
export type AdministratorAction = 'role' | 'sign-out' | 'remove'

interface AdministratorTableProps {
  administrators: readonly Administrator[]
  /** Who looks: nobody removes themselves. */
  ownId: string | undefined
  onChoose: (action: AdministratorAction, administrator: Administrator) => void
}

/** Who may use the administration, and what each is to it [ADM-7]. */
export function AdministratorTable({ administrators, ownId, onChoose }: AdministratorTableProps) {
  return (
    <Table caption="Administrators" stacked>
      <TableHead>
        <TableHeader>Name</TableHeader>
        <TableHeader>Username</TableHeader>
        <TableHeader>Role</TableHeader>
        <TableHeader>Two-step sign-in</TableHeader>
        <TableHeader>Last seen</TableHeader>
        <TableHeader>Actions</TableHeader>
      </TableHead>
      <TableBody>
        {administrators.map(administrator => {
          const { id, username, role, secondFactor, lastSeenAt } = administrator
          const name = administratorName(administrator)
          return (
            <TableRow key={id}>
              <TableCell strong stack="title">
                {id === ownId ? `${name} (you)` : name}
              </TableCell>
              <TableCell stackLabel="Username: ">{username ?? '–'}</TableCell>
              <TableCell stackLabel="Role: ">{adminRoleTexts[role].name}</TableCell>
              <TableCell stackLabel="Two-step sign-in: ">
                <Badge tone={secondFactor ? 'success' : 'warning'}>{secondFactor ? 'On' : 'Off'}</Badge>
              </TableCell>
              <TableCell stackLabel="Last seen: ">
                {lastSeenAt === null ? (
                  'Not signed in'
                ) : (
                  <time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt)}</time>
                )}
              </TableCell>
              <TableCell stack="end">
                <ActionMenu
                  label={`Actions for ${name}`}
                  groups={[
                    [
                      { label: 'Change role', onSelect: () => onChoose('role', administrator) },
                      {
                        label: id === ownId ? 'Sign out my other devices' : 'Sign out everywhere',
                        onSelect: () => onChoose('sign-out', administrator),
                      },
                    ],
                    id === ownId
                      ? []
                      : [
                          {
                            label: 'Remove admin access',
                            destructive: true,
                            onSelect: () => onChoose('remove', administrator),
                          },
                        ],
                  ]}
                />
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
