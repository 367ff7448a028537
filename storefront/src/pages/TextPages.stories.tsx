import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'
import { savedPagesCache } from '../offline/saved-pages.ts'

const meta = {
  title: 'Pages/Texts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/about'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const About: Story = {}
/** [SHOP-4] A Friday in India, 11 in the morning. */
export const Stores: Story = {
  ...pageAt('/stores'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Open now · closes 8:00 PM')).toHaveLength(5)
  },
}
/** [SHOP-4] On Saturday night: on Sundays the stores are closed. */
export const StoresClosed: Story = {
  ...pageAt('/stores'),
  parameters: {
    api: {
      persona: 'guest',
      prepare: ({ shop }: World) => Promise.resolve(shop.clock.advance(35 * 3_600_000)),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Closed · opens Monday 10:30 AM')).toHaveLength(5)
  },
}
export const TermsOfService: Story = { ...pageAt('/terms-of-service') }
export const PrivacyPolicy: Story = { ...pageAt('/privacy-policy') }
export const CookiePolicy: Story = { ...pageAt('/cookie-policy') }
export const Warranty: Story = { ...pageAt('/warranty') }
export const Post: Story = { ...pageAt('/blog/how-loud-for-how-long') }
export const FrequentQuestions: Story = { ...pageAt('/faqs') }
export const Shipping: Story = { ...pageAt('/shipping-info') }
export const Returns: Story = { ...pageAt('/returns') }
export const Contact: Story = { ...pageAt('/contact') }
/** [SHOP-4] What is wrong stands at its field; what is right gets a ticket number. */
export const ContactFormSent: Story = {
  ...pageAt('/contact?order=SHR-8KQ2M4XD'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('combobox', { name: 'What is it about?' })).toHaveValue('order')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Meera Nair')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'meera@example.in')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await canvas.findByText('Write your message')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message' }),
      'The parcel says delivered, and it is not here.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await canvas.findByText(/^Your ticket number is T-[0-9A-Z]{8}\./)
  },
}
/** [SHOP-4] Nothing that was written is lost when the line is. */
export const ContactFormFails: Story = {
  ...pageAt('/contact'),
  parameters: {
    expectedMessages: ['ApiError: The shop cannot save changes right now. Please try again in a minute.'],
    api: { persona: 'customer', overrides: { createSupportTicket: { error: 'store_unavailable' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    // Who is signed in is known after the page is there.
    await waitFor(() => expect(name).toHaveValue('Asha Rao'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What is it about?' }), 'A product')
    const message = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(message, 'Does Komal pair with two phones at once?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await canvas.findByText(/cannot save changes right now/)
    await expect(message).toHaveValue('Does Komal pair with two phones at once?')
  },
}
export const Blog: Story = { ...pageAt('/blog') }
export const NotFound: Story = { ...pageAt('/nowhere') }

/** [BEY-14] What opens offline in place of a page that is not saved. */
export const Offline: Story = {
  ...pageAt('/offline'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

/** [BEY-14] With the pages that this browser has saved. */
export const OfflineWithSavedPages: Story = {
  ...pageAt('/offline'),
  beforeEach: async () => {
    const cache = await caches.open(savedPagesCache)
    const save = (path: string, title: string) => cache.put(path, new Response(`<title>${title}</title>`))
    await save('/', 'Shruti')
    await save('/shop/category/noise-cancelling', 'Noise cancelling · Shruti')
    await save('/product/tivra', 'Tivra · Shruti')
    return async () => {
      await caches.delete(savedPagesCache)
    }
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Tivra · Shruti' })).toHaveAttribute(
      'href',
      '/product/tivra',
    )
  },
}
export const StoresFailed: Story = {
  ...pageAt('/stores'),
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'guest', overrides: { listStores: { error: 'server_error' } } },
  },
}
export const StoresFailedTriedAgain: Story = triedAgain(StoresFailed, 'listStores', 'Stores')
/** The text is read without the products that it speaks of. */
export const PostWithoutProducts: Story = {
  ...pageAt('/blog/how-loud-for-how-long'),
  parameters: {
    // It differs from the post below what a picture shows.
    visual: { disable: true },
    api: { persona: 'guest', overrides: { getProduct: { error: 'server_error' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('article')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Products in this post' })).not.toBeInTheDocument()
  },
}
