import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { AdminPageHeader } from './AdminPageHeader.tsx'

const meta = {
  title: 'Admin/AdminPageHeader',
  component: AdminPageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Orders',
    tabs: [
      { label: 'All', href: '/admin/orders', count: 486 },
      { label: 'Placed', href: '/admin/orders?status=placed', count: 18 },
      { label: 'Shipped', href: '/admin/orders?status=shipped', count: 41 },
      { label: 'Delivered', href: '/admin/orders?status=delivered', count: 402 },
      { label: 'Cancelled', href: '/admin/orders?status=cancelled', count: 11 },
    ],
    currentTab: '/admin/orders',
  },
} satisfies Meta<typeof AdminPageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const WithViews: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /All/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
export const WithActions: Story = {
  tags: ['modes'],
  args: {
    actions: (
      <Button variant="quiet" size="small">
        <Icon icon={Download} size={16} /> Export CSV
      </Button>
    ),
  },
}
/** [ADM-9] The field says in full what it looks through. */
export const WithSearch: Story = {
  args: {
    actions: (
      <form role="search">
        <TextField
          label="Search orders"
          hideLabel
          dense
          type="search"
          placeholder="Number, name, phone, city or email"
        />
      </form>
    ),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(field.clientWidth).toBeGreaterThan(280)
  },
}
export const TitleAlone: Story = { args: { title: 'Order SHR-8KQ2M4XD', tabs: [] } }
