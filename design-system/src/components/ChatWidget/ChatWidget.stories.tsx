import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ChatShell, conversationOf, inConversation } from '../../stories-data/conversation.tsx'
import { inHindi } from '../../stories-data/in-hindi.ts'
import { TimePassed } from '../../stories-data/TimePassed.tsx'
import { BuyBar } from '../BuyBar/BuyBar.tsx'
import { Button } from '../Button/Button.tsx'
import { createChat } from '../ChatButton/chat.ts'
import { OfferPopup } from '../OfferPopup/OfferPopup.tsx'
import { offerDelayMs } from '../OfferPopup/dismissal.ts'
import { ChatWidget } from './ChatWidget.tsx'
import { typingMs } from './conversation.ts'

const settings = fromApi('getSettings', {}, ({ store }) => ({ contacts: store }))

const meta = {
  title: 'Shell/ChatWidget',
  component: ChatWidget,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    // Each story has its own, from `inConversation`.
    chat: createChat(),
    contacts: {
      supportPhone: '',
      supportEmail: '',
      salesEmail: '',
      businessHours: '',
      social: { instagram: '', twitter: '', facebook: '' },
    },
  },
  argTypes: {
    side: { control: 'inline-radio', options: ['right', 'left'] },
    chat: { control: false },
    contacts: { control: false },
    shopTexts: { control: false },
    clock: { control: false },
    LinkComponent: { control: false },
  },
  loaders: settings.loaders,
  decorators: settings.decorators,
  render: (args, context) => <ChatShell {...args} {...conversationOf(context)} />,
} satisfies Meta<typeof ChatWidget>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Message' })

/** [CHAT-1] [CHAT-4] First open: the greeting, and questions to press. */
export const FirstOpen: Story = {
  ...inConversation({ view: 'open' }),
  play: async ({ canvasElement }) => {
    const log = within(within(canvasElement).getByRole('log', { name: 'Messages' }))
    await expect(log.getByText(/audio products/)).toBeVisible()
    await expect(log.getByRole('button', { name: 'Where is my order?' })).toBeVisible()
    await expect(field(canvasElement)).toHaveFocus()
  },
}

/** [ADM-7] What the owner has to say to everybody stands below the greeting, and the questions to press below that. */
export const WithNotice: Story = {
  ...inConversation({ view: 'open' }),
  args: { shopTexts: { notice: 'Our phone line is closed on 8 and 9 November.', answers: [] } },
  play: async ({ canvasElement }) => {
    const log = within(within(canvasElement).getByRole('log', { name: 'Messages' }))
    await expect(log.getByText(/audio products/)).toBeVisible()
    await expect(log.getByText('Our phone line is closed on 8 and 9 November.')).toBeVisible()
    await expect(log.getByRole('button', { name: 'Where is my order?' })).toBeVisible()
  },
}

