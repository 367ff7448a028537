import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { OrderStatus } from '../../records/index.ts'
import { Button } from '../Button/Button.tsx'
import { RuledList } from '../RuledList/RuledList.tsx'
import { OrderCard } from './OrderCard.tsx'

const orderThatIs = (status: OrderStatus) =>
  fromApi('listOrders', {}, orders => {
    const order = orders.find(candidate => candidate.status === status)
    return order ? { order, href: `/orders/${order.id}` } : {}
  })

const meta = {
  title: 'Account/OrderCard',
  component: OrderCard,
  parameters: { api: { persona: 'customer' } },
  ...orderThatIs('shipped'),
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof OrderCard>

export const OnItsWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: /^Order SHR-[0-9A-Z]{8}$/ })).toBeVisible()
    await expect(canvas.getByText(/^Expected /)).toBeVisible()
  },
}
export const Placed: Story = { ...orderThatIs('placed') }
/** No promise after the end. */
export const Delivered: Story = {
  ...orderThatIs('delivered'),
  args: {
    actions: (
      <Button variant="quiet" size="small">
        Buy again
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Expected/)).not.toBeInTheDocument()
  },
}
export const Cancelled: Story = { ...orderThatIs('cancelled') }

/** One hairline between two orders, which is the list's. */
export const InAList: Story = {
  ...fromApi('listOrders', {}, orders => ({
    order: orders[0],
    href: '/orders/1',
  })),
  render: args => (
    <RuledList density="roomy">
      {['first', 'second'].map(key => (
        <li key={key}>
          <OrderCard {...args} />
        </li>
      ))}
    </RuledList>
  ),
  play: async ({ canvasElement }) => {
    for (const card of within(canvasElement).getAllByRole('article')) {
      const { borderTopWidth, borderBottomWidth, paddingTop } = getComputedStyle(card)
      await expect([borderTopWidth, borderBottomWidth, paddingTop]).toEqual(['0px', '0px', '0px'])
    }
  },
}

/** Below a heading of a section. */
export const UnderAHeading: Story = {
  args: { headingLevel: 'h3' },
  parameters: { visual: { disable: 'Looks as ever: the heading has another level.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible()
  },
}
