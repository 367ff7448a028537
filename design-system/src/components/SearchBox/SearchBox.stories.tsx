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
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox', { name: 'Search products' })
    await userEvent.type(box, 'bindu')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    const ring = getComputedStyle(canvas.getByRole('search'))
    const ringEnd =
      canvas.getByRole('search').getBoundingClientRect().bottom +
      Number.parseFloat(ring.outlineOffset) +
      Number.parseFloat(ring.outlineWidth)
    await expect(ring.outlineStyle).toBe('solid')
    await expect(canvas.getByRole('listbox').getBoundingClientRect().top).toBeGreaterThanOrEqual(ringEnd)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /^Bindu Lite/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.stringMatching(/^\/product\/prd_/))
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(box)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
  },
}

/** [SRCH-6] Picture, name and price of a row are on one line, in the drawer of a narrow phone as well. */
export const RowsOnOneLine: Story = {
  globals: { viewport: { value: 'narrow320' } },
  args: { rupeesPerDollar: 83.12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'tivra')
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    for (const row of canvas.getAllByRole('option')) {
      const picture = row.querySelector('img')?.getBoundingClientRect()
      const price = within(row).getByText(/₹/).getBoundingClientRect()
      const name = within(row)
        .getByText(/^[^₹$]+$/)
        .getBoundingClientRect()
      const { top, bottom } = row.getBoundingClientRect()
      await expect(picture).toMatchObject({ width: 44, height: 44 })
      await expect(picture?.left).toBeGreaterThanOrEqual(list.left)
      await expect(picture?.right).toBeLessThan(name.left)
      await expect(name.right).toBeLessThanOrEqual(price.left)
      await expect(picture?.top).toBeGreaterThanOrEqual(top)
      await expect(picture?.bottom).toBeLessThanOrEqual(bottom)
    }
  },
}

/** [SRCH-2] A press elsewhere closes the results, and a press on the box opens them again. */
export const ReopensByClicking: Story = {
  parameters: { visual: { disable: 'Looks as Results does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'bindu')
    await userEvent.click(canvasElement)
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(box)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('option')[0]).toBeVisible()
  },
}

/** [SRCH-2] Choosing a row closes the results, even where the page stays. */
export const ClosesOnChoosing: Story = {
  decorators: [
    Story => (
      <div onClickCapture={event => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { disable: 'Looks as Idle does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'bindu')
    await userEvent.click(canvas.getByRole('option', { name: /^Bindu Lite/ }))
    await expect(box).toHaveAttribute('aria-expanded', 'false')
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

/** [BEY-18] The shop says what a term finds, in which order. */
export const FoundByTheShop: Story = {
  args: { match: products => products.filter(({ price }) => price < 100_000) },
  parameters: { visual: { disable: 'Looks as Results does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'sasta')
    await expect(canvas.getByRole('option', { name: /^Bindu Lite/ })).toBeVisible()
    await expect(canvas.queryByRole('option', { name: /^Tivra/ })).not.toBeInTheDocument()
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
