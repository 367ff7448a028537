import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

async function fillCart(world: World): Promise<void> {
  await world.call('addCartItem', { productId: 'prd_tivra', quantity: 1, variantIndex: 0 })
}

async function forgetAddresses(world: World): Promise<void> {
  for (const { id } of await world.call('listAddresses', {})) await world.call('deleteAddress', { id })
}

async function clearCart(world: World): Promise<void> {
  await world.call('clearCart', {})
}

const meta = {
  title: 'Pages/Checkout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'customer', prepare: fillCart } },
  ...pageAt('/checkout'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [CHK-1] */
export const WithSavedAddresses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Place order' })).toBeVisible()
  },
}
/** [CHK-1] Whoever uses the keyboard goes on in the form that opens, and after it where they were. */
export const KeyboardStaysWithAddress: Story = {
  parameters: { visual: { disable: 'Looks as WithSavedAddresses does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add new address' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add new address' })).toHaveFocus())
  },
}
/** [CHK-1] The sum is read before the button, on a phone as well, where all stands below each other. */
export const TotalBeforeTheButton: Story = {
  globals: { viewport: { value: 'mobile390' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [total] = await canvas.findAllByText('Total')
    const [button] = canvas.getAllByRole('button', { name: 'Place order' })
    if (!total || !button) throw new Error('The checkout has no total, or no button')
    await expect(total.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}
/** [CHK-1] What is missing is said until it is there. */
export const TermsNotAccepted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Total')
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await canvas.findByText('Accept the terms to place the order')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept/ }))
    await expect(canvas.queryByText('Accept the terms to place the order')).not.toBeInTheDocument()
  },
}

async function withoutAddresses(world: World): Promise<void> {
  await fillCart(world)
  await forgetAddresses(world)
}

/** [CHK-1] An address that is only begun is not sent to: each field says what is missing, and keeps what was typed. */
export const FirstAddress: Story = {
  parameters: { api: { persona: 'customer', prepare: withoutAddresses } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The field prints +91 itself.
    await expect(await canvas.findByRole('textbox', { name: 'Mobile number' })).toHaveDisplayValue(/^\d{10}$/)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ananya Iyer')
    await canvas.findByText('Total')
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    const building = canvas.getByRole('textbox', { name: 'Flat, house, building' })
    await waitFor(() => expect(building).toHaveAccessibleDescription('Enter the flat, house or building'))
    await expect(canvas.getByRole('textbox', { name: 'PIN code' })).toHaveAccessibleDescription(
      'Enter a valid 6-digit PIN code',
    )
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ananya Iyer')
  },
}

async function typeAddress(page: HTMLElement): Promise<void> {
  const canvas = within(page)
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), 'Ananya Iyer')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Flat, house, building' }), '14, Sea Breeze')
  await userEvent.clear(canvas.getByRole('textbox', { name: 'PIN code' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'PIN code' }), '400050')
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Mumbai'))
}

