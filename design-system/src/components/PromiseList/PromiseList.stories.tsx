import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PromiseList } from './PromiseList.tsx'

const meta = {
  title: 'Commerce/PromiseList',
  component: PromiseList,
  args: { warrantyMonths: 24 },
} satisfies Meta<typeof PromiseList>

export default meta
type Story = StoryObj<typeof meta>

export const TwoYears: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^2-year warranty/)).toBeVisible()
  },
}
export const SixMonths: Story = { args: { warrantyMonths: 6 } }
/** Nothing is delivered to the place that was asked about. */
export const WithoutDelivery: Story = {
  args: { hideDelivery: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/business days\. Express/)).not.toBeInTheDocument()
    await expect(within(canvasElement).getByText(/^30-day returns/)).toBeVisible()
  },
}
export const WithoutWarranty: Story = {
  args: { warrantyMonths: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/warranty/)).not.toBeInTheDocument()
  },
}
