import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inHindiUnpictured } from '../../stories-data/in-hindi.ts'
import { adminLinks } from '../../stories-data/navigation.ts'
import { products } from '../../stories-data/products.ts'
import { Drawer } from '../Drawer/Drawer.tsx'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import { MobileNav } from './MobileNav.tsx'

const meta = {
  title: 'Shell/MobileNav',
  component: MobileNav,
  args: {
    links: [
      { label: 'Shop', href: '/shop' },
      { label: 'New arrivals', href: '/new-arrivals' },
      { label: 'Best sellers', href: '/best-sellers' },
      { label: 'Special deals', href: '/deals' },
      { label: 'About', href: '/about' },
    ],
    cart: { href: '/cart' },
    favourites: { href: '/favorites' },
    trackOrderHref: '/track-order',
    signInHref: '/auth',
    search: (
      <SearchBox
        products={products.map(product => ({ ...product, description: product.shortDescription }))}
        productHref={product => `/products/${product.id}`}
        searchHref={term => `/shop?search=${encodeURIComponent(term)}`}
        browseHref="/shop"
        onNavigate={fn()}
        rupeesPerDollar={83.12}
      />
    ),
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MobileNav>

export default meta
type Story = StoryObj<typeof meta>

/** [NAV-7] */
export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Sign In / Register' })).toHaveAttribute('href', '/auth')
    await expect(canvas.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  },
}

/** [SRCH-6] What a search finds fits into the drawer, its prices in both currencies included. */
export const Searching: Story = {
  globals: { viewport: { value: 'mobile390' } },
  decorators: [
    Story => (
      <Drawer open onOpenChange={fn()} side="left" title="Menu">
        <Story />
      </Drawer>
    ),
  ],
  play: async () => {
    const drawer = within(document.body).getByRole('dialog', { name: 'Menu' })
    await userEvent.type(within(drawer).getByRole('combobox'), 'bindu')
    const price = await within(drawer).findByText('₹1,299')
    const edge = drawer.getBoundingClientRect().right
    await expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    await expect(within(drawer).getByRole('listbox').getBoundingClientRect().right).toBeLessThanOrEqual(edge)
  },
}

/** [NAV-7] The name is what stands before the @. */
export const SignedIn: Story = {
  tags: ['modes'],
  args: {
    user: { email: 'ananya.iyer@example.in' },
    cart: { href: '/cart', count: 2 },
    favourites: { href: '/favorites', count: 3 },
    notifications: { href: '/notifications', unreadCount: 2 },
    onLogout: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('ananya.iyer')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cart 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

/** [NAV-7] Nothing unread, no line for it. */
export const NothingUnread: Story = {
  args: { ...SignedIn.args, notifications: { href: '/notifications', unreadCount: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /Notifications/ })).not.toBeInTheDocument()
  },
}

/** [NAV-7] */
export const Administrator: Story = {
  args: {
    ...SignedIn.args,
    user: { email: 'admin@shruti.example' },
    admin: { href: '/admin', links: [...adminLinks, { label: 'Customers', href: '/admin/customers' }] },
  },
  play: async ({ canvasElement }) => {
    const controls = within(canvasElement).getByRole('navigation', { name: 'Admin Controls' })
    await expect(within(controls).getByRole('link', { name: 'Customers' })).toHaveAttribute(
      'href',
      '/admin/customers',
    )
  },
}

/** [BEY-19] */
export const InHindi: Story = {
  ...inHindiUnpictured,
  args: { ...SignedIn.args, links: [{ label: 'शॉप', href: '/hi/shop' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('साइन इन हैं')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'कार्ट 2' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^सूचनाएँ.*2 बिना पढ़ी$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'लॉग आउट' })).toBeVisible()
  },
}
