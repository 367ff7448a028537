import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Heart, Plus, ShoppingBag } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from './IconButton.tsx'
import { onNight } from '../../stories-data/frames.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: Heart, label: 'Add to favorites', onClick: fn() },
  argTypes: {
    icon: { control: false },
    count: { control: { type: 'number', min: 0 } },
    variant: { control: 'inline-radio', options: ['plain', 'bordered', 'inverse'] },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to favorites' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Bordered: Story = { args: { variant: 'bordered', icon: Plus, label: 'Add Komal to cart' } }

/** [NAV-4] The accessible name holds the number. */
export const WithCount: Story = {
  tags: ['modes'],
  args: { icon: ShoppingBag, label: 'Cart', count: 2, countLabel: 'items', href: '#cart' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  },
}

export const ManyUnread: Story = {
  args: { icon: Bell, label: 'Notifications', count: 128, countLabel: 'unread' },
}

export const Disabled: Story = { args: { disabled: true } }

export const OnNight: Story = {
  args: { variant: 'inverse' },
  decorators: [onNight],
}
