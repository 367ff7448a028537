import { formatDate } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { ApiKey } from '@shruti/server/contract'
import { permissionWords } from './permission-words.ts'

interface ApiKeyTableProps {
  keys: readonly ApiKey[]
  onRevoke: (key: ApiKey) => void
}

const states = {
  active: { tone: 'success', word: 'Active' },
  expired: { tone: 'neutral', word: 'Expired' },
  revoked: { tone: 'neutral', word: 'Revoked' },
  suspended: { tone: 'warning', word: 'Stopped: its maker has no admin access' },
} as const

/** The keys of the shop, what each may do and when it was last used [INT-1]. */
export function ApiKeyTable({ keys, onRevoke }: ApiKeyTableProps) {
  return (
    <Table caption="API keys" stacked>
      <TableHead>
        <TableHeader>Name</TableHeader>
        <TableHeader>Key</TableHeader>
        <TableHeader>May</TableHeader>
        <TableHeader>State</TableHeader>
        <TableHeader>Expires</TableHeader>
        <TableHeader>Last used</TableHeader>
        <TableHeader>Made by</TableHeader>
        <TableHeader>Actions</TableHeader>
      </TableHead>
      <TableBody>
        {keys.map(key => (
          <TableRow key={key.id}>
            <TableCell strong stack="title">
              {key.name}
            </TableCell>
            <TableCell stackLabel="Key: ">{key.prefix}…</TableCell>
            <TableCell stackLabel="May: ">
              {key.permissions.map(permission => permissionWords[permission]).join(', ')}
            </TableCell>
            <TableCell stackLabel="State: ">
              <Badge tone={states[key.state].tone}>{states[key.state].word}</Badge>
            </TableCell>
            <TableCell stackLabel="Expires: ">
              {key.expiresAt === null ? 'Never' : formatDate(key.expiresAt)}
            </TableCell>
            <TableCell stackLabel="Last used: ">
              {key.lastUsedOn === null ? 'Never' : formatDate(key.lastUsedOn)}
            </TableCell>
            <TableCell stackLabel="Made by: ">{key.createdBy ?? 'An account that is gone'}</TableCell>
            <TableCell stack="end">
              {key.state !== 'revoked' && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Revoke ${key.name}`}
                  onClick={() => onRevoke(key)}
                >
                  Revoke
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
