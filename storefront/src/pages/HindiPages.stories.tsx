import type { World } from '@shruti/mock-api'
import type { OrderStatus } from '@shruti/server/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pageAt, worldOf, type PageStory } from '../../../.storybook/page-story.tsx'
import { openAtSandbox, placeUnpaid } from '../../../.storybook/unpaid-order.ts'

/**
 * [BEY-19] Each page of the shopper's side in Hindi. Names of products and people, addresses, codes and what customers
 * wrote stay as they are.
 */
const meta = {
  title: 'Pages/In Hindi',
  tags: ['!autodocs'],
  globals: { language: 'hi' },
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Products, people, places, units and addresses on the web. */
const names = new RegExp(
  [
    String.raw`\S+@\S+|\S+\.\S+\.\S+`,
    'Shruti|Bindu|Lite|Dhrupad|Gamak|Pro|Sport|Khayal|Komal|Laya|Quiet|Matra|Meend|Shuddha|Taan|Run|Tivra',
    'Bluetooth|English|Facebook|Instagram|Twitter|WebP|Delhivery|Blue Dart|Speed Post|Chrome|Android|Windows',
    'Asha|Rao|Audio Private Limited|Audio|4th floor|12 Residency Road|Bengaluru|WhatsApp|DPDP|Data Protection Board of India',
    // What staff or the customer wrote, and an invoice as it was issued.
    'Ordered the wrong colour|asha|Flat 204, Sargam Apartments|8th Main, Malleshwaram|Opposite the post office',
    'Karnataka|Carry pouch, Green|, Green|Rupees five thousand five hundred ninety-eight only',
  ].join('|'),
  'g',
)

/** English words: what nobody has translated. Addresses of people stay as they wrote them. */
function englishIn(element: HTMLElement): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isOfSomebody = node.parentElement?.closest('address, script, style, noscript, [hidden]')
    const text = (node.textContent ?? '').replace(names, '')
    if (!isOfSomebody && /[A-Za-z]*[a-z]{3,}/.test(text)) texts.push(node.textContent ?? '')
  }
  return texts
}

/** Pages of one layout look alike in Hindi as in English: one of each is pictured. */
const unpictured = { visual: { disable: true } }

const inHindi = (page: string | PageStory, api: object = {}, parameters: object = {}): Story => ({
  ...(typeof page === 'string' ? pageAt(page) : page),
  parameters: { api, ...parameters },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.lang).toBe('hi-IN')
    // The code of a page that is not there comes when it is needed.
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible()
    await expect(englishIn(canvasElement)).toEqual([])
  },
})

const customer = { persona: 'customer' }

async function fillCart(world: World): Promise<void> {
  await world.call('addCartItem', { productId: 'prd_tivra', quantity: 1, variantIndex: 0 })
}

const orderThatIs = (status: OrderStatus, folder = '/orders') =>
  pageAt(async world => {
    const order = (await world.call('listOrders', {})).find(candidate => candidate.status === status)
    if (!order) throw new Error(`The demo shop's customer has no order that is ${status}`)
    return `${folder}/${order.id}`
  })

