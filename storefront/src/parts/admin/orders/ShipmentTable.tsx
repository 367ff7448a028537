import { Badge } from '@shruti/design-system/Badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { ShipmentCheck } from '@shruti/server/contract'

/** What each row of a courier's file will do; the rows that are left out say why. */
export function ShipmentTable({ rows }: { rows: readonly ShipmentCheck[] }) {
  return (
    <Table caption="What will happen" stacked bounded>
      <TableHead>
        <TableHeader numeric>Row</TableHeader>
        <TableHeader>Order</TableHeader>
        <TableHeader>Customer</TableHeader>
        <TableHeader>Courier</TableHeader>
        <TableHeader>Tracking number</TableHeader>
        <TableHeader>What will happen</TableHeader>
      </TableHead>
      <TableBody>
        {rows.map(({ row, orderNumber, carrier, trackingNumber, shipment, message }) => (
          <TableRow key={row}>
            <TableCell numeric stackLabel="Row">
              {row}
            </TableCell>
            <TableCell strong stack="title">
              {orderNumber}
            </TableCell>
            <TableCell stackLabel="Customer">
              {shipment ? `${shipment.customerName}, ${shipment.city}` : '–'}
            </TableCell>
            <TableCell stackLabel="Courier">{shipment?.carrier ?? carrier}</TableCell>
            <TableCell stackLabel="Tracking number">{shipment?.trackingNumber ?? trackingNumber}</TableCell>
            <TableCell stackLabel="What will happen">
              {shipment ? <Badge tone="success">Will be shipped</Badge> : message}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
