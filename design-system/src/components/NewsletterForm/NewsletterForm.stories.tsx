import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NewsletterForm } from './NewsletterForm.tsx'

const meta = {
  title: 'Shell/NewsletterForm',
  component: NewsletterForm,
  args: { code: 'WELCOME10' },
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}

/** The thank-you takes the field's place and names the code. */
export const Thanked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email address'), 'ananya@example.in{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME10')
    await expect(canvas.queryByLabelText('Email address')).not.toBeInTheDocument()
  },
}

export const WithoutAnAt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email address'), 'ananya.example.in{Enter}')
    const field = canvas.getByLabelText('Email address')
    await expect(field).toHaveAccessibleDescription(/Enter an email address with an @/)
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('ananya.example.in')
  },
}
