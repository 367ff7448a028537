import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StatTile } from './StatTile.tsx'

const meta = {
  title: 'Admin/StatTile',
  component: StatTile,
  args: { label: 'Revenue', value: '₹2,34,870', changePercent: 12 },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-1] */
export const Up: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Up 12% from the previous period')).toHaveAttribute(
      'data-good',
      'true',
    )
  },
}
export const Down: Story = { args: { changePercent: -4 } }
/** [ADM-5] A figure opens the rows that it adds up. */
export const WithRows: Story = {
  tags: ['modes'],
  args: { whyHref: '#rows' },
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    const why = within(canvasElement).getByRole('link', { name: 'Why? The rows of Revenue' })
    await expect(why).toHaveAttribute('href', '#rows')
  },
}
/** Fewer returns are good news. */
export const DownIsGood: Story = {
  args: { label: 'Returns', value: '14', changePercent: -20, better: 'down' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Down 20% from the previous period')).toHaveAttribute(
      'data-good',
      'true',
    )
  },
}
export const Unchanged: Story = { args: { changePercent: 0 } }
export const WithNote: Story = {
  args: { label: 'To pack', value: '18', changePercent: undefined, note: 'Oldest waits since 9:12 AM' },
}
