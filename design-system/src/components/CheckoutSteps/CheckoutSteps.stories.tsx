import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CheckoutSteps } from './CheckoutSteps.tsx'

const meta = {
  title: 'Checkout/CheckoutSteps',
  component: CheckoutSteps,
  args: {
    steps: [
      { label: 'Address', href: '#address' },
      { label: 'Delivery', href: '#delivery' },
      { label: 'Payment', href: '#payment' },
    ],
    current: 0,
  },
} satisfies Meta<typeof CheckoutSteps>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}

/** A finished step leads back to itself; what is ahead is no link. */
export const Second: Story = {
  args: { current: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Address' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Payment' })).not.toBeInTheDocument()
  },
}

export const Last: Story = { args: { current: 2 } }

/** The links of an application's own router. */
export const RouterLinks: Story = {
  args: {
    current: 1,
    LinkComponent: ({ href, children, ...rest }) => (
      <a href={`/hi${href}`} {...rest}>
        {children}
      </a>
    ),
  },
  parameters: { visual: { disable: 'Looks as Second does.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Address' })).toHaveAttribute('href', '/hi#address')
  },
}
