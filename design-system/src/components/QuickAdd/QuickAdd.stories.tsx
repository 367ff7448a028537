import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { QuickAdd } from './QuickAdd.tsx'

const product = (slug: string) =>
  fromApi('getProduct', { idOrSlug: slug }, answer => ({ product: answer, href: `/product/${answer.slug}` }))

const tivra = product('tivra')

const meta = {
  title: 'Commerce/QuickAdd',
  component: QuickAdd,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: { open: true, onOpenChange: fn(), onAdd: fn() },
  ...tivra,
} satisfies Meta<typeof QuickAdd>

export default meta
type Story = StoryObj<typeof QuickAdd>

/** [SHOP-1] The colour that is chosen is added. */
export const SeveralColours: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'White' }))
    await expect(screen.getByRole('img', { name: 'Tivra, White' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith({ productId: 'prd_tivra', quantity: 1, variantIndex: 2 })
  },
}

/** [SHOP-1] A colour that is sold out can be looked at, not added. */
export const ColourSoldOut: Story = {
  ...product('bindu-lite'),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'White, sold out' }))
    await expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled()
    await expect(screen.getByText('This colour is sold out. Another colour is in stock.')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const FewLeft: Story = { args: { defaultVariantIndex: 3 } }
export const Reduced: Story = { tags: ['modes'], ...product('meend') }
