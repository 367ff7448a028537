import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inHindiUnpictured } from '../../stories-data/in-hindi.ts'
import { ProductCard } from './ProductCard.tsx'

const product = (slug: string) =>
  fromApi('getProduct', { idOrSlug: slug }, answer => ({ product: answer, href: `/product/${answer.slug}` }))

const tivra = product('tivra')

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  args: { addAction: '/cart/add', onAdd: fn(), onFavouriteToggle: fn() },
  loaders: tivra.loaders,
  decorators: [
    ...tivra.decorators,
    Story => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof ProductCard>

/** With scripts, adding calls back; the form stays a real one for the rest. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const add = canvas.getByRole('button', { name: 'Add Tivra to cart' })
    await expect(add.closest('form')).toHaveAttribute('action', '/cart/add')
    await userEvent.click(add)
    await expect(args.onAdd).toHaveBeenCalledWith({ productId: 'prd_tivra', quantity: 1, variantIndex: 0 })
  },
}

/** [SHOP-1] Picture, stock and link follow the colour that is chosen on the card, and that colour is added. */
export const ColourChosen: Story = {
  args: { onChooseColour: fn(), colourHref: colour => `/product/tivra?color=${colour}` },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const shown = () => canvasElement.querySelector('img')?.getAttribute('src')
    const before = shown()
    await userEvent.click(canvas.getByRole('radio', { name: 'Gold' }))
    await expect(canvas.getByText('Gold, only 3 left')).toBeVisible()
    await expect(shown()).not.toBe(before)
    await expect(canvas.getByRole('link', { name: 'Tivra' })).toHaveAttribute(
      'href',
      '/product/tivra?color=Gold',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Add Tivra to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith({ productId: 'prd_tivra', quantity: 1, variantIndex: 3 })
    await expect(args.onChooseColour).not.toHaveBeenCalled()
  },
}

/** [SHOP-1] Of several colours none was chosen: the card asks. */
export const AsksForTheColour: Story = {
  args: { onChooseColour: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add Tivra to cart' }))
    await expect(args.onChooseColour).toHaveBeenCalledWith(0)
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

/** [SHOP-1] What somebody searches or filters for is what the card shows. */
export const ColourWanted: Story = {
  args: { coloursWanted: ['white'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'White' })).toBeChecked()
  },
}

/** [SHOP-1] A colour that is sold out says so and cannot be added. */
export const ColourSoldOut: Story = {
  ...product('bindu-lite'),
  args: { coloursWanted: ['White'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: 'White, sold out' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Bindu Lite in White is sold out' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Black' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Bindu Lite to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith({
      productId: 'prd_bindu-lite',
      quantity: 1,
      variantIndex: 0,
    })
  },
}

/** [BEY-6] */
export const Compared: Story = {
  args: { compared: true, onCompareToggle: fn() },
  play: async ({ canvasElement, args }) => {
    const compare = within(canvasElement).getByRole('checkbox', { name: 'Compare Tivra' })
    await expect(compare).toBeChecked()
    await userEvent.click(compare)
    await expect(args.onCompareToggle).toHaveBeenCalled()
  },
}

export const Reduced: Story = { tags: ['modes'], ...product('meend') }
export const FewReviews: Story = { ...product('cleaning-kit') }
/** Two of its four colours are sold out or nearly so. */
export const SomeColoursSoldOut: Story = { ...product('case-cover') }
export const Favourite: Story = {
  ...product('komal'),
  args: { favourite: true },
  play: async ({ canvasElement, args }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Remove Komal from favorites' })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    await expect(args.onFavouriteToggle).toHaveBeenCalledWith('prd_komal')
  },
}
/** Nothing can be added. Dimmed pictures would shine through each other, so there is one. */
export const SoldOut: Story = {
  args: { onNotify: fn() },
  parameters: { api: { scenario: 'outOfStock' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Sold out')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /to cart/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Notify me' })).toBeVisible()
    const shown = [...canvasElement.querySelectorAll('img')].filter(image =>
      image.checkVisibility({ opacityProperty: true }),
    )
    await expect(shown).toHaveLength(1)
  },
}
export const SignedOut: Story = { args: { onFavouriteToggle: undefined } }
export const LongContent: Story = {
  ...fromApi('getProduct', { idOrSlug: 'charging-case' }, answer => ({
    product: {
      ...answer,
      name: 'Replacement charging case with wireless charging for Tivra and Shuddha (2026)',
      shortDescription:
        'For buds bought from January 2026 on. Charges on any Qi pad, holds 24 more hours, comes without buds.',
      price: 11_824_000,
      mrp: 12_999_000,
    },
    href: `/product/${answer.slug}`,
  })),
}
export const NoPicture: Story = {
  ...fromApi('getProduct', { idOrSlug: 'komal' }, answer => ({
    product: {
      ...answer,
      imageUrls: [],
      variants: answer.variants.map(variant => ({ ...variant, imageUrls: [] })),
    },
    href: `/product/${answer.slug}`,
  })),
}

/** [BEY-19] Product and colours keep their names. */
export const InHindi: Story = {
  ...inHindiUnpictured,
  args: { onCompareToggle: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Tivra पसंदीदा में जोड़ें' })).toBeVisible()
    await expect(canvas.getByRole('radiogroup', { name: 'Tivra का रंग' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /तुलना करें/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tivra कार्ट में डालें' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
