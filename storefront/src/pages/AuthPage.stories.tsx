import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Sign in',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/auth'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const PhoneCode: Story = {}
/** [AUTH-1] The code was sent. */
export const CodeSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '9876543210')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByRole('textbox', { name: 'OTP' })).toBeVisible()
  },
}
/** [AUTH-5] */
export const InvalidPhoneNumber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '12345')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    const words = await within(document.body).findAllByText(/^Please enter a valid phone number/)
    await expect(words[0]).toBeInTheDocument()
  },
}
export const Password: Story = { ...pageAt('/auth?way=password') }
/** [AUTH-10] The password was right, and a code of the authenticator app has to follow. */
export const SecondStep: Story = {
  ...pageAt('/auth?way=password'),
  parameters: {
    // The shop says on the console why a call failed [CLI-1].
    expectedMessages: ['ApiError: Enter the code from your authenticator app'],
    api: { persona: 'guest', overrides: { login: { error: 'second_factor_required' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username or email' }), 'admin')
    await userEvent.type(canvas.getByLabelText('Password'), 'raga-yaman-at-dusk')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toHaveFocus()
  },
}
export const Register: Story = { ...pageAt('/auth?way=register') }
/** [ROUTE-2] A guard sent the guest here. */
export const SentByAGuard: Story = {
  ...pageAt('/checkout'),
  play: async () => {
    await expect(await within(document.body).findByText('Authentication Required')).toBeInTheDocument()
  },
}
