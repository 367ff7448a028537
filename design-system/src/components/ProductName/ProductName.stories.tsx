import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProductName } from './ProductName.tsx'

const meta = {
  title: 'Commerce/ProductName',
  component: ProductName,
  args: { name: 'Tivra' },
} satisfies Meta<typeof ProductName>

export default meta
type Story = StoryObj<typeof meta>

/** The mark is drawn beside the text, which stays one word for screen readers and for find-in-page. */
export const Tivra: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tivra')).toHaveAttribute('data-note', 'tivra')
  },
}
export const Komal: Story = { args: { name: 'Komal' } }
export const Shuddha: Story = { args: { name: 'Shuddha' } }
/** Only the models carry a mark, not a word that begins alike. */
export const AnotherProduct: Story = {
  args: { name: 'Tivrata charging cable' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tivrata charging cable')).not.toHaveAttribute('data-note')
  },
}
