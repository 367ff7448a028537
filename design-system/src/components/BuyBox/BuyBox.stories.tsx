import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DeliveryEstimate } from '../DeliveryEstimate/DeliveryEstimate.tsx'
import { PromiseList } from '../PromiseList/PromiseList.tsx'
import { BuyBox } from './BuyBox.tsx'

const product = (slug: string) =>
  fromApi('getProduct', { idOrSlug: slug }, answer => ({
    product: answer,
    promises: <PromiseList warrantyMonths={answer.warrantyMonths} />,
  }))

const delivery = fromApi('checkPincode', { pincode: '560025' }, result => ({
  delivery: <DeliveryEstimate result={result} standardFee={0} expressFee={19_900} onCheck={fn()} />,
}))

const tivra = product('tivra')

const meta = {
  title: 'Commerce/BuyBox',
  component: BuyBox,
  args: {
    variantIndex: 0,
    onVariantChange: fn(),
    addAction: '/cart/add',
    onAdd: fn(),
    favourite: false,
    onFavouriteToggle: fn(),
    emiMonthly: 66_659,
    maximumQuantity: 10,
  },
  loaders: [...tivra.loaders, ...delivery.loaders],
  decorators: [
    ...tivra.decorators,
    ...delivery.decorators,
    Story => (
      <div style={{ maxInlineSize: 500 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyBox>

export default meta
type Story = StoryObj<typeof BuyBox>

/** Quantity and colour go with the product; the form itself would post the same. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAdd).toHaveBeenCalledWith({ productId: 'prd_tivra', quantity: 2, variantIndex: 0 })
    const form = canvas.getByRole('button', { name: 'Add to cart' }).closest('form')
    await expect(form && Object.fromEntries(new FormData(form))).toEqual({
      productId: 'prd_tivra',
      variantIndex: '0',
      quantity: '2',
    })
  },
}
export const OtherColour: Story = {
  render: function InState({ onVariantChange, ...args }) {
    const [variantIndex, setVariantIndex] = useState(args.variantIndex)
    return (
      <BuyBox
        {...args}
        variantIndex={variantIndex}
        onVariantChange={index => {
          setVariantIndex(index)
          onVariantChange?.(index)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Black' }))
    await expect(args.onVariantChange).toHaveBeenCalledWith(1)
    await expect(within(canvasElement).getByRole('radio', { name: 'Black' })).toBeChecked()
  },
}
/** Never more than there is: three gold ones are left. */
export const FewLeft: Story = {
  args: { variantIndex: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Only 3 left in stock')).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('max', '3')
  },
}
export const SoldOutColour: Story = {
  ...product('case-cover'),
  args: { variantIndex: 1, emiMonthly: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sold out' })).toBeDisabled()
  },
}
export const SoldOut: Story = {
  parameters: { api: { scenario: 'outOfStock' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This product is sold out.')).toBeVisible()
  },
}
export const Reduced: Story = { ...product('meend'), args: { emiMonthly: 33_325 } }
export const Adding: Story = { args: { adding: true } }
export const Favourite: Story = { args: { favourite: true } }
/** Where the reviews have a page of their own. */
export const ReviewsElsewhere: Story = {
  args: { reviewsHref: '/product/tivra/reviews' },
  parameters: { visual: { disable: 'Looks as ever: the link leads elsewhere.' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /reviews/ })
    await expect(link).toHaveAttribute('href', '/product/tivra/reviews')
  },
}
/** A guest keeps no favourites. */
export const SignedOut: Story = {
  ...product('komal'),
  args: { onFavouriteToggle: undefined, emiMonthly: 24_992 },
  // Where there is no heart, the button that buys ends where its row does.
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart' })
    const row = add.parentElement?.getBoundingClientRect().right
    await expect(add.getBoundingClientRect().right).toBe(row)
  },
}
