import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Free shipping on all orders' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Free shipping on all orders' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
  },
}

export const On: Story = { tags: ['modes'], args: { defaultChecked: true } }

export const Disabled: Story = {
  args: {
    label: 'Cash on delivery',
    disabled: true,
    defaultChecked: true,
    hint: 'Keep at least one payment method on.',
  },
}
