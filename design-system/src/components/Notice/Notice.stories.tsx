import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Prices show in US dollars. Orders are charged in rupees.' },
  argTypes: { tone: { control: 'inline-radio', options: ['info', 'success', 'warning', 'danger'] } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {}

export const Success: Story = {
  args: { tone: 'success', children: 'SHRUTI20 is applied. You save ₹1,599.80.' },
}

export const Warning: Story = {
  args: { tone: 'warning', title: 'Only 2 left in stock', children: 'Tivra, Silver' },
}

export const Danger: Story = {
  tags: ['modes'],
  args: {
    tone: 'danger',
    live: true,
    title: 'Payment failed. You have not been charged.',
    children: 'Your bank declined it.',
    action: <Link href="#pay">Choose another way to pay</Link>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Payment failed.')
  },
}
