import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { children: 'Earbuds tuned to the smallest interval you can hear.' },
  argTypes: {
    as: { control: 'select', options: ['h1', 'h2', 'h3', 'h4', 'p'] },
    size: { control: 'select', options: ['display1', 'display2', 'h1', 'h2', 'h3', 'ui'] },
  },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Display1: Story = { args: { as: 'h1', size: 'display1', children: '404' } }

export const Display2: Story = { args: { as: 'h2', size: 'display2' } }

export const PageTitle: Story = { args: { as: 'h1', children: 'Checkout' } }

export const SectionTitle: Story = { args: { children: 'Delivery address' } }

/** Level 2 in the outline, yet small. */
export const LevelAndLookApart: Story = {
  tags: ['modes'],
  args: { as: 'h2', size: 'h3', children: 'Order summary' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Order summary' }),
    ).toBeVisible()
  },
}
