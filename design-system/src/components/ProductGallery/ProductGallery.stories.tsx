import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { tivra } from '../../stories-data/products.ts'
import { ProductGallery } from './ProductGallery.tsx'

const meta = {
  title: 'Commerce/ProductGallery',
  component: ProductGallery,
  args: { imageUrls: tivra.imageUrls, name: 'Tivra, Silver' },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 880, paddingInline: 'var(--shruti-space-gutter)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

export const FourPictures: Story = {}

/** Zooming opens the picture at its full size; the keyboard's Escape and any click close it. */
export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Zoom into Tivra, Silver, picture 1 of 4' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Tivra, Silver, picture 1 of 4' })
    await expect(within(dialog).getByRole('img')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const OnePicture: Story = { args: { imageUrls: tivra.imageUrls.slice(0, 1) } }
/** [IMG-1] */
export const NoPicture: Story = {
  args: { imageUrls: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Tivra, Silver' })).toBeVisible()
  },
}
