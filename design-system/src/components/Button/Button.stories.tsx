import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    loading: { control: 'boolean' },
    wide: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to cart' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Browse all products' } }

export const Quiet: Story = { args: { variant: 'quiet', children: 'Change address' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel order' } }

export const Small: Story = { args: { size: 'small' } }

export const Large: Story = { args: { size: 'large' } }

export const Wide: Story = { args: { wide: true, children: 'Place order' } }

export const Disabled: Story = { args: { disabled: true, children: 'Sold out' } }

/** It keeps its width and its name, and a second press does nothing. */
export const Loading: Story = {
  args: { loading: true, children: 'Place order' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Place order' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  args: { href: '#shop', children: 'Go to the shop' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go to the shop' })).toHaveAttribute(
      'href',
      '#shop',
    )
  },
}

export const LongLabel: Story = {
  args: { children: 'Tell me when the Tivra in Silver is back in stock at my PIN code' },
}
