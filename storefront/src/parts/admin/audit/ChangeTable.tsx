import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { AuditChange } from '@shruti/server/contract'

const valueWords = (value: AuditChange['before']) => (value === null ? 'Nothing' : String(value))

/** The fields of a change, as they were and as they became. */
export function ChangeTable({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <Table caption="Fields that changed" stacked>
      <TableHead>
        <TableHeader>Field</TableHeader>
        <TableHeader>Before</TableHeader>
        <TableHeader>After</TableHeader>
      </TableHead>
      <TableBody>
        {changes.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell strong stack="title">
              {field}
            </TableCell>
            <TableCell stackLabel="Before: ">{valueWords(before)}</TableCell>
            <TableCell stackLabel="After: ">{valueWords(after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
