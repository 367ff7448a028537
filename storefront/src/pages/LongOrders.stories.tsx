import { changeProduct, type World } from '@shruti/mock-api'
import type { Order } from '@shruti/server/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longestAddress } from '../../../.storybook/longest-address.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'

/** More than the demo shop's customer has ordered: many orders, and one order with much in it [ORD-2]. */
const meta = {
  title: 'Pages/Long orders',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'customer' }, visual: { disable: true } },
  ...pageAt('/my-orders'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Three pages of orders: 23 beside the five of the demo shop. */
async function orderOften({ shop: { dependencies } }: World): Promise<void> {
  await dependencies.store.transaction(async tx => {
    const [order] = await tx.list('orders', { where: { userId: 'usr_asha', status: 'placed' } })
    if (!order) throw new Error("The demo shop's customer has no order that is placed")
    for (let count = 1; count <= 23; count += 1) {
      const digits = String(count).padStart(2, '0')
      await tx.put('orders', {
        ...order,
        id: `ord_often_${digits}`,
        number: `SHR-FTEN00${digits}`,
        createdAt: `2025-01-${digits}T06:30:00.000Z`,
      })
    }
  })
}

const often = { api: { persona: 'customer', prepare: orderOften } } as const

/** [ORD-2] Ten a page. */
export const ManyOrders: Story = {
  parameters: often,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link', { name: /^Order SHR-/ })).toHaveLength(10)
    const pages = canvas.getByRole('navigation', { name: 'Pages' })
    await expect(pages).toHaveTextContent('1–10 of 28')
    await userEvent.click(within(pages).getByRole('link', { name: 'Next page' }))
    await expect(await canvas.findByText('11–20 of 28')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Order SHR-/ })).toHaveLength(10)
  },
}
/** [ORD-2] What is left over stands on the last page. */
export const LastPageOfOrders: Story = {
  ...pageAt('/my-orders?page=3'),
  parameters: often,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link', { name: /^Order SHR-/ })).toHaveLength(8)
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }))
    await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await expect(pages.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
  },
}

const longName = (name: string) =>
  `${name} Studio Reference Wireless Earbuds with Adaptive Noise Cancelling, Charging Case and Three Pairs of Tips`

/** How many products the order has. */
const lineCount = 12

/** An order of many products with long names to the longest address, as far on its way as asked for. */
async function orderMuch(world: World, become: Pick<Order, 'status' | 'invoiceNumber'>): Promise<string> {
  const products = await world.call('listProducts', { inStock: 'true', pageSize: lineCount })
  for (const { id, variants } of products) {
    await changeProduct(world.shop, id, product => ({ ...product, name: longName(product.name) }))
    const variantIndex = variants.findIndex(({ stock }) => stock > 0)
    await world.call('addCartItem', { productId: id, quantity: 1, variantIndex })
  }
  const { id: addressId } = await world.call('createAddress', longestAddress)
  const { quoteId } = await world.call('createQuote', { addressId, paymentMethod: 'upi' })
  const { id } = await world.call('placeOrder', {
    headers: { 'idempotency-key': 'story' },
    body: { quoteId, addressId, paymentMethod: 'upi', acceptTerms: true },
  })
  await world.shop.dependencies.store.transaction(async tx => {
    const order = await tx.get('orders', id)
    if (!order) throw new Error('The order was not placed')
    const step = { status: become.status, at: order.createdAt, by: 'system', actorId: null } as const
    await tx.put('orders', {
      ...order,
      ...become,
      paymentStatus: 'paid',
      timeline: [...order.timeline, step],
    })
  })
  return id
}

const placed = { status: 'placed', invoiceNumber: null } as const
const delivered = { status: 'delivered', invoiceNumber: 'SHR/2627/000999' } as const

const confirmationPage = pageAt(async world => `/order-confirmation/${await orderMuch(world, placed)}`)
const orderPage = pageAt(async world => `/orders/${await orderMuch(world, delivered)}`)
const invoicePage = pageAt(async world => `/orders/${await orderMuch(world, delivered)}/invoice`)

/** All of it can be read: nothing is cut off, and nobody scrolls sideways. */
const showsAll: Story['play'] = async ({ canvasElement }) => {
  const main = within(within(canvasElement).getByRole('main'))
  for (const text of await main.findAllByText(/Adaptive Noise Cancelling/)) await expect(text).toBeVisible()
  await expect(main.getAllByText(longestAddress.line1, { exact: false })[0]).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBe(clientWidth)
}
const onNarrowPhone = { globals: { viewport: { value: 'narrow320' } } }

export const LongConfirmation: Story = { ...confirmationPage, play: showsAll }
export const LongConfirmationOnAPhone: Story = { ...LongConfirmation, ...onNarrowPhone }
/** [BEY-10][BEY-11] With what an order has after its delivery: return, warranty, reviews. */
export const LongOrder: Story = {
  ...orderPage,
  play: async context => {
    await showsAll(context)
    const main = within(within(context.canvasElement).getByRole('main'))
    await expect(main.getByRole('button', { name: 'Return items' })).toBeVisible()
    await expect(main.getAllByRole('link', { name: /^Review / })).toHaveLength(lineCount)
  },
}
export const LongOrderOnAPhone: Story = { ...LongOrder, ...onNarrowPhone }
/** [BEY-4] */
export const LongInvoice: Story = { ...invoicePage, play: showsAll }
export const LongInvoiceOnAPhone: Story = { ...LongInvoice, ...onNarrowPhone }
