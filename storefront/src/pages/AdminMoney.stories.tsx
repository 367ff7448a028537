import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageAt } from '../../../.storybook/page-story.tsx'

const api = { persona: 'administrator' } as const
const wordsOnly = { api, visual: { disable: 'Looks as the page does: its words differ.' } }

const meta = {
  title: 'Pages/Administration: payments',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api },
  ...pageAt('/admin/payments/transactions'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A payment that was given back, with what the provider told of it. */
async function refundedPayment(world: World): Promise<string> {
  const [refund] = await world.call('adminListRefunds', { status: 'processed', pageSize: 1 })
  if (!refund) throw new Error('Nothing was given back')
  const { paymentId, amount, createdAt, updatedAt } = refund
  const { at } = await world.call('adminGetTransaction', { id: paymentId })
  const about = { paymentId, amount, currency: 'INR', failure: null }
  await world.shop.dependencies.store.transaction(async tx => {
    await tx.put('paymentEvents', {
      id: 'sandbox:event_1',
      name: 'payment.captured',
      receivedAt: at,
      about: { ...about, refundId: null, status: 'captured' },
      effect: { orderStatus: 'placed', paymentStatus: 'paid', refundsRequested: 0 },
    })
    await tx.put('paymentEvents', {
      id: 'sandbox:event_2',
      name: 'refund.created',
      receivedAt: createdAt,
      about: { ...about, refundId: refund.providerRefundId, status: 'pending' },
      effect: { orderStatus: null, paymentStatus: null, refundsRequested: 0 },
    })
    await tx.put('paymentEvents', {
      id: 'sandbox:event_3',
      name: 'refund.processed',
      receivedAt: updatedAt,
      about: { ...about, refundId: refund.providerRefundId, status: 'processed' },
      effect: { orderStatus: null, paymentStatus: 'refunded', refundsRequested: 0 },
    })
  })
  return `/admin/payments/transactions/${paymentId}`
}

/** The refunds, one of which the provider refused. */
async function failedRefund(world: World): Promise<string> {
  const { store } = world.shop.dependencies
  const [refund] = await store.list('refunds', { limit: 1 })
  if (!refund) throw new Error('Nothing was given back')
  await store.transaction(tx =>
    tx.put('refunds', { ...refund, status: 'failed', failure: 'The account that paid is closed' }),
  )
  return '/admin/payments/refunds?status=failed'
}

/** [ADM-7] */
export const Transactions: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Transactions' })
    await expect(within(table).getAllByText('Captured')[0]).toBeVisible()
  },
}

/** [ADM-7] */
export const NoTransactionFound: Story = {
  parameters: wordsOnly,
  ...pageAt('/admin/payments/transactions?search=pay_nosuch'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No transactions match these filters.')).toBeVisible()
  },
}

/** [ADM-7] The ids of the provider, its events with what each did, and what went back. */
export const OneTransaction: Story = {
  ...pageAt(refundedPayment),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const events = within(canvas.getByRole('table', { name: 'Events of the provider' }))
    await expect(events.getByRole('row', { name: /payment\.captured .* Order: placed/ })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Refunds of this payment' })).toBeVisible()
  },
}

/** [ADM-7] */
export const ProviderAsked: Story = {
  parameters: wordsOnly,
  ...pageAt(refundedPayment),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the provider again' }))
    await waitFor(async () => expect(await screen.findByText('The provider has answered')).toBeVisible())
  },
}

/** [ADM-7] */
export const Refunds: Story = {
  ...pageAt('/admin/payments/refunds'),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Refunds' })
    await expect(within(table).getAllByText('Cancelled, or never delivered')[0]).toBeVisible()
  },
}

/** [ADM-7] */
export const RefundMadeAgain: Story = {
  parameters: wordsOnly,
  ...pageAt(failedRefund),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('The account that paid is closed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for refund/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make the refund again' }))
    await waitFor(async () =>
      expect(await canvas.findByText('No refunds match these filters.')).toBeVisible(),
    )
  },
}

/** [ADM-7] What couriers have to collect, owe and have handed over. */
export const Cash: Story = {
  ...pageAt('/admin/payments/cash?state=due'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await canvas.findByText('With couriers')).toBeVisible())
  },
}

/** [ADM-7] Cash of one order is entered with another amount, and taken back by undo. */
export const CashEntered: Story = {
  parameters: { ...wordsOnly, docs: { story: { inline: false } } },
  ...pageAt('/admin/payments/cash?state=due'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = within(canvas.getByRole('table', { name: 'Cash on delivery' })).getAllByRole(
      'checkbox',
    ).length
    const count = () =>
      within(canvas.getByRole('table', { name: 'Cash on delivery' })).queryAllByRole('checkbox').length
    const [menu] = canvas.getAllByRole('button', { name: /^Actions for order/ })
    if (!menu) throw new Error('No order waits for its cash')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark collected' }))
    const amount = await screen.findByRole('textbox', { name: 'Amount in ₹' })
    await userEvent.clear(amount)
    await userEvent.click(screen.getByRole('button', { name: 'Mark collected' }))
    await expect(amount).toHaveAccessibleDescription(/Enter an amount in rupees/)
    await userEvent.type(amount, '499')
    await userEvent.click(screen.getByRole('button', { name: 'Mark collected' }))
    await waitFor(() => expect(count()).toBe(before - 1))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(count()).toBe(before))
  },
}

/** [ADM-7] */
export const ADayThatAgrees: Story = {
  parameters: wordsOnly,
  ...pageAt('/admin/payments/reconciliation'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/: no difference\.$/)).toBeVisible()
  },
}

/** [ADM-7] Each difference leads to its order and its payment. */
export const ADayThatDiffers: Story = {
  ...pageAt(async world => {
    const [payment] = await world.call('adminListTransactions', { status: 'captured', pageSize: 1 })
    const { store } = world.shop.dependencies
    const [sandbox] = await store.list('sandboxPayments', { where: { paymentId: payment?.id ?? '' } })
    if (!payment || !sandbox) throw new Error('Nothing was paid')
    await store.transaction(async tx => {
      await tx.put('sandboxPayments', { ...sandbox, amount: sandbox.amount - 10_000 })
      await tx.put('sandboxPayments', {
        ...sandbox,
        id: 'sandbox_unknown',
        receipt: 'SHR-UNKNOWN',
        amount: 149_900,
        tries: sandbox.tries.map(attempt => ({ ...attempt, id: 'pay_unknown' })),
        refunds: [],
      })
    })
    const day = new Date(Date.parse(payment.at) + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
    return `/admin/payments/reconciliation?day=${day}`
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/: 2 differences\.$/)).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Differences' }))
    await expect(table.getByRole('row', { name: /The amounts differ/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /no order is paid with it/ })).toBeVisible()
  },
}

/** [ADM-7] */
export const NoCash: Story = {
  parameters: { ...wordsOnly, api: { ...api, scenario: 'empty' } },
  ...pageAt('/admin/payments/cash'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('There are no orders yet.')).toBeVisible()
  },
}
