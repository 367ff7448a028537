import { fromApi } from '@shruti/mock-api'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CompareTable, type ComparedRow } from './CompareTable.tsx'

const comparing = (...slugs: string[]) =>
  fromApi('listProducts', {}, answer => ({
    products: slugs.flatMap(slug =>
      answer
        .filter(product => product.slug === slug)
        .map(product => ({ product, href: `/product/${slug}`, removeHref: `/compare?without=${slug}` })),
    ),
  }))

const cut = (rows: readonly ComparedRow[], columns: number) =>
  rows.map(row => ({ ...row, values: row.values.slice(0, columns) }))

const rows: readonly ComparedRow[] = [
  {
    label: 'Noise cancelling',
    values: ['Up to 35 dB', 'Up to 25 dB', 'None', 'Up to 25 dB'],
    best: [0],
    bestLabel: 'Deepest',
  },
  { label: 'Play with the case', values: ['32 h', '28 h', '24 h', undefined] },
  {
    label: 'Colours',
    values: [
      'Silver, Black, White, Gold',
      'Green, Black, White, Pink',
      'Blue, Black, White',
      'Graphite, Green',
    ],
  },
  { label: 'Warranty', values: ['2 years', '1 year', '1 year', '1 year'], best: [0], bestLabel: 'Longest' },
]

const twoProducts = comparing('tivra', 'shuddha')

/** The head sticks below the shop's bar: without its room it would lie over the first row. */
const belowTheBar: Decorator = Story => (
  <div style={{ paddingBlockStart: 72 }}>
    <Story />
  </div>
)

const meta = {
  title: 'Commerce/CompareTable',
  component: CompareTable,
  args: { rows: cut(rows, 2), addAction: '/cart/add', onAdd: fn() },
  ...twoProducts,
  decorators: [...twoProducts.decorators, belowTheBar],
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof CompareTable>

/** [BEY-6] What is better is said in a word; a product is added in the colour that is chosen. */
export const Two: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const noise = canvas.getByRole('row', { name: /^Noise cancelling/ })
    await expect(within(noise).getAllByRole('cell')[0]).toHaveTextContent('Up to 35 dBDeepest')
    await expect(canvas.getByRole('link', { name: 'Remove Shuddha from the comparison' })).toHaveAttribute(
      'href',
      '/compare?without=shuddha',
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Colour of Tivra' }), 'Gold')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Tivra to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith({ productId: 'prd_tivra', quantity: 1, variantIndex: 3 })
  },
}

export const Three: Story = {
  tags: ['modes'],
  ...comparing('tivra', 'shuddha', 'komal'),
  args: { rows: cut(rows, 3) },
}
export const Four: Story = {
  ...comparing('tivra', 'shuddha', 'komal', 'laya-quiet'),
  args: { rows },
}
export const One: Story = { ...comparing('komal'), args: { rows: cut(rows, 1) } }

/** [BEY-6] What is sold out can be compared, not bought. */
export const SoldOut: Story = {
  parameters: { api: { scenario: 'outOfStock' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Sold out')).toHaveLength(2)
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}
