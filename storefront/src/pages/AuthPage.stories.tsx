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
/** [ROUTE-2] From the checkout a phone number is all that is asked for; the other ways are a press away. */
export const FromTheCheckout: Story = {
  ...pageAt('/auth?next=%2Fcheckout'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Continue with your phone number' }),
    ).toBeVisible()
    await expect(canvas.queryByLabelText(/password/i)).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Sign in another way' })).toBeVisible()
  },
}
/** [ROUTE-2] */
export const AnotherWayFromTheCheckout: Story = {
  ...pageAt('/auth?next=%2Fcheckout'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in another way' }))
    await expect(await canvas.findByRole('navigation', { name: 'Ways to sign in' })).toBeVisible()
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
/** [AUTH-5][AUTH-7] The refusal leads to a new password. */
export const WrongPassword: Story = {
  ...pageAt('/auth?way=password'),
  parameters: {
    expectedMessages: ['ApiError: Invalid username or password'],
    api: { persona: 'guest', overrides: { login: { error: 'invalid_credentials' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username or email' }), 'asha')
    await userEvent.type(canvas.getByLabelText('Password'), 'not-this-one')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const refusal = await canvas.findByRole('alert')
    await expect(within(refusal).getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/auth?way=reset',
    )
  },
}
export const ForgotPassword: Story = {
  ...pageAt('/auth?way=reset'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('textbox', { name: 'Email or mobile number' }),
    ).toBeVisible()
  },
}

/** Asks for a code as far as the form for the new password. */
async function askForReset(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Email or mobile number' }),
    'asha@example.com',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
  await expect(await canvas.findByRole('textbox', { name: 'OTP' })).toHaveFocus()
  return canvas
}

/** [AUTH-7] The words are the same whether there is an account or not. */
export const ForgotPasswordCodeSent: Story = {
  ...pageAt('/auth?way=reset'),
  play: async ({ canvasElement }) => {
    const canvas = await askForReset(canvasElement)
    await expect(
      canvas.getByText('If there is an account with this email or phone number, we sent an OTP to it.'),
    ).toBeVisible()
  },
}
/** [AUTH-7] What was typed stays, and the focus is where it is to be put right. */
export const ForgotPasswordWrongCode: Story = {
  ...pageAt('/auth?way=reset'),
  parameters: {
    expectedMessages: ['ApiError: Invalid OTP'],
    api: { persona: 'guest', overrides: { resetPassword: { error: 'invalid_otp' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = await askForReset(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'OTP' }), '000000')
    await userEvent.type(canvas.getByLabelText('New password'), 'monsoon-kafi-thumri')
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }))
    await expect(await canvas.findByText('Please check the OTP and try again.')).toBeVisible()
    await expect(canvas.getByLabelText('New password')).toHaveValue('monsoon-kafi-thumri')
  },
}
/** [AUTH-7] */
export const ForgotPasswordCommonPassword: Story = {
  ...pageAt('/auth?way=reset'),
  parameters: {
    expectedMessages: ['ApiError: This password is too common. Choose another one.'],
    api: {
      persona: 'guest',
      overrides: {
        resetPassword: {
          error: 'common_password',
          fields: { newPassword: 'This password is too common. Choose another one.' },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await askForReset(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'OTP' }), '123456')
    await userEvent.type(canvas.getByLabelText('New password'), 'password1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }))
    await expect(await canvas.findByText('This password is too common. Choose another one.')).toBeVisible()
  },
}
