import type { World } from '@shruti/mock-api'
import type { OrderStatus } from '@shruti/server/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { placeLinked } from '../../../.storybook/linked-order.ts'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const wordsOnly = { visual: { disable: true } }

async function numbersOf(world: World, status: OrderStatus): Promise<{ id: string; number: string }[]> {
  return world.call('adminListOrders', { status, pageSize: 3 })
}

const orderThatIs = (status: OrderStatus) => async (world: World) =>
  `/admin/orders/${(await numbersOf(world, status))[0]?.id ?? ''}`

const sheetsOf = (sheet: string) => async (world: World) => {
  const orders = await numbersOf(world, 'packed')
  return `/admin/orders/print?ids=${orders.map(({ id }) => id).join(',')}&sheet=${sheet}`
}

const meta = {
  title: 'Pages/Administration/Orders',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...pageAt('/admin/orders/ship'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-3] One row of two is left out, and says why; one press ships the other. */
export const ShipFromAFile: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const [order] = await numbersOf(worldOf(loaded), 'packed')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Rows of the file' }))
    await userEvent.paste(
      `order number,courier,tracking number\n${order?.number},Delhivery,1490815562035\nSHR-NOSUCH99,DTDC,D123456`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }))
    await waitFor(async () =>
      expect(await canvas.findByText('1 order will be shipped. 1 row is left out.')).toBeVisible(),
    )
    await expect(canvas.getByText('Order not found')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ship 1 order' })).toBeVisible()
  },
}
/** [ADM-3] */
export const WrongFile: Story = {
  parameters: {
    ...wordsOnly,
    expectedMessages: ['ApiError: The first row has to name the columns. Missing: Courier, Tracking number.'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Rows of the file' }), 'order,colour')
    await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }))
    await expect(
      await canvas.findByText('The first row has to name the columns. Missing: Courier, Tracking number.'),
    ).toBeVisible()
  },
}
/** [ADM-3] A note, and the address before it is packed. */
export const NoteAndAddress: Story = {
  ...pageAt(orderThatIs('placed')),
  parameters: wordsOnly,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'New note' }), 'Called twice')
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }))
    await waitFor(async () => expect(await canvas.findByText(/For the shop alone\.$/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Correct the address' }))
    const city = canvas.getByRole('textbox', { name: /^City/ })
    await userEvent.clear(city)
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    await waitFor(async () => expect(await canvas.findByText('Enter the city')).toBeVisible())
  },
}
/** [ADM-3, ADM-9] Somebody else wrote a note and corrected the address meanwhile: both versions, and the choice. */
export const ChangedMeanwhile: Story = {
  ...pageAt(orderThatIs('confirmed')),
  parameters: { expectedMessages: ['ApiError: Someone else changed this. Reload to see their version.'] },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const world = worldOf(loaded)
    const [listed] = await numbersOf(world, 'confirmed')
    const { id, version } = await world.call('adminGetOrder', { id: listed?.id ?? '' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'New note' }), 'Called twice')
    await world.call('adminAddOrderNote', {
      id,
      version,
      note: 'Wants it gift-wrapped',
      isForCustomer: false,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }))
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed this meanwhile')).toBeVisible(),
    )
    await expect(canvas.getByRole('cell', { name: /Wants it gift-wrapped/ })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue('Called twice')
  },
}
/** [ADM-3, ADM-9] What was typed goes over what the other wrote. */
export const KeptMine: Story = {
  ...ChangedMeanwhile,
  parameters: { ...wordsOnly, ...ChangedMeanwhile.parameters },
  play: async context => {
    await ChangedMeanwhile.play?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue(''))
    await expect(canvas.queryByText('Somebody else changed this meanwhile')).toBeNull()
    await expect(canvas.getByText('Called twice')).toBeVisible()
  },
}
const packedOfSeveral = async (world: World) => {
  const orders = await world.call('adminListOrders', { status: 'packed,confirmed,placed', pageSize: 100 })
  const chosen = orders.find(({ itemCount }) => itemCount > 1)
  if (!chosen) throw new Error('The demo shop has no order of several pieces to send')
  const path: readonly OrderStatus[] = ['placed', 'confirmed', 'packed']
  let { version } = chosen
  for (const status of path.slice(path.indexOf(chosen.status) + 1))
    version = (await world.call('adminSetOrderStatus', { id: chosen.id, version, status })).version
  return `/admin/orders/${chosen.id}`
}
/** [ADM-3] One piece goes first, the rest waits for its own parcel. */
export const InTwoParcels: Story = {
  ...pageAt(packedOfSeveral),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send in several parcels' }))
    const [last] = canvas
      .getAllByRole('combobox')
      .filter(box => within(box).queryByText('Not in this parcel'))
      .slice(-1)
    const options = within(last as HTMLElement).getAllByRole<HTMLOptionElement>('option')
    await userEvent.selectOptions(last as HTMLElement, options.at(-2)?.value ?? '0')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Courier' }), 'Delhivery')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tracking number' }), '1490815562035')
    await userEvent.click(canvas.getByRole('button', { name: 'Ship parcel' }))
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Parcel 2' })).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Parcel 1' })).toBeVisible()
  },
}
const sentInTwoParcels = async (world: World) => {
  const path = await packedOfSeveral(world)
  const id = path.split('/').at(-1) ?? ''
  const sent = { carrier: 'Delhivery', trackingNumber: '1490815562035' }
  let order = await world.call('adminGetOrder', { id })
  const [first] = order.unsent
  const one = [{ lineIndex: first?.lineIndex ?? 0, quantity: 1 }]
  order = await world.call('adminShipParcel', { id, version: order.version, items: one, ...sent })
  const items = order.unsent.map(({ lineIndex, quantity }) => ({ lineIndex, quantity }))
  await world.call('adminShipParcel', { id, version: order.version, items, ...sent })
  return path
}
const askToLose = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByText('Parcel 1 is lost'))
  const button = within(canvasElement).getByRole('button', { name: 'Mark parcel 1 as lost' })
  const form = within(button.closest('form') ?? canvasElement)
  await userEvent.click(form.getByRole('radio', { name: /^Send again/ }))
  await userEvent.type(form.getByRole('textbox', { name: /^Note/ }), 'No scan since Nagpur')
  await userEvent.click(button)
  return screen.findByRole('alertdialog')
}
/** [ADM-3] One parcel of two is lost and sent again: its pieces wait for a new parcel, the other one goes on. */
export const LostParcel: Story = {
  ...pageAt(sentInTwoParcels),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await askToLose(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as lost' }))
    await waitFor(async () =>
      expect(await canvas.findByText(/^Lost, marked on .* sent again\.$/)).toBeVisible(),
    )
    await expect(canvas.getByRole('heading', { name: 'Parcel 3' })).toBeVisible()
  },
}
/** [ADM-3] Asks once more, and what cannot be is said in the form. */
export const LostWithoutStock: Story = {
  ...pageAt(async world => {
    const path = await sentInTwoParcels(world)
    await world.shop.dependencies.store.transaction(async tx => {
      for (const product of await tx.list('products'))
        await tx.put('products', {
          ...product,
          variants: product.variants.map(variant => ({ ...variant, stock: 0 })),
        })
    })
    return path
  }),
  parameters: { ...wordsOnly, expectedMessages: ['ApiError: Only 0 of '] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await askToLose(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as lost' }))
    await waitFor(async () =>
      expect(await canvas.findByText(/^Only 0 of .* in stock to send again$/)).toBeVisible(),
    )
  },
}
/** [ADM-3] An order that waits for its money is cancelled with a reason; its link is over then. */
export const CancelUnpaid: Story = {
  ...pageAt(async world => `/admin/orders/${(await placeLinked(world)).id}`),
  parameters: { expectedMessages: ['ApiError: Say why the order is cancelled'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Cancel this order'))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
    await waitFor(async () => expect(await canvas.findByText('Say why the order is cancelled')).toBeVisible())
  },
}
/** [ADM-3] */
export const UnpaidCancelled: Story = {
  ...CancelUnpaid,
  parameters: wordsOnly,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Cancel this order'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Asked for by phone')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
    await waitFor(async () => expect(await canvas.findByText('This order is closed.')).toBeVisible())
    await expect(canvas.queryByText('Cancel this order')).toBeNull()
  },
}
/** [ADM-3] An empty parcel is refused, and nothing is lost that was typed. */
export const EmptyParcel: Story = {
  ...pageAt(packedOfSeveral),
  parameters: { ...wordsOnly, expectedMessages: ['ApiError: Choose what is in the parcel'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send in several parcels' }))
    for (const box of canvas.getAllByRole('combobox')) {
      if (within(box).queryByText('Not in this parcel')) await userEvent.selectOptions(box, '0')
    }
    await userEvent.type(canvas.getByRole('combobox', { name: 'Courier' }), 'Delhivery')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tracking number' }), '1490815562035')
    await userEvent.click(canvas.getByRole('button', { name: 'Ship parcel' }))
    await waitFor(async () => expect(await canvas.findByText('Choose what is in the parcel')).toBeVisible())
    await expect(canvas.getByRole('combobox', { name: 'Courier' })).toHaveValue('Delhivery')
  },
}
/** [ADM-3] */
export const RefundBeyondWhatWasPaid: Story = {
  ...pageAt(orderThatIs('delivered')),
  parameters: { ...wordsOnly, expectedMessages: ['ApiError: Refund exceeds the amount paid'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const amount = canvas.getByRole('textbox', { name: 'Amount in ₹' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '99999999')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Scratched lid')
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }))
    await waitFor(async () => expect(await canvas.findByText('Refund exceeds the amount paid')).toBeVisible())
  },
}
/** [ADM-3] */
export const Returns: Story = {
  ...pageAt('/admin/returns'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
  },
}
/** [ADM-3] */
export const NoReturns: Story = {
  ...pageAt('/admin/returns'),
  parameters: { ...wordsOnly, api: { persona: 'administrator', scenario: 'empty' } },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('There are no returns yet.')).toBeVisible(),
    )
  },
}
/** [ADM-3] */
export const ReturnsFailed: Story = {
  ...pageAt('/admin/returns'),
  parameters: {
    ...wordsOnly,
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'administrator', overrides: { adminListReturns: { error: 'server_error' } } },
  },
}
/** [ADM-3] */
export const PackingSlips: Story = {
  ...pageAt(sheetsOf('slips')),
  parameters: wordsOnly,
  play: async ({ canvasElement }) => {
    const slips = within(canvasElement).getAllByRole('heading', { name: /^Packing slip SHR-/ })
    await expect(slips.length).toBeGreaterThan(0)
  },
}
/** [ADM-3] */
export const LabelsOnA4: Story = { ...pageAt(sheetsOf('labels-a4')) }
/** [ADM-3] */
export const PickList: Story = {
  ...pageAt(sheetsOf('pick-list')),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('columnheader', { name: 'Pieces' })).toBeVisible()
  },
}
