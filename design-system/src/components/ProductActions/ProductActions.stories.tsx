import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProductActions } from './ProductActions.tsx'

const writeText = fn(() => Promise.resolve())

const meta = {
  title: 'Commerce/ProductActions',
  component: ProductActions,
  args: {
    name: 'Tivra, Black',
    url: 'https://shruti.example/product/tivra?color=Black',
    onAsk: fn(),
    onHear: fn(),
    target: { clipboard: { writeText } },
  },
} satisfies Meta<typeof ProductActions>

export default meta
type Story = StoryObj<typeof ProductActions>

/** [SHOP-2] */
export const Default: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask about this product' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Hear the noise cancelling' }))
    await expect(args.onHear).toHaveBeenCalledOnce()
  },
}
/** [SHOP-2] Where nothing shares, the link is copied, and that is announced. */
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText('Link copied.')).toBeVisible()
    await expect(writeText).toHaveBeenLastCalledWith('https://shruti.example/product/tivra?color=Black')
  },
}
/** [SHOP-2] */
export const CannotCopy: Story = {
  args: { target: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText(/^Copy this link: https/)).toBeVisible()
  },
}
/** Nothing is stated that could be heard. */
export const NothingToHear: Story = { args: { onHear: undefined } }
