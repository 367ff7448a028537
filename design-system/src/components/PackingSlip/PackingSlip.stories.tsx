import { fromApi, type World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PackingSlip } from './PackingSlip.tsx'

const packed = async (world: World) => {
  const [order] = await world.call('adminListOrders', { status: 'packed', pageSize: 1 })
  return { ids: order?.id ?? '' }
}

const meta = {
  title: 'Admin/PackingSlip',
  component: PackingSlip,
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...fromApi('adminListOrderSheets', packed, ([order]) => {
    if (!order) throw new Error('The demo shop has no order that is packed')
    return { order, shopName: 'Shruti' }
  }),
} satisfies Meta<typeof PackingSlip>

export default meta
type Story = StoryObj<typeof PackingSlip>

/** [ADM-3] */
export const Slip: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: /^Packing slip SHR-/ })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'SKU' })).toBeVisible()
  },
}
