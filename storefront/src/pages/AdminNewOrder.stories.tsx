import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { customerWithAddress, placeLinked } from '../../../.storybook/linked-order.ts'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const wordsOnly = { visual: { disable: true } }

const meta = {
  title: 'Pages/Administration/New order',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...pageAt('/admin/orders/new'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Finds a customer by the phone number, as somebody does who is rung up. */
async function chooseCustomer(canvasElement: HTMLElement, loaded: object) {
  const canvas = within(canvasElement)
  const { customer } = await customerWithAddress(worldOf(loaded))
  await userEvent.type(
    canvas.getByRole('textbox', { name: /^Find a customer/ }),
    customer.phoneNumber ?? customer.name ?? '',
  )
  const [found] = await canvas.findAllByRole('radio')
  if (found) await userEvent.click(found)
  await canvas.findByRole('button', { name: 'Choose another customer' })
}

async function addTivra(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Product' }), 'prd_tivra')
  await userEvent.click(canvas.getByRole('button', { name: 'Add to the order' }))
}

/** [ADM-3] */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Choose a customer and products to see the total.')).toBeVisible()
    await expect(canvas.getByRole('option', { name: /^Tivra, ₹/ })).toBeInTheDocument()
  },
}
/** [ADM-3] The server's own quote: lines, delivery, tax and total, and the ways to pay. */
export const Quoted: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await chooseCustomer(canvasElement, loaded)
    await addTivra(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity of Tivra/ }))
    await expect(
      await canvas.findByRole('button', { name: 'Place the order and send the link' }),
    ).toBeVisible()
    await waitFor(async () => expect(await canvas.findByText(/× 2$/)).toBeVisible())
  },
}
/** [ADM-3] The order's page has the link to copy, and says until when it is good. */
export const PlacedWithALink: Story = {
  parameters: wordsOnly,
  play: async context => {
    await Quoted.play?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Place the order and send the link' }))
    await expect(await canvas.findByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: /^Order SHR-/ })).toBeVisible()
  },
}
/** [ADM-3] */
export const NewCustomer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'New customer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add customer' }))
    await expect(await canvas.findByText('Invalid phone number')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Leela Menon')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone number/ }), '98470 12345')
    await userEvent.click(canvas.getByRole('button', { name: 'Add customer' }))
    await expect(await canvas.findByRole('textbox', { name: /^Full name/ })).toHaveValue('Leela Menon')
  },
}
/** [ADM-3] What cannot be had is said in words, and nothing is placed. */
export const Refused: Story = {
  parameters: {
    ...wordsOnly,
    api: { persona: 'administrator', overrides: { adminQuoteOrder: { error: 'out_of_stock' } } },
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await chooseCustomer(canvasElement, loaded)
    await addTivra(canvasElement)
    await expect(await canvas.findByText('This product is out of stock')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Place the order/ })).toBeNull()
  },
}
/** [ADM-3] An order that waits for its money, with its link. */
export const OrderWithALink: Story = {
  ...pageAt(async world => `/admin/orders/${(await placeLinked(world)).id}`),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = await canvas.findByText(/\/pay\/link#[0-9a-f]{32}$/)
    await expect(link).toBeVisible()
    await expect(canvas.getByText(/Valid until \d+ \w+, /)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible()
  },
}
/** [ADM-3] Sent again within the minute, it says when it may be. */
export const SentTooSoon: Story = {
  ...OrderWithALink,
  parameters: { ...wordsOnly, expectedMessages: ['ApiError: Too many requests'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const again = await canvas.findByRole('button', { name: 'Send again' })
    await userEvent.click(again)
    // A message moves in, and is not visible from its first frame on.
    await waitFor(async () => expect(await canvas.findByText('Payment link sent')).toBeVisible())
    await userEvent.click(again)
    await waitFor(async () => expect(await canvas.findByText(/^Too many/)).toBeVisible())
  },
}