export const Home: Story = inHindi('/')
export const Shop: Story = inHindi('/shop')
export const Search: Story = inHindi(
  `/shop?search=${encodeURIComponent('काले ईयरबड 3000 से कम')}`,
  {},
  unpictured,
)
export const Product: Story = inHindi('/product/cleaning-kit')
export const Compare: Story = inHindi('/compare?products=tivra,komal')
export const Finder: Story = inHindi('/finder', {}, unpictured)
export const FinderResult: Story = inHindi('/finder?use=commute&noise=loud&budget=5000&fit=buds')
export const Deals: Story = inHindi('/deals', {}, unpictured)
export const Cart: Story = inHindi('/cart', { persona: 'guest', prepare: fillCart })
export const EmptyCart: Story = inHindi('/cart', {}, unpictured)
export const SignIn: Story = inHindi('/auth')
export const Register: Story = inHindi('/auth?way=register', {}, unpictured)
export const Checkout: Story = inHindi('/checkout', { ...customer, prepare: fillCart })
export const Confirmation: Story = inHindi(orderThatIs('placed', '/order-confirmation'), customer)
export const MyOrders: Story = inHindi('/my-orders', customer, unpictured)
export const Delivered: Story = inHindi(orderThatIs('delivered'), customer)
export const Invoice: Story = inHindi(
  pageAt(async world => {
    const order = (await world.call('listOrders', {})).find(({ status }) => status === 'delivered')
    return `/orders/${order?.id ?? ''}/invoice`
  }),
  customer,
  unpictured,
)
/** The form that a button of a delivered order opens. */
const orderForm = (opens: string, sends: string): Story => {
  const page = inHindi(orderThatIs('delivered'), customer, unpictured)
  return {
    ...page,
    play: async context => {
      const canvas = within(context.canvasElement)
      await userEvent.click(canvas.getByRole('button', { name: opens }))
      await expect(await canvas.findByRole('button', { name: sends })).toBeVisible()
      await page.play?.(context)
    },
  }
}

/** [BEY-11] */
export const Returning: Story = orderForm('वापस करें', 'वापसी का अनुरोध करें')
/** [BEY-10] */
export const ClaimingWarranty: Story = orderForm('वारंटी का दावा करें', 'दावा भेजें')
/** [SHOP-3] What customers wrote stays as they wrote it. */
export const Reviews: Story = {
  ...inHindi('/product/tivra/reviews', {}, unpictured),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tivra के रिव्यू' })).toBeVisible()
    const { reviews } = await worldOf(loaded).call('listProductReviews', { id: 'prd_tivra' })
    const written = reviews.flatMap(({ title, body, authorName }) => [title, body, authorName])
    await expect(englishIn(canvasElement).filter(text => !written.includes(text))).toEqual([])
  },
}
/** [CHK-2] */
export const Sandbox: Story = inHindi(
  pageAt(async world => openAtSandbox(world, await placeUnpaid(world))),
  customer,
  unpictured,
)
export const Track: Story = inHindi('/track-order', {}, unpictured)
export const Profile: Story = inHindi('/profile', customer)
export const Addresses: Story = inHindi('/profile/addresses', customer, unpictured)
export const Security: Story = inHindi('/profile/security', customer, unpictured)
export const Privacy: Story = inHindi('/profile/privacy', customer, unpictured)
export const ProductNews: Story = inHindi('/profile/product-news', customer, unpictured)
export const Favorites: Story = inHindi('/favorites', customer, unpictured)
export const Notifications: Story = inHindi('/notifications', customer)
export const BackInStock: Story = inHindi(
  '/product/foam-tips/tell-me?about=back_in_stock&color=Graphite',
  {},
  unpictured,
)
export const About: Story = inHindi('/about', {}, unpictured)
export const Contact: Story = inHindi('/contact')
export const Faqs: Story = inHindi('/faqs')
export const Stores: Story = inHindi('/stores', {}, unpictured)
export const Warranty: Story = inHindi('/warranty', {}, unpictured)
export const Shipping: Story = inHindi('/shipping-info', {}, unpictured)
export const PrivacyPolicy: Story = inHindi('/privacy-policy', {}, unpictured)
export const Posts: Story = inHindi('/blog', {}, unpictured)
export const Post: Story = inHindi('/blog/how-loud-for-how-long')
export const Offline: Story = inHindi('/offline', {}, unpictured)
export const NotFound: Story = inHindi('/no-such-page')
/** [CLI-2] */
export const Failed: Story = {
  ...inHindi(
    '/cart',
    { persona: 'guest', prepare: fillCart, overrides: { getCart: { error: 'server_error' } } },
    // The page says on the console why it could not be shown.
    { ...unpictured, expectedMessages: ['ApiError: सर्वर में गड़बड़ी हुई'] },
  ),
}
