import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  ChatShell,
  conversationOf,
  inConversation,
  type StoryConversation,
} from '../../stories-data/conversation.tsx'
import {
  accountLinks,
  adminLinks,
  footerColumns,
  footerContact,
  navbarLinks,
  socialLinks,
} from '../../stories-data/navigation.ts'
import { TimePassed } from '../../stories-data/TimePassed.tsx'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx'
import { Button } from '../Button/Button.tsx'
import type { ChatContacts } from '../ChatWidget/answers/types.ts'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { MobileNav } from '../MobileNav/MobileNav.tsx'
import { Navbar } from '../Navbar/Navbar.tsx'
import { OfferPopup, offerDelayMs, type PopupOffer } from '../OfferPopup/index.ts'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import type { SearchableProduct } from '../SearchBox/match-products.ts'
import { Section } from '../Section/Section.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { dismissToast, toast } from '../Toast/toast-queue.ts'
import { Toaster } from '../Toaster/Toaster.tsx'
import { PageShell } from './PageShell.tsx'

const feeds = [
  fromApi('listProducts', {}, products => ({ products })),
  fromApi('getSettings', {}, ({ store }) => ({ contacts: store })),
  fromApi('listActivePromotions', {}, ({ popup, banner }) => ({ offer: popup, banner: banner?.text })),
  // Nobody is signed in: the call says so, and that is no failure here.
  fromApi('getCurrentUser', {}, user => ({ user }), { failed: () => ({ user: null }) }),
]

interface ShellProps extends Partial<StoryConversation> {
  products?: readonly SearchableProduct[]
  contacts?: ChatContacts
  offer?: PopupOffer | null
  banner?: string
  user?: { email: string | null; isAdmin: boolean } | null
}

const nowhere = fn()
/** Nothing was closed before, and nothing is kept for the next story. */
const noStorage = { getItem: () => null, setItem: () => undefined }

function WholeShell({ products, contacts, offer, banner, user, chat, clock }: ShellProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const search = (
    <SearchBox
      products={products}
      productHref={product => `/product/${product.id}`}
      searchHref={term => `/shop?search=${encodeURIComponent(term)}`}
      browseHref="/shop"
      onNavigate={nowhere}
    />
  )
  const account = user && (
    <AccountMenu
      email={user.email}
      links={accountLinks}
      adminLinks={user.isAdmin ? adminLinks : []}
      onLogout={nowhere}
    />
  )
  return (
    <PageShell
      header={
        <>
          {banner && <AnnouncementBar message={banner} href="/shipping-info" />}
          <Navbar
            links={navbarLinks}
            trackOrderHref="/track-order"
            favourites={{ href: '/favorites', count: user ? 3 : 0 }}
            cart={{ href: '/cart', count: user ? 2 : 0 }}
            {...(user && { notifications: { href: '/notifications', count: 2 } })}
            {...(account ? { account } : { signInHref: '/auth' })}
            search={search}
            onMenuOpen={() => setMenuOpen(true)}
          />
        </>
      }
      footer={
        <Footer
          columns={footerColumns}
          contact={footerContact}
          socialLinks={socialLinks}
          newsletterCode="WELCOME10"
          year={2026}
        />
      }
      overlays={
        <>
          <Drawer open={isMenuOpen} onOpenChange={setMenuOpen} title="Menu">
            <MobileNav
              links={navbarLinks.map(({ label, href }) => ({ label, href }))}
              search={search}
              cart={{ href: '/cart', count: user ? 2 : 0 }}
              favourites={{ href: '/favorites', count: user ? 3 : 0 }}
              trackOrderHref="/track-order"
              {...(user ? { user, onLogout: nowhere } : { signInHref: '/auth' })}
              {...(user?.isAdmin && { admin: { href: '/admin', links: adminLinks } })}
            />
          </Drawer>
          {chat && contacts && <ChatShell chat={chat} contacts={contacts} clock={clock} />}
          <OfferPopup offer={offer} storage={noStorage} clock={clock} />
          <Toaster />
        </>
      }
    >
      <Section>
        <Stack gap={4} align="start">
          <Heading as="h1">New arrivals</Heading>
          <Text>The page itself is in between.</Text>
          <Button onClick={() => toast({ title: 'Item added to cart', durationMs: 60_000 })}>
            Add to cart
          </Button>
        </Stack>
      </Section>
    </PageShell>
  )
}

