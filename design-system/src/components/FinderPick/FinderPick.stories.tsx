import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { FinderPick } from './FinderPick.tsx'

const product = (slug: string) =>
  fromApi('getProduct', { idOrSlug: slug }, answer => ({ product: answer, href: `/product/${answer.slug}` }))

const meta = {
  title: 'Commerce/FinderPick',
  component: FinderPick,
  args: {
    label: 'Our pick',
    because: [
      'It is a pair of small buds.',
      'For the way to work: 7 hours on one charge, and IPX5 for a drizzle.',
      '₹4,999 is within ₹5,000.',
    ],
    butNot: ['Its noise cancelling reaches 25 dB, not the 30 dB for a place as loud as yours.'],
    actions: <Button href="/product/shuddha">See Shuddha</Button>,
  },
  ...product('shuddha'),
} satisfies Meta<typeof FinderPick>

export default meta
type Story = StoryObj<typeof FinderPick>

/** [BEY-6] Reasons for and against it, each a sentence. */
export const Pick: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      within(canvas.getByRole('list', { name: 'Why Shuddha' })).getAllByRole('listitem'),
    ).toHaveLength(3)
    await expect(canvas.getByRole('list', { name: 'What Shuddha does not meet' })).toBeVisible()
  },
}

export const WithoutABut: Story = { args: { butNot: [] } }
export const Small: Story = { args: { size: 'small', label: 'For less', headingLevel: 'h3' } }
export const SoldOut: Story = {
  args: { label: 'Sold out', actions: undefined },
  parameters: { api: { scenario: 'outOfStock' } },
}
