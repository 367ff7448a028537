import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SearchBox } from './SearchBox.tsx'

const catalogue = fromApi('listProducts', {}, products => ({ products }), {
  loading: { products: undefined },
})

const meta = {
  title: 'Shell/SearchBox',
  component: SearchBox,
  args: {
    productHref: product => `/product/${product.id}`,
    searchHref: term => `/shop?search=${encodeURIComponent(term)}`,
    browseHref: '/shop',
    onNavigate: fn(),
    onActivate: fn(),
  },
  loaders: catalogue.loaders,
  decorators: [
    ...catalogue.decorators,
    Story => (
      <div style={{ maxInlineSize: 340, minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof SearchBox>

export const Idle: Story = {}

/** [SRCH-2] Arrows walk the rows, Enter opens the one that is marked. */
export const Results: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox', { name: 'Search products' })
    await userEvent.type(box, 'bindu')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /^Bindu Lite/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.stringMatching(/^\/product\/prd_/))
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(box)
  },
}

/** [SRCH-2] How many there are is read out, once the typing rests. */
export const AnnouncesTheCount: Story = {
  parameters: { visual: { disable: 'Looks as Results does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const spoken = () => canvas.getAllByRole('status').map(status => status.textContent)
    await userEvent.type(canvas.getByRole('combobox'), 'shuddha')
    const count = canvas.getAllByRole('option').length
    const sentence = `${count} ${count === 1 ? 'result' : 'results'}`
    await waitFor(() => expect(spoken()).toContain(sentence))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(spoken()).not.toContain(sentence))
  },
}

/** [SRCH-3] */
export const MoreThanFive: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'i')
    await expect(canvas.getByRole('option', { name: /^View all \d+ results$/ })).toHaveAttribute(
      'href',
      '/shop?search=i',
    )
  },
}

/** [SRCH-4] [SRCH-5] */
export const NoMatch: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'harmonium')
    await expect(canvas.getByText('No products found')).toBeVisible()
    await expect(canvas.getByRole('option', { name: 'Browse all products' })).toHaveAttribute('href', '/shop')
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith('/shop?search=harmonium')
    await userEvent.click(canvas.getByRole('combobox'))
  },
}

/** [SRCH-4] */
export const Loading: Story = {
  parameters: { api: { overrides: { listProducts: { network: 'pending' } } } },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'tivra')
    await expect(within(canvasElement).getByText('Loading products...')).toBeVisible()
  },
}

/** [SRCH-6] In the drawer the converted dollars stand beside the rupees. */
export const WithDollars: Story = {
  args: { rupeesPerDollar: 83.12 },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'komal')
    await expect(within(canvasElement).getByText('$36.08')).toBeVisible()
  },
}

/** [SRCH-1] */
export const BlankTerm: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox')
    await userEvent.type(box, '   {Enter}')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}