/** [CHK-1] An address that is filled in and not saved is saved by placing the order. */
export const AddressSavedByPlacing: Story = {
  parameters: { api: { persona: 'customer', prepare: withoutAddresses } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAddress(canvasElement)
    await canvas.findByText('Total')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await canvas.findByText(/SHR-[0-9A-Z]{8}/)).toBeVisible()
  },
}
/** [CHK-1] The session ended while the address was being typed: it stays, and a sign-in in place saves it. */
export const SessionEnded: Story = {
  parameters: {
    api: {
      persona: 'customer',
      prepare: withoutAddresses,
      overrides: { createAddress: { error: 'unauthenticated' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAddress(canvasElement)
    await canvas.findByText('Total')
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Your session has ended' })
    // It comes in where motion is allowed.
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.getByLabelText('Flat, house, building')).toHaveValue('14, Sea Breeze')
  },
}
/** [CHK-1] State and city follow the PIN code, until the city is typed. */
export const PinCodeChanged: Story = {
  parameters: { api: { persona: 'customer', prepare: withoutAddresses } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await typeAddress(canvasElement)
    const state = canvas.getByRole('combobox', { name: 'State' })
    const city = canvas.getByRole('textbox', { name: 'City' })
    const pincode = canvas.getByRole('textbox', { name: 'PIN code' })
    await expect(state).toHaveValue('Maharashtra')
    await userEvent.clear(pincode)
    await userEvent.type(pincode, '560001')
    await waitFor(() => expect(city).toHaveValue('Bengaluru'))
    await expect(state).toHaveValue('Karnataka')
    await userEvent.clear(city)
    await userEvent.type(city, 'Yelahanka')
    await userEvent.clear(pincode)
    await userEvent.type(pincode, '110001')
    await waitFor(() => expect(state).toHaveValue('Delhi'))
    await expect(city).toHaveValue('Yelahanka')
  },
}
/** [CHK-1] A total that cannot be had leaves the half-filled address alone. */
export const FailedWhileTyping: Story = {
  parameters: {
    api: {
      persona: 'customer',
      prepare: withoutAddresses,
      overrides: { createQuote: { error: 'server_error' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), 'Ananya Iyer')
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ananya Iyer')
  },
}
const officeOfKumar = {
  fullName: 'Ravi Kumar',
  phoneNumber: '9845012345',
  line1: '14 Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
} as const

async function fillCartFromBengaluru(world: World): Promise<void> {
  await withoutAddresses(world)
  await world.call('createAddress', officeOfKumar)
}

async function buyFor(page: HTMLElement, gstin: string): Promise<void> {
  const canvas = within(page)
  await canvas.findByText('Total')
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Business purchase: add GSTIN' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'GSTIN' }), gstin)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Legal name of the business' }), 'Kumar Traders')
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept/ }))
}

async function threeOfBindu(world: World): Promise<void> {
  await fillCartFromBengaluru(world)
  await world.call('clearCart', {})
  await world.call('addCartItem', { productId: 'prd_bindu', quantity: 3, variantIndex: 0 })
}

