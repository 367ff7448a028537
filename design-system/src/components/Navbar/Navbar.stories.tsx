import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inHindiUnpictured } from '../../stories-data/in-hindi.ts'
import { accountLinks, adminLinks, navbarLinks } from '../../stories-data/navigation.ts'
import { products } from '../../stories-data/products.ts'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import { Navbar } from './Navbar.tsx'

const search = (
  <SearchBox
    products={products.map(product => ({ ...product, description: product.shortDescription }))}
    productHref={product => `/product/${product.id}`}
    searchHref={term => `/shop?search=${encodeURIComponent(term)}`}
    browseHref="/shop"
    onNavigate={fn()}
  />
)

const meta = {
  title: 'Shell/Navbar',
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  // A picture ends below the lowest thing on its page. The panels of closed menus are laid out when somebody asks where they
  // are, with whatever font has come by then: the page is higher than they are.
  decorators: [
    Story => (
      <div style={{ minBlockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    links: navbarLinks,
    trackOrderHref: '/track-order',
    favourites: { href: '/favorites' },
    cart: { href: '/cart' },
    signInHref: '/auth',
    onMenuOpen: fn(),
    search,
  },
} satisfies Meta<typeof Navbar>

export default meta
type Story = StoryObj<typeof meta>

/** [NAV-5] */
export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Sign In / Register' })).toHaveAttribute('href', '/auth')
    await expect(canvas.queryByRole('link', { name: /Notifications/ })).not.toBeInTheDocument()
  },
}

const signedIn = {
  currentPath: '/shop',
  favourites: { href: '/favorites', count: 3 },
  notifications: { href: '/notifications', count: 2 },
  cart: { href: '/cart', count: 2 },
  account: <AccountMenu email="ananya.iyer@example.in" links={accountLinks} onLogout={fn()} />,
}

/** [NAV-4] The numbers are part of the accessible names. */
export const SignedIn: Story = {
  tags: ['modes'],
  args: signedIn,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Sign In / Register' })).not.toBeInTheDocument()
  },
}

export const Administrator: Story = {
  args: {
    ...signedIn,
    account: (
      <AccountMenu
        email="admin@shruti.example"
        links={accountLinks}
        adminLinks={adminLinks}
        onLogout={fn()}
      />
    ),
  },
}

/** [NAV-3] */
export const ShopMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Shop'))
    await expect(canvas.getByRole('link', { name: 'Special deals' })).toHaveAttribute('href', '/deals')
  },
}

/** [NAV-1] */
export const Scrolled: Story = {
  decorators: [
    Story => (
      <>
        <AnnouncementBar message="Free standard delivery on all orders" href="/shipping-info" />
        <Story />
        <div style={{ blockSize: '200vh' }} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner')
    window.scrollTo({ top: 21, behavior: 'instant' })
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'))
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'))
    window.scrollTo({ top: 60, behavior: 'instant' })
  },
}

export const Phone: Story = {
  args: signedIn,
  globals: { viewport: { value: 'mobile390' } },
}

/** The search keeps its words beside links, icons and counts. */
export const Tablet: Story = {
  args: signedIn,
  globals: { viewport: { value: 'tablet768' } },
  parameters: { visual: { ownViewportOnly: true } },
}

export const TabletSignedOut: Story = {
  globals: { viewport: { value: 'tablet768' } },
  parameters: { visual: { ownViewportOnly: true } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner')
    await expect(bar.scrollWidth).toBe(768)
    await expect(within(canvasElement).getByRole('link', { name: 'Sign In / Register' })).toBeVisible()
  },
}

/** Without a search there is no button that would open one. */
export const WithoutSearch: Story = {
  args: { ...signedIn, search: null },
  globals: { viewport: { value: 'mobile390' } },
  parameters: { visual: { disable: 'Looks as Phone does, without one icon.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument()
  },
}

/** [BEY-19] */
export const InHindi: Story = {
  ...inHindiUnpictured,
  args: {
    ...signedIn,
    account: undefined,
    links: [
      { label: 'शॉप', href: '/hi/shop' },
      { label: 'नए उत्पाद', href: '/hi/new-arrivals' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const main = within(canvas.getByRole('navigation', { name: 'मुख्य' }))
    await expect(main.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'कार्ट, 2 सामान' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ऑर्डर ट्रैक करें' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'साइन इन / रजिस्टर' })).toBeVisible()
  },
}

/** A shop that does not begin at the root of its address. */
export const HomeElsewhere: Story = {
  args: { homeHref: '/hi' },
  parameters: { visual: { disable: 'Looks as ever: the logo leads elsewhere.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Shruti/ })).toHaveAttribute('href', '/hi')
  },
}
