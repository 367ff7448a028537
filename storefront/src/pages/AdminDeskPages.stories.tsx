import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { addressOf, pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const visualOff = (why: string) => ({ api: { persona: 'administrator' }, visual: { disable: why } }) as const

/** Two people wrote; the first one names an order of the shop. */
async function withMessages(world: World): Promise<string> {
  const [order] = await world.call('adminListOrders', { pageSize: 1 })
  await world.call('createSupportTicket', {
    topic: 'order',
    name: 'Kavya Hegde',
    email: 'kavya@example.in',
    phoneNumber: '+919845012345',
    orderNumber: order?.number ?? '',
    message: 'The parcel says delivered, but nobody was at home.\n\nPlease ask the courier where it is.',
  })
  await world.call('createSupportTicket', {
    topic: 'product',
    name: 'Joy Das',
    email: 'joy@example.in',
    message: 'Do the large tips of Komal fit Tivra too?',
  })
  return '/admin/messages'
}

async function firstMessage(world: World): Promise<string> {
  await withMessages(world)
  const [ticket] = await world.call('adminListSupportTickets', { search: 'Kavya' })
  return `/admin/messages/${ticket?.id}`
}

/** A claim of the first delivered order, as its customer would have made it. */
async function withClaim(world: World): Promise<string> {
  const [order] = await world.call('adminListOrders', { status: 'delivered', pageSize: 1 })
  if (!order) throw new Error('The demo shop has no delivered order')
  const { store, clock, ids } = world.shop.dependencies
  const { userId } = (await store.get('orders', order.id)) ?? {}
  if (userId === undefined) throw new Error('The order has no customer')
  const at = new Date(clock.now()).toISOString()
  await store.transaction(tx =>
    tx.put('warrantyClaims', {
      id: ids.id(),
      number: 'W-8KQ2M4XD',
      orderId: order.id,
      userId,
      version: 1,
      lineIndex: 0,
      fault: 'charging',
      description: 'The left earbud does not charge in the case.',
      status: 'requested',
      parcel: null,
      timeline: [{ status: 'requested', at, by: 'customer', actorId: userId }],
      createdAt: at,
    }),
  )
  return '/admin/claims'
}

async function firstClaim(world: World): Promise<string> {
  await withClaim(world)
  const [claim] = await world.call('adminListWarrantyClaims', {})
  return `/admin/claims/${claim?.id}`
}

async function withChanges(world: World): Promise<string> {
  const [order] = await world.call('adminListOrders', { status: 'placed', pageSize: 1 })
  if (!order) throw new Error('The demo shop has no placed order')
  await world.call('adminMoveOrders', { ids: [order.id], status: 'confirmed' })
  await world.call('setCurrency', { currency: 'USD' })
  return '/admin/audit'
}

const changeOf = (action: string) => async (world: World) => {
  await withChanges(world)
  const [entry] = await world.call('adminListAudit', { action })
  return `/admin/audit/${entry?.id}`
}

const meta = {
  title: 'Pages/Administration, the desk',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...pageAt('/admin/reviews'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-3] */
export const Reviews: Story = {}

/** [ADM-9] Ctrl+K finds an order by its customer from any page, and leads there. */
export const FoundFromAnywhere: Story = {
  parameters: visualOff('Looks as CommandPalette does.'),
  play: async ({ loaded }) => {
    const [order] = await worldOf(loaded).call('adminListOrders', { pageSize: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Find or do' })
    await userEvent.click(field)
    await userEvent.paste(order?.number ?? '')
    await screen.findByRole('option', { name: new RegExp(order?.number ?? '') })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(addressOf(loaded)).toBe(`/admin/orders/${order?.id}`))
  },
}

/** [ADM-9] What is typed is asked of the server once, not by its letters. */
export const AskedOnce: Story = {
  parameters: visualOff('Looks as CommandPalette does.'),
  play: async ({ loaded }) => {
    const world = worldOf(loaded)
    const [order] = await world.call('adminListOrders', { pageSize: 1 })
    const number = order?.number ?? ''
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Find or do' })
    const answer = spyOn(world.visitor, 'answer')
    // All of it in one go, sooner than anything could be asked.
    for (let length = 2; length <= number.length; length += 1)
      void fireEvent.change(field, { target: { value: number.slice(0, length) } })
    await screen.findByRole('option', { name: new RegExp(number) })
    const searched = answer.mock.calls
      .map(([request]) => new URL(request.url))
      .filter(({ pathname }) => pathname.endsWith('/admin/orders'))
      .map(({ searchParams }) => searchParams.get('search'))
    await expect(searched).toEqual([number])
  },
}

/** [SHOP-3] A review is taken down, and taken back within ten seconds. */
export const ReviewTakenDownAndBack: Story = {
  parameters: visualOff('Looks as Reviews does.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select review/ })
    await userEvent.click(boxes[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Take down' }))
    await waitFor(() => expect(canvas.getAllByText('Taken down').length).toBeGreaterThan(1))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    await waitFor(() =>
      expect(canvas.getAllByRole('row').filter(row => row.textContent.includes('Taken down'))).toEqual([]),
    )
  },
}

/** [SHOP-3] The shop answers in public. */
export const ReviewAnswered: Story = {
  parameters: visualOff('Looks as any Dialog does.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [actions] = await canvas.findAllByRole('button', { name: /^Actions for review/ })
    await userEvent.click(actions!)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Answer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Our answer' }), 'Thank you for telling us.')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish the answer' }))
    await screen.findByText('Answer published')
    await waitFor(() => expect(canvas.getByRole('cell', { name: 'Answered' })).toBeInTheDocument())
  },
}

export const ReviewsFailed: Story = {
  parameters: {
    ...visualOff('Looks as any failed list does.'),
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'administrator', overrides: { adminListReviews: { error: 'server_error' } } },
  },
}
export const ReviewsTriedAgain: Story = triedAgain(ReviewsFailed, 'adminListReviews', 'Reviews')

/** [SHOP-4] */
export const Messages: Story = { ...pageAt(withMessages), parameters: visualOff('Looks as Reviews does.') }
export const NoMessages: Story = {
  ...pageAt('/admin/messages'),
  parameters: visualOff('Looks as any empty list does.'),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('No messages found')).toBeVisible(),
    )
  },
}
/** [SHOP-4] It names an order, and leads there. */
export const Message: Story = { ...pageAt(firstMessage) }
/** [SHOP-4] */
export const MessageAnswered: Story = {
  ...pageAt(firstMessage),
  parameters: visualOff('Looks as Message does.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Answer by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:kavya%40example\.in\?subject=Your%20message%20T-/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as answered' }))
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Open it again' })).toBeVisible(),
    )
  },
}

