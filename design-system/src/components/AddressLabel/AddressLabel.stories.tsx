import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AddressLabel, type AddressLabelProps } from './AddressLabel.tsx'

const from = {
  name: 'Shruti',
  addressLines: ['14 Church Street', 'Bengaluru 560001'],
  phone: '+91 80 4567 8900',
}

const labelWith = (more: Partial<AddressLabelProps>) =>
  fromApi('adminListOrders', { status: 'shipped', paymentMethod: 'cod', pageSize: 1 }, ([order]) => ({
    orderNumber: order?.number ?? '',
    to: {
      fullName: order?.customerName ?? '',
      phoneNumber: order?.phoneNumber ?? '',
      line1: '3 Lal Bagh Road',
      landmark: 'Behind the flower market',
      city: order?.city ?? '',
      state: 'Karnataka',
      pincode: order?.pincode ?? '',
    },
    from,
    carrier: 'Delhivery',
    trackingNumber: '1490815562035',
    cashToCollect: order?.total ?? 0,
    ...more,
  }))

const meta = {
  title: 'Admin/AddressLabel',
  component: AddressLabel,
  parameters: { api: { persona: 'administrator' } },
  ...labelWith({}),
} satisfies Meta<typeof AddressLabel>

export default meta
type Story = StoryObj<typeof AddressLabel>

/** [ADM-3] A label of 100 × 150 mm. */
export const Label: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Collect ₹.+ in cash$/)).toBeVisible()
    await expect(canvas.getByText('Delhivery 1490815562035')).toBeVisible()
  },
}
/** [ADM-3] Paid, without a courier yet, on A4. */
export const Paid: Story = {
  ...labelWith({ cashToCollect: 0, paper: 'a4', carrier: null, trackingNumber: null }),
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Paid. Collect nothing.')).toBeVisible()
  },
}
