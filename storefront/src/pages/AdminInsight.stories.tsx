import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { addressOf, pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Administration/Figures',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...pageAt('/admin'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What differs from another story by its words alone needs no picture. */
const wordsAlone = { visual: { disable: true } }

/** [ADM-1] [ADM-5] Each figure leads to the rows that it adds up. */
export const DashboardOfAWeek: Story = {
  ...pageAt('/admin?days=7'),
  parameters: wordsAlone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Why? The rows of Orders' })).toHaveAttribute(
      'href',
      '/admin/analytics/rows?kind=sale&from=2026-11-14&to=2026-11-20',
    )
    await expect(canvas.getByRole('link', { name: 'Orders: orders to confirm' })).toHaveAttribute(
      'href',
      '/admin/orders?status=placed',
    )
  },
}
/** [ADM-1] Of a year, by month. */
export const DashboardOfAYear: Story = {
  ...pageAt('/admin?days=365'),
  parameters: wordsAlone,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Revenue by month' }),
    ).toBeVisible()
  },
}
/** [ADM-1] */
export const DashboardOfANewShop: Story = {
  parameters: { ...wordsAlone, api: { persona: 'administrator', scenario: 'empty' } },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('Nothing was sold in this period.')).toBeVisible(),
    )
  },
}
export const DashboardFailed: Story = {
  parameters: {
    ...wordsAlone,
    // The page says on the console why it could not be shown.
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'administrator', overrides: { adminGetDashboard: { error: 'server_error' } } },
  },
}
export const DashboardFailedTriedAgain: Story = triedAgain(DashboardFailed, 'adminGetDashboard', 'Dashboard')
/** [ADM-5] */
export const RevenueByDay: Story = { ...pageAt('/admin/analytics') }
/** [ADM-5] A figure opens its rows. */
export const RevenueByProduct: Story = {
  ...pageAt('/admin/analytics?by=product'),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const table = await canvas.findByRole('table', { name: 'Revenue by product' })
    const [first] = within(table).getAllByRole('link')
    if (!first) throw new Error('Nothing was sold')
    await userEvent.click(first)
    await canvas.findByRole('heading', { level: 1, name: 'Rows behind a figure' })
    await expect(addressOf(loaded)).toMatch(/^\/admin\/analytics\/rows\?productId=/)
  },
}
/** [ADM-5] */
export const Funnel: Story = {
  ...pageAt('/admin/analytics?by=step'),
  parameters: wordsAlone,
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'The way to an order' })
    await expect(within(table).getByRole('row', { name: /^Ordered/ })).toBeVisible()
  },
}
/** [ADM-5] Nothing was searched for yet. */
export const NoSearches: Story = {
  ...pageAt('/admin/analytics?by=search'),
  parameters: wordsAlone,
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('Nothing in this period')).toBeVisible(),
    )
  },
}
/** [ADM-5] */
export const RowsBehindAFigure: Story = { ...pageAt('/admin/analytics/rows?from=2026-10-22&to=2026-11-20') }