/** [CHAT-2] Blank: nothing to send. Enter sends, Shift+Enter adds a line. */
export const WritingAMessage: Story = {
  ...inConversation({ view: 'open' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const send = canvas.getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    await userEvent.type(field(canvasElement), '   {Enter}')
    await expect(send).toBeDisabled()
    await expect(canvas.queryByText('You:')).not.toBeInTheDocument()
    await userEvent.clear(field(canvasElement))
    await userEvent.type(field(canvasElement), 'My order{Shift>}{Enter}{/Shift}is SHR-2041')
    await expect(field(canvasElement)).toHaveValue('My order\nis SHR-2041')
    await expect(send).toBeEnabled()
  },
}

/** [CHAT-3] A second of typing before the answer. */
export const Typing: Story = {
  ...inConversation({ view: 'open' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Online')).toBeVisible()
    await userEvent.type(field(canvasElement), 'One bud does not connect{Enter}')
    await expect(canvas.getByText('Typing...')).toBeVisible()
    await expect(field(canvasElement)).toHaveValue('')
  },
}

/** [CHAT-5] [CHAT-8] A fault: steps, and whom to reach. */
export const Answered: Story = {
  tags: ['modes'],
  ...inConversation({ view: 'open' }),
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.type(field(context.canvasElement), 'tivra price{Enter}')
    await conversationOf(context).clock.runScheduled(typingMs)
    await expect(await canvas.findByRole('link', { name: 'Tivra' })).toHaveAttribute('href', '/product/tivra')
    await userEvent.click(field(context.canvasElement))
    await userEvent.type(field(context.canvasElement), 'One bud does not connect{Enter}')
    await conversationOf(context).clock.runScheduled(typingMs)
    await expect(await canvas.findByRole('link', { name: 'support@shruti.example' })).toHaveAttribute(
      'href',
      'mailto:support@shruti.example',
    )
    await expect(canvas.getByText('Online')).toBeVisible()
    const log = canvas.getByRole('log')
    const answer = canvas.getByText(/Put both buds in the case/)
    const topInLog = () => answer.getBoundingClientRect().top - log.getBoundingClientRect().top
    const endsInLog = () => answer.getBoundingClientRect().bottom < log.getBoundingClientRect().bottom
    await expect(topInLog()).toBeGreaterThanOrEqual(0)
    await expect(endsInLog()).toBe(true)
    const top = topInLog()
    // Larger text, as a turned phone, leaves the reader at the answer.
    const { style } = document.documentElement
    style.fontSize = '200%'
    await waitFor(() => expect(topInLog()).toBe(18))
    style.removeProperty('font-size')
    await waitFor(() => expect(topInLog()).toBe(top))
  },
}

/** Whoever reads what was said before stays there when the text becomes larger or the phone is turned. */
export const ReadingWhatWasSaid: Story = {
  ...inConversation({ view: 'open' }),
  parameters: { visual: { disable: 'The place in the log is asserted; its look is that of Answered.' } },
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.type(field(context.canvasElement), 'komal, shuddha or tivra{Enter}')
    await conversationOf(context).clock.runScheduled(typingMs)
    await canvas.findByText(/Komal, ₹2,999\./)
    const log = canvas.getByRole('log')
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0))
    const scrolled = new Promise(resolve => {
      log.addEventListener('scroll', resolve, { once: true })
    })
    log.scrollTop = 0
    await scrolled
    const { style } = document.documentElement
    style.fontSize = '200%'
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect(log.scrollTop).toBe(0)
    style.removeProperty('font-size')
  },
}

/** Longer than the panel is high: it shows from its beginning. */
export const LongAnswer: Story = {
  ...inConversation({ view: 'open' }),
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.type(field(context.canvasElement), 'komal, shuddha or tivra{Enter}')
    await conversationOf(context).clock.runScheduled(typingMs)
    const answer = await canvas.findByText(/Komal, ₹2,999\./)
    const log = canvas.getByRole('log').getBoundingClientRect()
    await waitFor(() => expect(answer.getBoundingClientRect().top - log.top).toBeLessThan(60))
    await expect(answer.getBoundingClientRect().top).toBeGreaterThanOrEqual(log.top)
    const lastLine = canvas.getByText(/Tivra, ₹7,999\./)
    await expect(lastLine.getBoundingClientRect().bottom).toBeGreaterThan(log.bottom)
  },
}

/** [CHAT-6] Pressing a suggestion asks it. */
export const QuickReply: Story = {
  ...inConversation({ view: 'open' }),
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Talk to a person' }))
    await conversationOf(context).clock.runScheduled(typingMs)
    await expect(await canvas.findByText(/Monday-Friday 9:00 AM-6:00 PM IST/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Talk to a person' })).not.toBeInTheDocument()
    await expect(field(context.canvasElement)).toHaveFocus()
  },
}

/** [BEY-19] The greeting and the suggestions of a page in Hindi. */
export const FirstOpenInHindi: Story = {
  ...inConversation({ view: 'open' }),
  ...inHindi,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^नमस्ते। मैं हमारे ऑडियो उत्पाद/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'मेरा ऑर्डर कहाँ है?' })).toBeVisible()
  },
}

/** [BEY-19] A question in Devanagari, and one in Latin letters. */
export const AnsweredInHindi: Story = {
  ...inConversation({ view: 'open' }),
  ...inHindi,
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'संदेश' }), 'वारंटी कितनी है?{Enter}')
    await conversationOf(context).clock.runScheduled(typingMs)
    await expect(await canvas.findByText(/^ईयरबड्स, नेकबैंड और हेडफ़ोन पर 1 साल की वारंटी है/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'संदेश' }), 'return kaise karein{Enter}')
    await conversationOf(context).clock.runScheduled(typingMs)
    await expect(await canvas.findByText(/30 दिन मिलते हैं, खोला हो या नहीं/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'मेरे ऑर्डर' })).toHaveAttribute('href', '/my-orders')
  },
}

