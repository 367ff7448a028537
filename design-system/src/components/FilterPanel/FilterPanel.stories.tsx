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
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Sports/ }))
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
    groups: filterGroups.map(group => (group.name === 'price' ? { ...group, value: '1000-3000' } : group)),
    inStock: false,
  },
}
