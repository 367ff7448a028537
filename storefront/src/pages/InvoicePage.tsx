import { Button } from '@shruti/design-system/Button'
import { Link } from '@shruti/design-system/Link'
import { TaxInvoice } from '@shruti/design-system/TaxInvoice'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { invoiceQuery } from '../queries/invoices.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { orNotFound, signedIn, type PageLoader } from '../router/guards.ts'
import { usePathParams } from '../router/router-context.ts'
import { t } from '../language/t.ts'

export const loader: PageLoader = (app, { params, url }) =>
  signedIn(app, url, async () => {
    const { orderId = '', creditNoteId } = params
    await orNotFound(app.queryClient.ensureQueryData(invoiceQuery(app, orderId, creditNoteId)))
    return null
  })

/** The invoice of an order, or a credit note, to print on A4 or to save as PDF [BEY-4]. */
export default function InvoicePage() {
  const { orderId = '', creditNoteId } = usePathParams()
  const { data: invoice } = useSuspenseQuery(invoiceQuery(useApp(), orderId, creditNoteId))
  const kind = invoice.kind === 'invoice' ? t('Invoice') : t('Credit note')
  return (
    <>
      {/* Also what a browser calls the file when it is saved as PDF. */}
      <PageHead title={`${kind} ${invoice.number}`} description={t('A document of your order.')} hidden />
      <TaxInvoice
        invoice={invoice}
        actions={
          <>
            <Link href={paths.order(invoice.orderId)} LinkComponent={RouterLink}>
              {t('Order {orderNumber}', { orderNumber: invoice.orderNumber })}
            </Link>
            <Button size="small" onClick={() => window.print()}>
              {t('Print or save as PDF')}
            </Button>
          </>
        }
      />
    </>
  )
}
