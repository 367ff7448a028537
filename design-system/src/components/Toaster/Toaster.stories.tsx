import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { accountLinks } from '../../stories-data/navigation.ts'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import { Button } from '../Button/Button.tsx'
import { Cluster } from '../Cluster/Cluster.tsx'
import { dismissToast, toast, type ToastOptions } from '../Toast/toast-queue.ts'
import { Toaster } from './Toaster.tsx'

const show = (label: string, options: ToastOptions) => (
  <>
    <Button variant="quiet" onClick={() => toast({ durationMs: 60_000, ...options })}>
      {label}
    </Button>
    <Toaster />
  </>
)

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  beforeEach: () => () => dismissToast(),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

/** [TOAST-1] */
export const Default: Story = {
  render: () =>
    show('Add to cart', { title: 'Item added to cart', description: 'Tivra, Silver. 1 item, ₹7,999.00.' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(screen.getByText('Tivra, Silver. 1 item, ₹7,999.00.')).toBeVisible())
  },
}

/** [CART-2] What was added, and the way to it; the link is announced with the message. */
export const WithLink: Story = {
  render: () =>
    show('Add to cart', {
      title: 'Item added to cart',
      description: 'Tivra, Silver',
      action: { label: 'View cart', href: '#cart' },
    }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to cart' }))
    const link = await screen.findByRole('link', { name: 'View cart' })
    await waitFor(() => expect(link).toBeVisible())
    await expect(link).toHaveAttribute('href', '#cart')
  },
}

/** [TOAST-1] */
export const Destructive: Story = {
  tags: ['modes'],
  render: () =>
    show('Change quantity', {
      variant: 'destructive',
      title: 'Failed to update cart item',
      description: 'Request timed out. Please try again.',
    }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change quantity' }))
    await waitFor(() => expect(screen.getByText('Request timed out. Please try again.')).toBeVisible())
  },
}

/** [TOAST-1] What is only good to know has no tick: nothing was done. */
export const Information: Story = {
  render: () =>
    show('Open my orders', {
      mark: 'information',
      title: 'Authentication Required',
      description: 'Please log in to continue.',
    }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open my orders' }))
    await waitFor(() => expect(screen.getByText('Please log in to continue.')).toBeVisible())
  },
}

/** [TOAST-1] F8 moves the focus to the messages, Escape closes the one that shows. */
export const ByKeyboard: Story = {
  render: () => show('Clear cart', { title: 'Cart cleared' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear cart' }))
    const messages = await screen.findByRole('region', { name: 'Notifications (F8)' })
    await waitFor(() => expect(within(messages).getByText('Cart cleared')).toBeVisible())
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await expect(messages).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(messages).queryByText('Cart cleared')).not.toBeInTheDocument())
  },
}

/** [TOAST-1] The second takes the place of the first. */
export const OneAtATime: Story = {
  render: () => (
    <Cluster gap={2}>
      <Button variant="quiet" onClick={() => toast({ title: 'Item added to cart', durationMs: 60_000 })}>
        Add
      </Button>
      <Button variant="quiet" onClick={() => toast({ title: 'Item removed from cart', durationMs: 60_000 })}>
        Remove
      </Button>
      <Toaster />
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    const messages = await screen.findByRole('region', { name: 'Notifications (F8)' })
    await waitFor(() => expect(within(messages).getByText('Item removed from cart')).toBeVisible())
    await expect(within(messages).queryByText('Item added to cart')).not.toBeInTheDocument()
  },
}

/** A message of one line stands in the middle of its ground, beside its icon and its button. */
export const OneLine: Story = {
  render: () => show('Clear cart', { title: 'Cart cleared' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear cart' }))
    const title = await screen.findByText('Cart cleared')
    const message = title.closest('li')
    if (!message) throw new Error('The message is no item of the list')
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    for (const part of [title, ...message.querySelectorAll(':scope > svg, button')]) {
      await expect(Math.abs(middle(part) - middle(message))).toBeLessThanOrEqual(1)
    }
  },
}

/** [NAV-6] An open menu at the corner keeps its place: the message stands beside it, or below its layer. */
export const BesideAnOpenMenu: Story = {
  render: () => (
    <div
      style={{
        display: 'flex',
        alignItems: 'start',
        justifyContent: 'end',
        minBlockSize: 400,
        paddingBlockStart: 60,
      }}
    >
      <AccountMenu email="ananya.iyer@example.in" links={accountLinks} onLogout={() => undefined} />
      <Toaster />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    toast({ title: 'Welcome back', durationMs: 60_000 })
    await screen.findByText('Welcome back')
    await userEvent.click(canvas.getByLabelText('Account'))
    for (const part of [canvas.getByText('ananya.iyer@example.in'), ...canvas.getAllByRole('link')]) {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      await expect(part).toContainElement(shown as HTMLElement)
    }
  },
}
