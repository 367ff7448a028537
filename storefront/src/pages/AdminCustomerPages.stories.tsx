import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { addressOf, pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const visualOff = (why: string) => ({ api: { persona: 'administrator' }, visual: { disable: why } }) as const

async function bestCustomer(world: World): Promise<string> {
  const [customer] = await world.call('adminListCustomers', { sort: 'spend', pageSize: 1 })
  return `/admin/customers/${customer?.id}`
}

async function withoutOrders(world: World): Promise<string> {
  const [customer] = await world.call('adminListCustomers', { sort: 'orders', direction: 'asc', pageSize: 1 })
  return `/admin/customers/${customer?.id}`
}

/** The best customer, signed in on a phone. */
async function withDevice(world: World): Promise<string> {
  const path = await bestCustomer(world)
  const { store, clock } = world.shop.dependencies
  const at = new Date(clock.now()).toISOString()
  await store.transaction(tx =>
    tx.put('sessions', {
      id: 'the-phone',
      userId: path.split('/').at(-1) ?? '',
      createdAt: at,
      lastSeenAt: at,
      expiresAt: new Date(clock.now() + 86_400_000).toISOString(),
      pendingCode: null,
      openedBy: '127.0.0.1',
      device: 'Chrome on Android',
    }),
  )
  return path
}

const meta = {
  title: 'Pages/Administration, customers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...pageAt('/admin/customers?sort=spend&direction=desc'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-4] */
export const Customers: Story = {}

/** [ADM-4] Two customers are blocked, and let in again within ten seconds. */
export const BlockedAndBack: Story = {
  parameters: visualOff('Looks as Customers does.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select customer/ })
    const blocked = () => canvas.queryAllByRole('cell', { name: 'Blocked' }).length
    const before = blocked()
    await userEvent.click(boxes[0]!)
    await userEvent.click(boxes[1]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }))
    await screen.findByText('2 customers blocked and signed out')
    await waitFor(() => expect(blocked()).toBe(before + 2))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    await waitFor(() => expect(blocked()).toBe(before))
  },
}

/** [ADM-9] Keys of a single character are switched off where they are found without them, and stay so. */
export const KeysSwitchedOff: Story = {
  parameters: visualOff('Looks as Customers does.'),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('checkbox', { name: /^Select customer/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }))
    await userEvent.click(await screen.findByRole('switch', { name: 'Keys of a single character' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => {
      const { singleKeys } = await worldOf(loaded).call('adminGetTable', { table: 'orders' })
      await expect(singleKeys).toBe(false)
    })
    await userEvent.keyboard('?')
    await expect(screen.queryByRole('dialog', { name: 'Keys of this table' })).not.toBeInTheDocument()
  },
}

/** [ADM-4] */
export const NoneFound: Story = {
  ...pageAt('/admin/customers?search=nobody%20at%20all'),
  parameters: visualOff('Looks as any empty list does.'),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('No customers found')).toBeVisible(),
    )
  },
}

export const CustomersFailed: Story = {
  parameters: {
    ...visualOff('Looks as any failed list does.'),
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'administrator', overrides: { adminListCustomers: { error: 'server_error' } } },
  },
}
export const CustomersTriedAgain: Story = triedAgain(CustomersFailed, 'adminListCustomers', 'Customers')

/** [ADM-4] */
export const Customer: Story = { ...pageAt(bestCustomer) }

/** [ADM-4] Who has bought nothing yet. */
export const CustomerWithoutOrders: Story = {
  ...pageAt(withoutOrders),
  parameters: visualOff('Looks as Customer does, with sentences in the place of lists.'),
}

