import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { narrow } from '../../stories-data/frames.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  decorators: [narrow],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Password', { selector: 'input' })
    await userEvent.click(field)
    await userEvent.paste('veena-strings-7')
    await expect(field).toHaveValue('veena-strings-7')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const New: Story = {
  tags: ['modes'],
  args: { autoComplete: 'new-password', hint: '8 characters or more.' },
}

export const Invalid: Story = { args: { error: 'Please check your credentials and try again.' } }
