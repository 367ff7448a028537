import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { addressOf, pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const api = { persona: 'administrator' } as const
const wordsOnly = { api, visual: { disable: 'Looks as the form does: its words differ.' } }

const meta = {
  title: 'Pages/Administration: promotions',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api },
  ...pageAt('/admin/promotions'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-6] */
export const Promotions: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Promotions' })
    await expect(within(table).getByRole('link', { name: '10% off your first order' })).toBeVisible()
  },
}

/** [ADM-6] Switched off in the list, and back by undo. */
export const SwitchedOff: Story = {
  parameters: wordsOnly,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = () => within(canvas.getByRole('row', { name: /Free shipping on all orders/ }))
    await userEvent.click(row().getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }))
    await waitFor(() => expect(row().getByText('Off')).toBeVisible())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(row().getByText('Running')).toBeVisible())
  },
}

/** [ADM-6] How it performed, what it is, and the popup as the shop shows it. */
export const OnePromotion: Story = {
  ...pageAt('/admin/promotions/promo_shruti20'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Discount given')).toBeVisible()
    const preview = within(canvas.getByRole('region', { name: /^The popup/ }))
    await expect(await preview.findByText('SHRUTI20')).toBeVisible()
  },
}

/** [ADM-6] Wrong fields are named in their places; the preview follows what is typed; a dry run says the cost. */
export const NewPromotion: Story = {
  parameters: { expectedMessages: ['ApiError: Code already exists'] },
  ...pageAt('/admin/promotions/new'),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save promotion' }))
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveAccessibleDescription(/Name the promotion/)
    await userEvent.type(title, 'A quarter off for Diwali')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'welcome10')
    await userEvent.type(canvas.getByRole('textbox', { name: /^How much/ }), '25')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shows as' }), 'banner')
    const banner = within(canvas.getByRole('region', { name: /^The banner/ }))
    await expect(banner.getByText('A quarter off for Diwali')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Try it on these orders' }))
    await waitFor(async () =>
      expect(await canvas.findByText(/It would have applied to .* and cost ₹/)).toBeVisible(),
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Save promotion' }))
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Code already exists/))
    await expect(addressOf(loaded)).toBe('/admin/promotions/new')
  },
}

/** [ADM-6] Made, it opens with its figures at nothing. */
export const PromotionMade: Story = {
  ...pageAt('/admin/promotions/new?from=promo_welcome10'),
  parameters: wordsOnly,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(
      '10% off your first order (copy)',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'again10')
    await userEvent.click(canvas.getByRole('button', { name: 'Save promotion' }))
    await waitFor(() => expect(addressOf(loaded)).not.toMatch(/new/))
    await waitFor(async () => expect(await canvas.findByText('Not used yet')).toBeVisible())
  },
}

/** [ADM-9] What somebody else saved meanwhile stands beside what is in the form. */
export const ChangedByTwo: Story = {
  ...pageAt('/admin/promotions/promo_welcome10'),
  parameters: {
    ...wordsOnly,
    expectedMessages: ['ApiError: Someone else changed this. Reload to see their version.'],
  },
  play: async ({ canvasElement, loaded }) => {
    const world = worldOf(loaded)
    const canvas = within(canvasElement)
    const saved = await world.call('adminGetPromotion', { id: 'promo_welcome10' })
    const { usedCount: _used, state: _state, performance: _performance, ...fields } = saved
    await world.call('adminUpdatePromotion', { ...fields, value: 12 })
    const value = canvas.getByRole('textbox', { name: /^How much/ })
    await userEvent.clear(value)
    await userEvent.type(value, '15')
    await userEvent.click(canvas.getByRole('button', { name: 'Save promotion' }))
    const differing = within(await canvas.findByRole('table', { name: 'What differs' }))
    await expect(differing.getByRole('row', { name: /How much 15 12/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await waitFor(async () =>
      expect((await world.call('adminGetPromotion', { id: 'promo_welcome10' })).value).toBe(15),
    )
  },
}

/** [ADM-6] */
export const NoPromotions: Story = { parameters: { ...wordsOnly, api: { ...api, scenario: 'empty' } } }
