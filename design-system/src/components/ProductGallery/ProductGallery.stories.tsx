import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ProductGallery } from './ProductGallery.tsx'

const gallery = (slug: string, pictures: number) =>
  fromApi('getProduct', { idOrSlug: slug }, ({ name, variants: [variant] }) => ({
    imageUrls: variant?.imageUrls.slice(0, pictures),
    name: `${name}, ${variant?.name}`,
  }))

const tivra = gallery('tivra', 4)

const meta = {
  title: 'Commerce/ProductGallery',
  component: ProductGallery,
  loaders: tivra.loaders,
  decorators: [
    ...tivra.decorators,
    Story => (
      <div style={{ maxInlineSize: 880, paddingInline: 'var(--shruti-space-gutter)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof ProductGallery>

export const FourPictures: Story = { tags: ['modes'] }

/** [ADM-2] What somebody wrote of a picture is said of it; name and number stand where nobody did. */
export const WithAlternativeTexts: Story = {
  args: { imageAlts: ['', 'Tivra in its open case'] },
  parameters: { visual: { disable: 'Looks as FourPictures does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: 'Tivra in its open case' })).toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: 'Tivra, Silver, picture 1 of 4' })).toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: 'Tivra, Silver, picture 3 of 4' })).toBeInTheDocument()
  },
}

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

export const OnePicture: Story = { ...gallery('carry-pouch', 1) }
/** [IMG-1] */
export const NoPicture: Story = {
  ...gallery('tivra', 0),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Tivra, Silver' })).toBeVisible()
  },
}
