import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { AdminStore } from '@shruti/server/contract'

interface StoreTableProps {
  stores: readonly AdminStore[]
  /** Absent: the role may not change them. */
  onEdit?: ((store: AdminStore) => void) | undefined
  onDelete?: ((store: AdminStore) => void) | undefined
}

/** The stores in the order of their page, hidden ones too [ADM-7]. */
export function StoreTable({ stores, onEdit, onDelete }: StoreTableProps) {
  return (
    <Table caption="Stores" stacked>
      <TableHead>
        <TableHeader>Name</TableHeader>
        <TableHeader>City</TableHeader>
        <TableHeader>Hours</TableHeader>
        <TableHeader>Phone</TableHeader>
        <TableHeader>Shown</TableHeader>
        {onEdit && <TableHeader>Actions</TableHeader>}
      </TableHead>
      <TableBody>
        {stores.map(store => (
          <TableRow key={store.id}>
            <TableCell strong stack="title">
              {store.name}
            </TableCell>
            <TableCell stack="line">{store.city}</TableCell>
            <TableCell stack="line">{store.hours}</TableCell>
            <TableCell stack="line">{store.phone}</TableCell>
            <TableCell stack="end">
              {store.isHidden ? <Badge>Hidden</Badge> : <Badge tone="success">Shown</Badge>}
            </TableCell>
            {onEdit && (
              <TableCell stack="line">
                <Cluster gap={2}>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`Edit ${store.name}`}
                    onClick={() => onEdit(store)}
                  >
                    Edit
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Delete ${store.name}`}
                    onClick={() => onDelete?.(store)}
                  >
                    Delete
                  </Button>
                </Cluster>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
