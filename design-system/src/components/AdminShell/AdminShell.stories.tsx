import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { adminNavigation, adminOrders } from '../../stories-data/admin.ts'
import { AdminPageHeader } from '../AdminPageHeader/AdminPageHeader.tsx'
import { OrderTable } from '../OrderTable/OrderTable.tsx'
import { AdminShell } from './AdminShell.tsx'

const meta = {
  title: 'Admin/AdminShell',
  component: AdminShell,
  parameters: { layout: 'fullscreen' },
  args: {
    links: adminNavigation,
    currentPath: '/admin/orders',
    shopHref: '/',
    onLogout: fn(),
    onFind: fn(),
    onMenuOpen: fn(),
    children: (
      <>
        <AdminPageHeader title="Orders" />
        <OrderTable orders={adminOrders} hrefFor={order => `/admin/orders/${order.id}`} />
      </>
    ),
  },
} satisfies Meta<typeof AdminShell>

export default meta
type Story = StoryObj<typeof meta>

/** [ROUTE-4] The page that is shown is marked, and the way out is at the end. */
export const Orders: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Admin' }))
    await expect(nav.getByRole('link', { name: /Orders/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(nav.getByRole('button', { name: 'Find or do' }))
    await expect(args.onFind).toHaveBeenCalledOnce()
    await userEvent.click(nav.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

/** An entry of an icon alone says its words beside it, the number as well; its name is the same as with words. */
export const IconsAlone: Story = {
  globals: { viewport: { value: 'tablet768' } },
  parameters: { visual: { ownViewportOnly: true } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Find or do' }).focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Find or do Ctrl K')
    await userEvent.tab()
    await userEvent.tab()
    const orders = canvas.getByRole('link', { name: 'Orders 18' })
    await expect(orders).toHaveFocus()
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Orders 18')
    await expect(orders).not.toHaveAccessibleDescription()
  },
}
