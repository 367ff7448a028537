import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CompareBar } from './CompareBar.tsx'

const products = [
  { slug: 'tivra', name: 'Tivra' },
  { slug: 'shuddha', name: 'Shuddha' },
  { slug: 'laya-quiet', name: 'Laya Quiet' },
  { slug: 'gamak-sport', name: 'Gamak Sport' },
]

const meta = {
  title: 'Commerce/CompareBar',
  component: CompareBar,
  parameters: { layout: 'fullscreen' },
  args: {
    products: products.slice(0, 2),
    most: 4,
    compareHref: '/compare?products=tivra,shuddha',
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof CompareBar>

export default meta
type Story = StoryObj<typeof meta>

/** [BEY-6] Each can be taken away, and all at once. */
export const Two: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?products=tivra,shuddha',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tivra from the comparison' }))
    await expect(args.onRemove).toHaveBeenCalledWith('tivra')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalled()
  },
}

/** [BEY-6] One alone cannot be compared. */
export const One: Story = {
  args: { products: products.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Choose one more')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const Four: Story = { args: { products } }
