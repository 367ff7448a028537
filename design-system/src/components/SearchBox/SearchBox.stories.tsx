import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { matchProducts } from './match-products.ts'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'

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

/** A shop with thousands of products, which answers a term when the story says so. */
const largeShop = { answer: (_term: string): void => undefined }

function InLargeShop({ products = [], ...props }: SearchBoxProps) {
  const [found, setFound] = useState<SearchBoxProps['found']>()
  useEffect(() => {
    largeShop.answer = term => {
      const matches = matchProducts(products, term)
      setFound({ term, products: matches.slice(0, 5), total: matches.length > 5 ? 417 : matches.length })
    }
  }, [products])
  return <SearchBox {...props} found={found} />
}

/** [SRCH-3] With too many products to load them all, the shop is asked for those that are shown, and how many there are. */
export const LargeShop: Story = {
  args: { onTermChange: fn() },
  render: args => <InLargeShop {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), ' i')
    await expect(args.onTermChange).toHaveBeenLastCalledWith('i')
    await expect(canvas.getByText('Loading products...')).toBeVisible()
    largeShop.answer('i')
    await expect(await canvas.findByRole('option', { name: 'View all 417 results' })).toHaveAttribute(
      'href',
      '/shop?search=i',
    )
    await expect(canvas.getAllByRole('option')).toHaveLength(6)
  },
}

/** [SRCH-2] What an earlier term found stays, faded, until there is an answer to the one in the field. */
export const LargeShopNextTerm: Story = {
  ...LargeShop,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'i')
    largeShop.answer('i')
    await canvas.findByRole('option', { name: /^View all/ })
    await userEvent.type(box, 'v')
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('option')).toHaveLength(6)
    await expect(canvas.getByRole('option', { name: /^View all/ })).toHaveAttribute('href', '/shop?search=iv')
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

/** [SRCH-5] Enter waits for what the term in the field finds, and opens nothing that an earlier one found. */
export const LargeShopEnter: Story = {
  ...LargeShop,
  parameters: { visual: { disable: 'Looks as LargeShop does.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'bindu')
    largeShop.answer('bindu')
    await canvas.findByRole('option', { name: /^Bindu Lite/ })
    await userEvent.clear(box)
    await userEvent.type(box, 'komal{Enter}')
    await expect(args.onNavigate).not.toHaveBeenCalled()
    largeShop.answer('komal')
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/product/prd_komal'))
    await expect(args.onNavigate).toHaveBeenCalledOnce()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  },
}

/** [SRCH-5] Where nothing is found in the end, it opens the shop's page of the term. */
export const LargeShopEnterWithoutMatch: Story = {
  ...LargeShop,
  parameters: { visual: { disable: 'Looks as Idle does.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'harmonium{Enter}')
    await expect(args.onNavigate).not.toHaveBeenCalled()
    largeShop.answer('harmonium')
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/shop?search=harmonium'))
  },
}

/** [SRCH-5] Who presses Enter once more does not wait for an answer: the shop's page of the term opens. */
export const LargeShopEnterTwice: Story = {
  ...LargeShop,
  parameters: { visual: { disable: 'Looks as Idle does.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'komal{Enter}{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith('/shop?search=komal')
  },
}

/** [SRCH-5] Typing on, or Escape, takes an Enter back that waits. */
export const LargeShopEnterTakenBack: Story = {
  ...LargeShop,
  parameters: { visual: { disable: 'Looks as LargeShop does.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'kom{Enter}al')
    largeShop.answer('kom')
    largeShop.answer('komal')
    await canvas.findByRole('option', { name: /^Komal/ })
    await userEvent.type(box, '{Backspace}{Enter}{Escape}')
    largeShop.answer('koma')
    await userEvent.click(box)
    await canvas.findByRole('option', { name: /^Komal/ })
    await waitFor(() => expect(canvas.getByRole('listbox')).not.toHaveAttribute('aria-busy'))
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

/** [SRCH-5] The row that the arrows have reached stays marked where the next answer has it too, in whatever place. */
export const LargeShopMarkedRow: Story = {
  ...LargeShop,
  parameters: { visual: { disable: 'Looks as Results does.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'bindu')
    largeShop.answer('bindu')
    await canvas.findByRole('option', { name: /^Bindu Lite/ })
    await userEvent.type(box, ' l')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(/^Bindu Lite/)
    largeShop.answer('bindu l')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    const marked = canvas.getByRole('option', { selected: true })
    await expect(marked).toHaveTextContent(/^Bindu Lite/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith(marked.getAttribute('href'))
  },
}
