import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { World } from '@shruti/mock-api'
import { addressOf, pageAt } from '../../../.storybook/page-story.tsx'

/** Eleven of each: more than the search box fetches. */
async function manyProducts({ shop: { dependencies } }: World): Promise<void> {
  await dependencies.store.transaction(async tx => {
    for (const product of await tx.list('products', { where: { status: 'active' } }))
      for (let copy = 2; copy <= 11; copy += 1)
        await tx.put('products', {
          ...product,
          id: `${product.id}_${copy}`,
          slug: `${product.slug}-${copy}`,
          name: `${product.name} ${copy}`,
          variants: product.variants.map(variant => ({ ...variant, sku: `${variant.sku}-${copy}` })),
        })
  })
}

const meta = {
  title: 'Pages/Search',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    api: { persona: 'guest', prepare: manyProducts },
    // On a phone the box stands in the menu.
    visual: { ownViewportOnly: true },
  },
  ...pageAt('/track-order'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const box = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('combobox', { name: 'Search products' })

/** [SRCH-3] [BEY-18] The server finds the rows of a term, the best first, and says how many there are. */
export const LargeShop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await box(canvasElement), 'tivra')
    await expect(await canvas.findByRole('option', { name: 'View all 55 results' })).toBeVisible()
    await expect(canvas.getAllByRole('option')).toHaveLength(6)
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent(/^Tivra₹7,999/)
  },
}

/** [SRCH-5] Enter, pressed right after the last letter, opens the first match of all that was typed. */
export const LargeShopEnter: Story = {
  parameters: { visual: { disable: 'Shows the page of a product, which has its own stories.' } },
  play: async ({ canvasElement, loaded }) => {
    await userEvent.type(await box(canvasElement), 'tivra 7{Enter}')
    await waitFor(() => expect(addressOf(loaded)).toBe('/product/prd_tivra_7'))
  },
}
