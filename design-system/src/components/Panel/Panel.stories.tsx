import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Panel } from './Panel.tsx'

const meta = {
  title: 'Admin/Panel',
  component: Panel,
  args: { title: 'Low stock', children: 'Tivra, Gold: 4 left' },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-1] */
export const WithLink: Story = {
  tags: ['modes'],
  args: { aside: <Link href="#orders">All orders</Link> },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByRole('heading', { level: 2, name: 'Low stock' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'All orders' })).toBeVisible()
  },
}