/** [ADM-4] A note is added; without words it is not. */
export const Noted: Story = {
  ...pageAt(bestCustomer),
  parameters: { ...visualOff('Looks as Customer does.'), expectedMessages: ['ApiError: Write the note'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    const field = canvas.getByRole('textbox', { name: 'New note' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Write the note/))
    await userEvent.type(field, 'Prefers a call in the evening.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await waitFor(async () => expect(await canvas.findByText('Prefers a call in the evening.')).toBeVisible())
  },
}

/** [ADM-4] [AUTH-11] Deleting asks first, and leads back to the list. */
export const Deleted: Story = {
  ...pageAt(withoutOrders),
  parameters: visualOff('Looks as any AlertDialog does.'),
  play: async ({ canvasElement, loaded }) => {
    const gone = addressOf(loaded)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(addressOf(loaded)).toBe('/admin/customers'))
    const left = await worldOf(loaded).call('adminListCustomers', { pageSize: 100 })
    await expect(left.map(({ id }) => `/admin/customers/${id}`)).not.toContain(gone)
  },
}

/** Opens the dialog at the best customer, and finds another account in it. */
async function chooseOther(canvasElement: HTMLElement, loaded: object) {
  const [, second] = await worldOf(loaded).call('adminListCustomers', { sort: 'spend', pageSize: 2 })
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Merge with another account' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'The other account' })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(second?.name ?? '')
  const [other] = await dialog.findAllByRole('radio')
  await userEvent.click(other!)
  await userEvent.click(dialog.getByRole('button', { name: 'Look at what comes together' }))
  await waitFor(async () => expect(await dialog.findByText('Is lost')).toBeVisible())
  return dialog
}

/** [ADM-4] What comes together and what is lost, before two accounts become one. */
export const MergePlanned: Story = {
  ...pageAt(bestCustomer),
  play: async ({ canvasElement, loaded }) => {
    const dialog = await chooseOther(canvasElement, loaded)
    await expect(dialog.getByRole('button', { name: 'Merge the accounts' })).toBeEnabled()
  },
}

/** [ADM-4] */
export const Merged: Story = {
  ...pageAt(bestCustomer),
  parameters: visualOff('Looks as Customer does.'),
  play: async ({ canvasElement, loaded }) => {
    const before = await worldOf(loaded).call('adminListCustomers', { pageSize: 100 })
    const dialog = await chooseOther(canvasElement, loaded)
    await userEvent.click(dialog.getByRole('button', { name: 'Merge the accounts' }))
    await screen.findByText('The two accounts are one now')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const after = await worldOf(loaded).call('adminListCustomers', { pageSize: 100 })
    await expect(after).toHaveLength(before.length - 1)
  },
}

/** [ADM-4] Somebody else changed the account since it was looked at: the plan is made anew, and nothing happens before. */
export const MergeConflict: Story = {
  ...pageAt(bestCustomer),
  parameters: {
    ...visualOff('Looks as MergePlanned does, with a Notice.'),
    expectedMessages: ['ApiError: Someone else changed this'],
  },
  play: async ({ canvasElement, loaded }) => {
    const dialog = await chooseOther(canvasElement, loaded)
    const world = worldOf(loaded)
    const [customer] = await world.call('adminListCustomers', { sort: 'spend', pageSize: 1 })
    if (!customer) throw new Error('The demo shop has no customer')
    await world.call('adminAddCustomerNote', { id: customer.id, version: customer.version, text: 'Called.' })
    await userEvent.click(dialog.getByRole('button', { name: 'Merge the accounts' }))
    await waitFor(async () => expect(await dialog.findByText(/Someone else changed this/)).toBeVisible())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Merge the accounts' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: 'Merge the accounts' }))
    await screen.findByText('The two accounts are one now')
  },
}

/** [ADM-4] A lost phone is signed out from afar. */
export const SignedOutEverywhere: Story = {
  ...pageAt(withDevice),
  parameters: visualOff('Looks as Customer does.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Chrome on Android')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(async () => expect(await canvas.findByText('No device.')).toBeVisible())
  },
}

/** Somebody waits for a colour that is sold out, another for a lower price. */
async function withRequests(world: World): Promise<string> {
  const [first, second] = await world.call('adminListProducts', { pageSize: 2 })
  const { store, clock } = world.shop.dependencies
  const at = new Date(clock.now()).toISOString()
  const customer = (await world.call('adminListCustomers', { pageSize: 1 }))[0]
  const request = { expiresAt: '2027-06-01T00:00:00.000Z', createdAt: at } as const
  await store.transaction(async tx => {
    const [one, other] = [
      await tx.get('products', first?.id ?? ''),
      await tx.get('products', second?.id ?? ''),
    ]
    if (!one || !other) throw new Error('The demo shop has two products')
    await tx.put('productAlerts', {
      ...request,
      id: 'request-1',
      kind: 'back_in_stock',
      status: 'waiting',
      productId: one.id,
      sku: one.variants[0]?.sku ?? '',
      email: customer?.email ?? 'kavya@example.in',
      userId: customer?.id ?? null,
      priceWhenAsked: one.price,
    })
    await tx.put('productAlerts', {
      ...request,
      id: 'request-2',
      kind: 'price_drop',
      status: 'unconfirmed',
      productId: other.id,
      sku: other.variants[0]?.sku ?? '',
      email: 'a.rather.long.address.of.somebody@mail.example.in',
      userId: null,
      priceWhenAsked: other.price + 500_00,
    })
  })
  return '/admin/customers/notify-me'
}

/** Two customers answered whether they want offers. */
async function withAnswers(world: World): Promise<string> {
  const customers = await world.call('adminListCustomers', { sort: 'spend', pageSize: 2 })
  const at = new Date(world.shop.dependencies.clock.now()).toISOString()
  await world.shop.dependencies.store.transaction(async tx => {
    for (const [index, { id }] of customers.entries())
      await tx.put('consents', {
        id,
        entries: [{ purpose: 'offers', granted: index === 0, at, version: '2026-11-22' }],
      })
  })
  return '/admin/customers/offers-and-news'
}

/** [BEY-8] [ADM-4] What people wait for; those that are waiting alone. */
export const NotifyMe: Story = {
  ...pageAt(withRequests),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('cell', { name: 'Not confirmed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Waiting' }))
    await waitFor(() => expect(canvas.queryByRole('cell', { name: 'Not confirmed' })).toBeNull())
    await expect(addressOf(loaded)).toBe('/admin/customers/notify-me?status=waiting')
  },
}

/** [ADM-4] */
export const OffersAndNews: Story = {
  ...pageAt(withAnswers),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('cell', { name: 'Agreed' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Taken back' })).toBeVisible()
  },
}
