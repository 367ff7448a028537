import { Cluster } from '@shruti/design-system/Cluster'
import { Link } from '@shruti/design-system/Link'
import type { Order } from '@shruti/server/contract'
import { RouterLink } from '../../router/RouterLink.tsx'
import { orderPaths } from './order-paths.ts'
import { t } from '../../language/t.ts'

/** The invoice of an order from when it is packed, and the credit notes for what came back [BEY-4]. */
export function OrderDocuments({ order }: { order: Order }) {
  if (order.invoiceNumber === null) return null
  return (
    <Cluster>
      <Link href={orderPaths.invoice(order.id)} LinkComponent={RouterLink}>
        {t('Invoice {invoiceNumber}', { invoiceNumber: order.invoiceNumber })}
      </Link>
      {order.creditNotes.map(({ id, number }) => (
        <Link key={id} href={orderPaths.creditNote(order.id, id)} LinkComponent={RouterLink}>
          {t('Credit note {number}', { number })}
        </Link>
      ))}
    </Cluster>
  )
}
