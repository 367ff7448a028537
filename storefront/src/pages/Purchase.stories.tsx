import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pageAt } from '../../../.storybook/page-story.tsx'

/** A purchase from the home page to the confirmation, on the shop's real routes. */
const meta = {
  title: 'Pages/Purchase',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-1] [SHOP-2] [CHK-1] [CHK-2] [ORD-1] A guest finds earbuds, signs in by phone at the checkout, fails to pay by UPI, and pays by net banking. */
export const FromHomeToConfirmation: Story = {
  // Each page on the way has pictures of its own.
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement)
    const main = () => within(page.getByRole('main'))
    // The element itself, since it is looked for at each change of a page: a role takes far longer to tell.
    const heading = (name: string | RegExp) =>
      waitFor(() => expect(canvasElement.querySelector('h1')).toHaveTextContent(name))
    const follow = async (text: string) =>
      userEvent.click(await page.findByText(text, { selector: 'a, a *' }))
    // A button that is busy takes no press.
    const press = async (name: string | RegExp) => {
      const [button] = main().getAllByRole('button', { name })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
      await userEvent.click(button!)
    }
    const choose = async (name: string | RegExp) => {
      await userEvent.click(main().getByRole('radio', { name }))
      await waitFor(() => expect(main().getByRole('radio', { name })).toBeChecked())
    }

    await step('from the home page to a product', async () => {
      await follow('Shop earbuds')
      await heading('All earbuds')
      await follow('Bindu')
      await heading('Bindu')
    })
    await step('into the cart, and on to the checkout', async () => {
      await press('Add to cart')
      await follow('View cart')
      await heading('Cart')
      await follow('Check out')
    })
    await step('signed in by a code, which is the account from then on', async () => {
      await userEvent.type(await page.findByLabelText('Mobile number'), '9845012345')
      await press('Send OTP')
      const sentence = await page.findByText(/the OTP is \d{6}/)
      const code = /\d{6}/.exec(sentence.textContent)?.[0] ?? ''
      await userEvent.type(page.getByLabelText('OTP'), code)
      await heading('Checkout')
    })
    await step('an address, UPI, and the order', async () => {
      const address = within(main().getByRole('region', { name: 'Delivery address' }))
      await userEvent.type(await address.findByLabelText('Full name'), 'Ananya Iyer')
      const building = address.getByLabelText('Flat, house, building')
      await userEvent.type(building, '14, Sea Breeze Apartments')
      await userEvent.type(address.getByLabelText('PIN code'), '400050')
      // The city follows the PIN code, and an address without one is not saved.
      await waitFor(() => expect(address.getByLabelText('City')).toHaveValue('Mumbai'))
      await userEvent.click(address.getByRole('button', { name: 'Save address' }))
      await address.findByText(/14, Sea Breeze Apartments/)
      await choose(/^UPI/)
      await userEvent.click(main().getByRole('checkbox', { name: /I accept/ }))
      await press('Place order')
      await heading('Pay for your order')
    })
    await step('a payment that fails charges nothing and keeps the order', async () => {
      await press(/^Pay ₹/)
      await heading(/^Test payment of ₹/)
      await choose(/^Fail/)
      await press('End the payment')
      await expect(await page.findByText(/^Payment failed\. You have not been charged\./)).toBeVisible()
    })
    await step('paid another way, and confirmed', async () => {
      await choose(/^Net banking/)
      await press(/^Pay ₹/)
      await heading(/^Test payment of ₹/)
      await press('End the payment')
      await heading(/^Thank you/)
      await expect(page.getByText(/SHR-[0-9A-Z]{8}/)).toBeVisible()
    })
  },
}