/** [CHAT-1] The bar stays with its title, and says when an answer has come. */
export const Minimised: Story = {
  ...inConversation({ view: 'open' }),
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.type(field(context.canvasElement), 'komal price{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Minimise chat' }))
    await expect(canvas.getByRole('button', { name: 'Shruti support' })).toHaveFocus()
    await conversationOf(context).clock.runScheduled(typingMs)
    await expect(await canvas.findByRole('button', { name: 'Shruti support 1 unread' })).toBeVisible()
    await expect(canvas.getByRole('dialog').getBoundingClientRect().height).toBe(48)
  },
}

/** [CHAT-1] Opened, minimised, opened again and closed without a mouse; what was typed and said is kept. */
export const ByKeyboard: Story = {
  ...inConversation(),
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Chat with us' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field(context.canvasElement)).toHaveFocus())
    await userEvent.keyboard('Do you ship to Nepal?')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Escape}')
    const button = canvas.getByRole('button', { name: 'Chat with us' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field(context.canvasElement)).toHaveValue('Do you ship to Nepal?'))
    await userEvent.keyboard('{Enter}')
    await conversationOf(context).clock.runScheduled(typingMs)
    await waitFor(() => expect(canvas.getAllByText('Support:', { exact: false })).toHaveLength(2))
  },
}

/** [CHAT-1] An answer that came after the chat was closed. */
export const UnreadWhileClosed: Story = {
  ...inConversation({ unread: 1 }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Chat with us, 1 unread' })).toBeVisible()
  },
}

/** [CHAT-1] */
export const AtTheLeft: Story = { ...inConversation({ view: 'open' }), args: { side: 'left' } }

export const Phone: Story = {
  ...inConversation({ view: 'open' }),
  globals: { viewport: { value: 'mobile390' } },
  play: async context => {
    await userEvent.type(field(context.canvasElement), 'earbuds under 5000{Enter}')
    await conversationOf(context).clock.runScheduled(typingMs)
    await expect(await within(context.canvasElement).findByRole('link', { name: 'Shuddha' })).toBeVisible()
  },
}

/** On a phone's product page everything of the chat keeps above the buy bar. */
export const AboveTheBuyBar: Story = {
  ...inConversation(),
  globals: { viewport: { value: 'mobile390' } },
  decorators: [
    Story => (
      <>
        <Story />
        <BuyBar price={799_900} mrp={799_900} name="Tivra, Silver" />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const barTop = canvas
      .getByRole('button', { name: 'Add to cart' })
      .parentElement?.getBoundingClientRect().top
    const button = canvas.getByRole('button', { name: 'Chat with us' })
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(Number(barTop))
    await userEvent.click(button)
    await waitFor(() =>
      expect(canvas.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(Number(barTop)),
    )
  },
}

/** [CHAT-1] The open chat never covers the offer: they stand side by side. */
export const BesideTheOffer: Story = {
  ...inConversation({ view: 'open' }),
  decorators: [
    (Story, context) => (
      <TimePassed clock={conversationOf(context).clock} ms={offerDelayMs}>
        <Story />
        <OfferPopup
          offer={{
            code: 'SHRUTI20',
            title: '20% off your first order',
            body: 'Use this code at checkout. Valid once, on your first order.',
          }}
          storage={{ getItem: () => null, setItem: () => undefined }}
          clock={conversationOf(context).clock}
        />
      </TimePassed>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const offer = canvas.getByRole('region', { name: '20% off your first order' })
    const chat = canvas.getByRole('dialog', { name: 'Shruti support' })
    await expect(offer.getBoundingClientRect().right).toBeLessThan(chat.getBoundingClientRect().left)
  },
}

/** The panel makes way when the keyboard reaches a control below it (WCAG 2.4.11). */
export const MakesWayForFocus: Story = {
  ...inConversation({ view: 'open' }),
  decorators: [
    Story => (
      <>
        <div style={{ position: 'fixed', insetBlockEnd: 200, insetInlineEnd: 60 }}>
          <Button>Place order</Button>
        </div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('log').focus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Place order' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('log')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Place order' })).toHaveFocus()
  },
}