const meta = {
  title: 'Shell/Whole shell',
  component: WholeShell,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
    // How long the page has been there, in milliseconds.
    passedMs: 0,
  },
  loaders: [...inConversation().loaders, ...feeds.flatMap(feed => feed.loaders)],
  decorators: [
    (Story, context) => {
      const conversation = conversationOf(context)
      return (
        <TimePassed clock={conversation.clock} ms={Number(context.parameters['passedMs'])}>
          <Story args={{ ...context.args, ...conversation }} />
        </TimePassed>
      )
    },
    ...feeds.flatMap(feed => feed.decorators),
  ],
  beforeEach: () => () => dismissToast(),
} satisfies Meta<typeof WholeShell>

export default meta
type Story = StoryObj<typeof meta>

/** Menu, search, toast, chat and offer, one after another, without a mouse. */
export const GuestByKeyboard: Story = {
  parameters: { api: { persona: 'guest' } },
  play: async context => {
    const canvas = within(context.canvasElement)
    const { clock } = conversationOf(context)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()

    // [NAV-3]
    const shopMenu = canvas.getByText('Shop', { selector: 'summary' })
    shopMenu.focus()
    // A browser makes a click of Enter on a summary; the simulated keyboard does not.
    shopMenu.click()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Special deals' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(shopMenu).toHaveFocus()

    // [SRCH-2]
    const search = canvas.getByRole('combobox', { name: 'Search products' })
    search.focus()
    await userEvent.keyboard('tivra{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveAttribute('aria-expanded', 'false')

    // [TOAST-1]
    canvas.getByRole('button', { name: 'Add to cart' }).focus()
    await userEvent.keyboard('{Enter}')
    const messages = within(await screen.findByRole('region', { name: 'Notifications (F8)' }))
    await waitFor(() => expect(messages.getByText('Item added to cart')).toBeVisible())
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(messages.queryByText('Item added to cart')).not.toBeInTheDocument())

    // [CHAT-1]
    const chat = canvas.getByRole('button', { name: 'Chat with us' })
    chat.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(chat).toHaveFocus())

    // [POP-1]
    await clock.runScheduled(offerDelayMs)
    const offer = await canvas.findByRole('region', { name: '20% off your first order' })
    await expect(chat).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close offer' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(offer).not.toBeInTheDocument())
  },
}

/** [NAV-4] [NAV-6] The chat is open, and the offer beside it. */
export const Customer: Story = {
  ...inConversation({ view: 'open' }),
  parameters: { api: { persona: 'customer' }, passedMs: offerDelayMs },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible()
    await expect(canvas.getByRole('dialog', { name: 'Shruti support' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: '20% off your first order' })).toBeVisible()
  },
}

/** [NAV-6] */
export const Administrator: Story = {
  parameters: { api: { persona: 'administrator' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText('Account'))
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  },
}

export const Tablet: Story = {
  ...Customer,
  globals: { viewport: { value: 'tablet768' } },
}

/** [NAV-7] The drawer: opened, walked and closed without a mouse; the focus comes back. */
export const Phone: Story = {
  parameters: { api: { persona: 'customer' } },
  globals: { viewport: { value: 'mobile390' } },
  play: async ({ canvasElement }) => {
    const burger = within(canvasElement).getByRole('button', { name: 'Open menu' })
    burger.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getByRole('link', { name: 'Cart 2' })).toHaveAttribute('href', '/cart')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(burger).toHaveFocus())
  },
}

/** [POP-1] The offer on the narrowest phone. */
export const NarrowPhone: Story = {
  parameters: { api: { persona: 'guest' }, passedMs: offerDelayMs },
  globals: { viewport: { value: 'narrow320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: '20% off your first order' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
}
