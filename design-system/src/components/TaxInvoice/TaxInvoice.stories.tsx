import { fromApi, type World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { OrderStatus } from '../../records/index.ts'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { TaxInvoice } from './TaxInvoice.tsx'

const orderThatIs = (status: OrderStatus) => async (world: World) => {
  const orders = await world.call('adminListOrders', { status, sort: 'createdAt', direction: 'asc' })
  const order = orders.find(({ paymentMethod }) => status !== 'shipped' || paymentMethod === 'cod')
  if (!order) throw new Error(`The demo shop has no order that is ${status}`)
  return { id: order.id }
}

const invoiceOf = (status: OrderStatus) =>
  fromApi('getInvoice', orderThatIs(status), invoice => ({ invoice }))

const meta = {
  title: 'Account/TaxInvoice',
  component: TaxInvoice,
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...invoiceOf('delivered'),
} satisfies Meta<typeof TaxInvoice>

export default meta
type Story = StoryObj<typeof TaxInvoice>

/** [BEY-4] */
export const Invoice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible()
    await expect(canvas.getByText(/^SHR\/\d{4}\/\d{6}$/)).toBeVisible()
    await expect(canvas.getByText(/^Rupees .+ only$/)).toBeVisible()
  },
}
/** Cash is due: it can be paid by UPI at the door. */
export const CashDue: Story = {
  ...invoiceOf('shipped'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /^UPI payment of ₹/ })).toBeVisible()
  },
}
/** What came back, with the invoice that it is about. */
export const CreditNote: Story = {
  ...fromApi('getInvoice', orderThatIs('delivered'), invoice => ({
    invoice: {
      ...invoice,
      kind: 'credit_note',
      number: 'SHC/2627/000001',
      refersTo: { number: invoice.number, issuedAt: invoice.issuedAt },
      reason: 'Returned: damaged',
    },
  })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Credit note' })).toBeVisible()
    await expect(canvas.getByText('Returned: damaged')).toBeVisible()
  },
}
/** Within the shop's own state, to a company, with many lines and long names. */
export const LongContent: Story = {
  ...fromApi('getInvoice', orderThatIs('delivered'), invoice => ({
    invoice: {
      ...invoice,
      buyer: {
        gstin: '29AABCS1429B1ZQ',
        businessName: 'Venkatanarasimharajuvaripeta Electronics and Musical Instruments Private Limited',
        address: {
          ...invoice.buyer.address,
          city: 'Bengaluru',
          state: 'Karnataka',
          pincode: '560025',
          line2: 'Third floor, above the State Bank, behind the old vegetable market',
        },
      },
      deliveredTo: { ...invoice.deliveredTo, city: 'Mysuru', state: 'Karnataka', pincode: '570001' },
      placeOfSupply: { name: 'Karnataka', code: '29' },
      lines: Array.from({ length: 12 }, (_, index) => ({
        ...invoice.lines[0],
        discount: 0,
        unitPrice: 799_900,
        quantity: 1,
        description: `Shuddha Pro with carrying case and three pairs of tips, Midnight Blue ${index + 1}`,
        tax: { taxable: 677_882, cgst: 61_009, sgst: 61_009, igst: 0 },
        total: 799_900,
      })),
      tax: { taxable: 8_134_584, cgst: 732_108, sgst: 732_108, igst: 0 },
      total: 9_598_800,
      totalInWords: 'Rupees ninety-five thousand nine hundred eighty-eight only',
    },
  })),
}
export const WithActions: Story = {
  tags: ['modes'],
  args: {
    actions: (
      <>
        <Link href="/orders/1">Back to the order</Link>
        <Button size="small">Print or save as PDF</Button>
      </>
    ),
  },
}
