import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { filterGroups } from '../../stories-data/listing.ts'
import { FilterPanel } from './FilterPanel.tsx'

const meta = {
  title: 'Commerce/FilterPanel',
  component: FilterPanel,
  args: {
    action: '/shop',
    groups: filterGroups,
    inStock: true,
    kept: { search: 'noise', sort: 'price-asc' },
    onFilter: fn(),
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 248 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-1] A choice reports the whole query: what is kept stays, "any" is left out. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /Sports/ }))
    await expect(args.onFilter).toHaveBeenCalledOnce()
    const parameters = (args.onFilter as ReturnType<typeof fn>).mock.calls[0]?.[0] as URLSearchParams
    await expect(Object.fromEntries(parameters)).toEqual({
      search: 'noise',
      sort: 'price-asc',
      category: 'sports',
      inStock: 'true',
    })
  },
}
export const Narrowed: Story = {
  args: {
    groups: filterGroups.map(group => (group.name === 'price' ? { ...group, values: ['1000-3000'] } : group)),
    inStock: false,
  },
}

/** [SHOP-1] Several choices of one group are reported together. */
export const SeveralChoices: Story = {
  tags: ['modes'],
  args: {
    groups: filterGroups.map(group => (group.several ? { ...group, values: ['budget'] } : group)),
    inStock: false,
    kept: {},
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /Sports/ }))
    await expect(String((args.onFilter as ReturnType<typeof fn>).mock.calls[0]?.[0])).toBe(
      'category=sports&category=budget',
    )
  },
}

/** [SHOP-1] A price range is reported when it is applied, and takes the place of the given one. */
export const FreePriceRange: Story = {
  args: { ...Narrowed.args, kept: {} },
  parameters: { visual: { disable: 'Looks as Narrowed does.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '500')
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '2000')
    await expect(args.onFilter).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(String((args.onFilter as ReturnType<typeof fn>).mock.calls[0]?.[0])).toBe('from=500&to=2000')
    await userEvent.click(canvas.getByRole('radio', { name: /Under ₹1,000/ }))
    const [, [second] = []] = (args.onFilter as ReturnType<typeof fn>).mock.calls
    await expect(String(second)).not.toContain('from')
  },
}