/** [CHK-1] A price that rose while the shopper looked is shown from old to new, and charged only when it was accepted. */
export const PriceChanged: Story = {
  parameters: {
    api: { persona: 'customer', prepare: fillCartFromBengaluru },
    expectedMessages: ['ApiError: Prices changed since you last looked. Please review your order.'],
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Total')
    await worldOf(loaded).changeProduct('prd_tivra', { price: 849_900 })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await canvas.findByText('Review changes')).toBeVisible()
    await expect(canvas.getByText('Review the changes to place the order')).toBeVisible()
  },
}
/** [CHK-1] What was accepted is placed. */
export const ChangedPriceAccepted: Story = {
  ...PriceChanged,
  play: async context => {
    await PriceChanged.play?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept changes' }))
    await waitFor(() => expect(canvas.queryByText('Review changes')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await canvas.findByText(/SHR-[0-9A-Z]{8}/)).toBeVisible()
  },
}
/** [CHK-1] Of a line that asks for more than is left, what is left can be accepted. */
export const StockChanged: Story = {
  parameters: {
    api: { persona: 'customer', prepare: threeOfBindu },
    expectedMessages: ['ApiError: Only 1 left in stock'],
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Total')
    await worldOf(loaded).changeProduct('prd_bindu', { stock: 1 })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I accept/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    await expect(await canvas.findByText('Some items are no longer available')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept changes' }))
    await expect(await canvas.findByText(/ × 1$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeVisible()
  },
}
/** [CHK-1] On a phone the total and the button stay in sight. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile390' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await canvas.findAllByText('Total')
  },
}
/** [CUR-1] Every figure in dollars, and what is charged in rupees. */
export const Dollars: Story = { globals: { currency: 'USD' } }
/** [CHK-1] A GSTIN with its name, billed where the order goes or elsewhere. */
export const BusinessPurchase: Story = {
  parameters: { api: { persona: 'customer', prepare: fillCartFromBengaluru } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await buyFor(canvasElement, '29AABCS1429B1ZQ')
    await expect(canvas.getByRole('radio', { name: 'Same as the delivery address' })).toBeChecked()
  },
}
/** [CHK-1] A GSTIN that was mistyped is named, and the message goes with its cause. */
export const GstinMistyped: Story = {
  parameters: { api: { persona: 'customer', prepare: fillCartFromBengaluru } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await buyFor(canvasElement, '29AABCS1429B1Z')
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    const field = canvas.getByRole('textbox', { name: 'GSTIN' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a valid 15-character GSTIN/))
    await expect(await canvas.findByText('GSTIN: Enter a valid 15-character GSTIN')).toBeVisible()
    await userEvent.type(field, 'Q')
    await waitFor(() =>
      expect(canvas.queryByText(/Enter a valid 15-character GSTIN/)).not.toBeInTheDocument(),
    )
    await userEvent.type(field, '{Backspace}')
    await expect(await canvas.findByText('GSTIN: Enter a valid 15-character GSTIN')).toBeVisible()
  },
}
/** [CHK-1] A GSTIN of another state than the billing address is refused by the server, beside its field. */
export const GstinRefused: Story = {
  parameters: {
    api: { persona: 'customer', prepare: fillCartFromBengaluru },
    expectedMessages: [
      'ApiError: This GSTIN is registered in Delhi, and the billing address is in Karnataka. Check the GSTIN, or choose another billing address.',
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await buyFor(canvasElement, '07AABCS1429B1ZW')
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }))
    const field = canvas.getByRole('textbox', { name: 'GSTIN' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/registered in Delhi.*is in Karnataka/))
  },
}
export const EmptyCart: Story = {
  parameters: { api: { persona: 'customer', prepare: clearCart } },
}
export const Failed: Story = {
  parameters: {
    api: { persona: 'customer', prepare: fillCart, overrides: { createQuote: { error: 'server_error' } } },
  },
}
async function forgetOrders(world: World): Promise<void> {
  await fillCart(world)
  await world.shop.dependencies.store.transaction(async tx => {
    for (const { id } of await tx.list('orders')) await tx.delete('orders', id)
  })
}

/** [BEY-12] A code that is applied or removed here is so in the cart too. */
export const CodeKeptByTheCart: Story = {
  parameters: { api: { persona: 'customer', prepare: forgetOrders } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const codeOfTheCart = async () => (await worldOf(loaded).call('getCartOffer', {})).code
    await userEvent.click(await canvas.findByText('Offer code', { selector: 'summary' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Offer code' }), 'SHRUTI20{Enter}')
    const remove = await canvas.findByRole('button', { name: 'Remove code SHRUTI20' })
    await waitFor(async () => expect(await codeOfTheCart()).toBe('SHRUTI20'))
    await userEvent.click(remove)
    await waitFor(async () => expect(await codeOfTheCart()).toBeNull())
    await waitFor(() => expect(canvas.queryByText('Code SHRUTI20 applied')).not.toBeInTheDocument())
  },
}
/** [CHK-1] The total is on its way; the address can be chosen meanwhile. */
export const LoadingTotal: Story = {
  parameters: {
    api: { persona: 'customer', prepare: fillCart, overrides: { createQuote: { network: 'pending' } } },
  },
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: 'Place order' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
/** [CHK-1] One of everything. */
export const ManyLines: Story = {
  parameters: {
    api: {
      persona: 'customer',
      prepare: async (world: World) => {
        const products = await world.call('listProducts', { pageSize: 12 })
        for (const { id, variants } of products) {
          const variantIndex = variants.findIndex(({ stock }) => stock > 0)
          if (variantIndex >= 0) await world.call('addCartItem', { productId: id, quantity: 1, variantIndex })
        }
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Total')
  },
}