/** [BEY-10] */
export const Claims: Story = { ...pageAt(withClaim), parameters: visualOff('Looks as Reviews does.') }
/** [BEY-10] */
export const Claim: Story = { ...pageAt(firstClaim) }
/** [BEY-10] A claim that is declined says why to its customer. */
export const ClaimDeclined: Story = {
  ...pageAt(firstClaim),
  parameters: {
    ...visualOff('Looks as Claim does.'),
    expectedMessages: ['ApiError: Say why the claim is declined'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Declined')
    await userEvent.click(canvas.getByRole('button', { name: 'Update claim' }))
    const note = canvas.getByRole('textbox', { name: /^Note/ })
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Say why the claim is declined/))
    await userEvent.type(note, 'The case was opened by force.')
    await userEvent.click(canvas.getByRole('button', { name: 'Update claim' }))
    await waitFor(async () => expect(await canvas.findByText('This claim is closed.')).toBeVisible())
  },
}

/** [ADM-9] */
export const AuditLog: Story = { ...pageAt(withChanges), parameters: visualOff('Looks as Reviews does.') }
/** [ADM-9] Each field as it was and as it became. */
export const Change: Story = { ...pageAt(changeOf('settings.currency')) }
/** [ADM-9] What is data alone is taken back. */
export const ChangeTakenBack: Story = {
  ...pageAt(changeOf('settings.currency')),
  parameters: visualOff('Looks as Change does.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Take this change back' }))
    await waitFor(async () =>
      expect(await canvas.findByText(/It was changed again since then/)).toBeVisible(),
    )
  },
}
/** [ADM-9] What is more than data is not, and the page says so. */
export const ChangeThatStays: Story = {
  ...pageAt(changeOf('order.status')),
  parameters: visualOff('Looks as Change does.'),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/This kind of change cannot be taken back here/),
    ).toBeVisible()
  },
}
