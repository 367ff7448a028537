import type { World } from '@shruti/mock-api'
import type { AdminRole } from '@shruti/server/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageAt } from '../../../.storybook/page-story.tsx'

/** The administrator who looks has this role, and the shop another owner. */
function inRole(adminRole: AdminRole) {
  return {
    api: {
      persona: 'administrator',
      prepare: async ({ shop: { dependencies } }: World) => {
        const [user] = await dependencies.store.list('users', { where: { username: 'admin' } })
        if (!user) throw new Error('There is no administrator')
        await dependencies.store.transaction(tx => tx.put('users', { ...user, adminRole }))
      },
    },
  } as const
}

const meta = {
  title: 'Pages/Administration roles',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...inRole('support') },
  ...pageAt('/admin'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Follows every link of the side and looks whether its page is one of the role's. */
async function everyAreaOpens(canvasElement: HTMLElement, expected: readonly string[]) {
  const canvas = within(canvasElement)
  const side = within(await canvas.findByRole('navigation', { name: 'Admin' }))
  const names = side
    .getAllByRole('link')
    .map(link => link.textContent)
    .filter(name => name !== 'View shop')
  await expect(names).toEqual(expected)
  for (const name of names) {
    await userEvent.click(side.getByRole('link', { name }))
    await expect(await side.findByRole('link', { name, current: 'page' })).toBeVisible()
    await expect(canvas.queryByText('Your role does not include this page')).not.toBeInTheDocument()
  }
}

/** [ADM-7] The side shows what the role may open, all of it and nothing else. */
export const Support: Story = {
  parameters: { visual: { disable: 'Looks as the pages of an owner do.' } },
  play: ({ canvasElement }) =>
    everyAreaOpens(canvasElement, [
      'Dashboard',
      'Orders',
      'Returns',
      'Products',
      'Inventory',
      'Categories',
      'Customers',
      'Reviews',
      'Messages',
      'Warranty claims',
      'Shipping',
      'Payments',
      'Settings',
    ]),
}

/** [ADM-7] A page that the role does not include says so, and leads on. */
export const Refused: Story = {
  ...pageAt('/admin/audit'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('Your role does not include this page')
    await expect(canvas.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/admin')
  },
}

const visualOff = (role: AdminRole, why: string) => ({ ...inRole(role), visual: { disable: why } }) as const

async function firstOrder(world: World): Promise<string> {
  const [order] = await world.call('adminListOrders', { status: 'delivered', pageSize: 1 })
  return `/admin/orders/${order?.id}`
}

async function firstProduct(world: World): Promise<string> {
  const [product] = await world.call('adminListProducts', { pageSize: 1 })
  return `/admin/products/${product?.id}`
}

async function firstCustomer(world: World): Promise<string> {
  const [customer] = await world.call('adminListCustomers', { pageSize: 1 })
  return `/admin/customers/${customer?.id}`
}

/** [ADM-7] Support reads orders and prints them; moving them on is not offered. */
export const OrdersOfSupport: Story = {
  ...pageAt('/admin/orders'),
  parameters: visualOff('support', 'Looks as the list of an owner does, without a link.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Select order/ })
    await userEvent.click(box!)
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Ship from a file' })).not.toBeInTheDocument()
  },
}

/** [ADM-7] */
export const OrderOfSupport: Story = {
  ...pageAt(firstOrder),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('Your role can read this order, and not change it.'),
    ).toBeInTheDocument()
    for (const name of ['Update order', 'Refund', 'Save note', 'Correct the address'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
  },
}

/** [ADM-7] Support looks products up. */
export const ProductsOfSupport: Story = {
  ...pageAt('/admin/products'),
  parameters: visualOff('support', 'Looks as the list of an owner does, without boxes and buttons.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [actions] = await canvas.findAllByRole('button', { name: /^Actions for/ })
    await expect(canvas.queryByRole('link', { name: 'New product' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await userEvent.click(actions!)
    await expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual(['Open'])
  },
}

/** [ADM-7] */
export const ProductOfSupport: Story = {
  ...pageAt(firstProduct),
  parameters: visualOff('support', 'Looks as the form of an owner does, without buttons.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    for (const name of ['Save', 'Archive', 'Add a colour'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
  },
}

/** [ADM-7] Customers are support's: it blocks, merges, notes and deletes. */
export const CustomerOfSupport: Story = {
  ...pageAt(firstCustomer),
  parameters: visualOff('support', 'Looks as the page of an owner does.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of [
      'Block',
      'Merge with another account',
      'Save their data',
      'Delete account',
      'Add note',
    ])
      await expect(await canvas.findByRole('button', { name })).toBeVisible()
  },
}

/** [ADM-7] Operations reads who ordered. */
export const CustomerOfOperations: Story = {
  ...pageAt(firstCustomer),
  parameters: visualOff('operations', 'Looks as the page of an owner does, without buttons.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'Latest orders' })).toBeVisible(),
    )
    for (const name of ['Block', 'Merge with another account', 'Delete account', 'Add note'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
  },
}

/** [ADM-7] Support reads orders, and makes none. */
export const NewOrderOfSupport: Story = {
  ...pageAt('/admin/orders/new'),
  parameters: visualOff('support', 'Two lines of text.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your role can read orders, and not make them.')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Find a customer/ })).not.toBeInTheDocument()
  },
}
