import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#returns', children: 'Read the return policy' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['text', 'plain', 'strong'] },
    LinkComponent: { control: false },
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  tags: ['modes'],
  render: args => (
    <Text>
      Send it back within 30 days of delivery. <Link {...args} /> before you pack it.
    </Text>
  ),
}

export const Plain: Story = { args: { variant: 'plain', children: 'Best sellers' } }

export const Strong: Story = { args: { variant: 'strong', children: 'Write a review' } }

/** An application passes its router's link; it gets the same attributes. */
export const ThroughARouter: Story = {
  args: {
    LinkComponent: ({ children, ...props }) => (
      <a data-router="" {...props}>
        {children}
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('data-router')
  },
}
