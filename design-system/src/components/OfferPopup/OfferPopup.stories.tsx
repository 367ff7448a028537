import { fromApi } from '@shruti/mock-api'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createManualClock, type ManualClock } from '../../stories-data/manual-clock.ts'
import { TimePassed } from '../../stories-data/TimePassed.tsx'
import { Button } from '../Button/Button.tsx'
import { ChatButton } from '../ChatButton/ChatButton.tsx'
import { createChat } from '../ChatButton/chat.ts'
import { Section } from '../Section/Section.tsx'
import { Text } from '../Text/Text.tsx'
import { offerDelayMs, offerDismissedKey } from './dismissal.ts'
import { OfferPopup } from './OfferPopup.tsx'

const promotions = fromApi('listActivePromotions', {}, ({ popup }) => ({ offer: popup }))

const clockOf = ({ loaded }: { loaded: object }) => (loaded as { clock: ManualClock }).clock
const nothingStored = () => ({ getItem: () => null, setItem: fn<(key: string, value: string) => void>() })

const meta = {
  title: 'Shell/OfferPopup',
  component: OfferPopup,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '360px' } },
    // How long the page has been there, in milliseconds.
    passedMs: offerDelayMs,
  },
  args: { offer: null, storage: nothingStored() },
  argTypes: { storage: { control: false }, clock: { control: false } },
  loaders: [...promotions.loaders, async () => ({ clock: createManualClock() })],
  decorators: [
    (Story, context) => (
      <TimePassed clock={clockOf(context)} ms={Number(context.parameters['passedMs'])}>
        <Story args={{ ...context.args, clock: clockOf(context) }} />
      </TimePassed>
    ),
    ...promotions.decorators,
  ],
} satisfies Meta<typeof OfferPopup>

export default meta
type Story = StoryObj<typeof meta>

/** Where no offer shows, the page is still there. */
const aPage: Decorator = Story => (
  <>
    <Section>
      <Text>The page itself.</Text>
    </Section>
    <Story />
  </>
)

const offerName = '20% off your first order'

/** [POP-1] Above the page's edge, without taking the focus. */
export const Shown: Story = {
  tags: ['modes'],
  decorators: [
    Story => (
      <>
        <main tabIndex={-1} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: offerName })).toBeVisible()
    await expect(document.body).toHaveFocus()
  },
}

/** [POP-1] Hidden for three seconds after loading; then there, without taking the focus. */
export const Appears: Story = {
  parameters: { passedMs: 0 },
  decorators: [aPage],
  play: async context => {
    const canvas = within(context.canvasElement)
    await clockOf(context).scheduled(offerDelayMs)
    clockOf(context).advance(offerDelayMs - 1)
    await expect(canvas.queryByRole('region', { name: offerName })).not.toBeInTheDocument()
    const focused = document.activeElement
    clockOf(context).advance(1)
    const offer = await canvas.findByRole('region', { name: offerName })
    await waitFor(() => expect(offer).toBeVisible())
    await expect(document.activeElement).toBe(focused)
  },
}

/** [POP-1] A finger is on the page when it falls due: what is pressed gets its press, and the offer comes after. */
export const WaitsForAPress: Story = {
  parameters: { passedMs: 0, visual: { disable: 'Looks as Shown does.' } },
  decorators: [aPage],
  play: async context => {
    const canvas = within(context.canvasElement)
    const text = canvas.getByText('The page itself.')
    await clockOf(context).scheduled(offerDelayMs)
    const finger = userEvent.setup()
    await finger.pointer({ keys: '[TouchA>]', target: text })
    clockOf(context).advance(offerDelayMs + 5000)
    await expect(canvas.queryByRole('region', { name: offerName })).not.toBeInTheDocument()
    await finger.pointer({ keys: '[/TouchA]' })
    clockOf(context).advance(399)
    await expect(canvas.queryByRole('region', { name: offerName })).not.toBeInTheDocument()
    clockOf(context).advance(400)
    const offer = await canvas.findByRole('region', { name: offerName })
    // It moves in, and is not visible in its first frame.
    await waitFor(() => expect(offer).toBeVisible())
  },
}

/** [POP-2] "Copied" for two seconds; the button keeps its width. */
export const Copied: Story = {
  play: async context => {
    const canvas = within(context.canvasElement)
    const writeText = fn<(text: string) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const copy = await canvas.findByRole('button', { name: 'Copy' })
    // A live region inside a button takes its name away in Chromium, which testing-library does not notice.
    await expect(copy.querySelector('[role]')).toBeNull()
    const announced = canvas.getByRole('status')
    await expect(announced).toBeEmptyDOMElement()
    const before = copy.getBoundingClientRect().width
    await userEvent.click(copy)
    await expect(writeText).toHaveBeenCalledWith('SHRUTI20')
    const copied = await canvas.findByRole('button', { name: 'Copied' })
    await expect(copied.getBoundingClientRect().width).toBe(before)
    await expect(announced).toHaveTextContent('Copied')
    clockOf(context).advance(1999)
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible()
    clockOf(context).advance(1)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

/** Where the browser refuses the clipboard, the code is selected, ready to be copied. */
export const ClipboardRefused: Story = {
  play: async context => {
    const canvas = within(context.canvasElement)
    const writeText = fn<(text: string) => Promise<void>>().mockRejectedValue(new Error('refused'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(window.getSelection()?.toString()).toBe('SHRUTI20'))
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
}

/** [POP-1] Escape closes while the focus is inside; the time is stored. */
export const ClosedByKeyboard: Story = {
  args: { storage: nothingStored() },
  decorators: [aPage],
  play: async context => {
    const canvas = within(context.canvasElement)
    await canvas.findByRole('region', { name: offerName })
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('region', { name: offerName })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close offer' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: offerName })).not.toBeInTheDocument())
    await expect(context.args.storage?.setItem).toHaveBeenCalledWith(
      offerDismissedKey,
      String(clockOf(context).now()),
    )
  },
}

/** [POP-1] The focus goes back to where it came from, and to the page's content when it came from nowhere. */
export const GivesTheFocusBack: Story = {
  args: { storage: nothingStored() },
  parameters: { visual: { disable: 'Looks as a page without an offer.' } },
  decorators: [
    Story => (
      <>
        <main tabIndex={-1}>
          <Button>Play the scale</Button>
        </main>
        <Story />
      </>
    ),
  ],
  play: async context => {
    const canvas = within(context.canvasElement)
    await canvas.findByRole('region', { name: offerName })
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close offer' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Play the scale' })).toHaveFocus()
    await expect(canvas.queryByRole('region', { name: offerName })).not.toBeInTheDocument()
  },
}

/** [POP-1] */
export const GivesTheFocusToThePage: Story = {
  ...GivesTheFocusBack,
  play: async context => {
    const canvas = within(context.canvasElement)
    const close = await canvas.findByRole('button', { name: 'Close offer' })
    close.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** [POP-1] Closed an hour ago: it stays away. */
export const DismissedToday: Story = {
  args: { storage: { getItem: () => String(Date.parse('2026-11-20T04:30:00.000Z')), setItem: fn() } },
  parameters: { passedMs: 60_000 },
  decorators: [aPage],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).not.toBeInTheDocument()
  },
}

/** Never on the cart or at checkout. */
export const Suppressed: Story = {
  args: { suppressed: true },
  parameters: { passedMs: 60_000 },
  decorators: [aPage],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).not.toBeInTheDocument()
  },
}

/** Something that buys, fixed at the lower right corner. */
const buyingAt = (style: CSSProperties, label = 'Add to cart') => (
  <div style={{ position: 'fixed', insetInlineEnd: 60, display: 'grid', ...style }}>
    <Button data-buys="">{label}</Button>
  </div>
)

const overlaps = (one: Element, other: Element) => {
  const above = one.getBoundingClientRect()
  const below = other.getBoundingClientRect()
  return (
    above.left < below.right &&
    above.right > below.left &&
    above.top < below.bottom &&
    above.bottom > below.top
  )
}

/** It makes way for a control that the keyboard reaches (WCAG 2.4.11), and dismisses nothing by itself. */
export const MakesWayForFocus: Story = {
  args: { storage: nothingStored() },
  decorators: [
    Story => (
      <>
        <div style={{ position: 'fixed', insetBlockEnd: 150, insetInlineEnd: 60 }}>
          <Button>Play the scale</Button>
        </div>
        <Story />
      </>
    ),
  ],
  play: async context => {
    const canvas = within(context.canvasElement)
    const offer = await canvas.findByRole('region', { name: offerName })
    const control = canvas.getByRole('button', { name: 'Play the scale' })
    await expect(overlaps(offer, control)).toBe(true)
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await waitFor(() => expect(overlaps(offer, control)).toBe(false))
    await expect(offer).toBeVisible()
    await expect(context.args.storage?.setItem).not.toHaveBeenCalled()
  },
}

/** It rises above a button that buys. */
export const RisesAboveBuying: Story = {
  decorators: [
    Story => (
      <>
        {buyingAt({ insetBlockEnd: 120 })}
        <Story />
      </>
    ),
  ],
  play: async context => {
    const canvas = within(context.canvasElement)
    const offer = await canvas.findByRole('region', { name: offerName })
    const buy = canvas.getByRole('button', { name: 'Add to cart' })
    await expect(offer).toBeVisible()
    await expect(offer.getBoundingClientRect().bottom).toBeLessThan(buy.getBoundingClientRect().top)
  },
}

/** Beside a tall column that buys, as on a product's page, it stands in the other corner. */
export const BesideABuyingColumn: Story = {
  decorators: [
    Story => (
      <>
        {buyingAt({ insetBlock: 40, inlineSize: 400 })}
        <Story />
      </>
    ),
  ],
  play: async context => {
    const canvas = within(context.canvasElement)
    const offer = await canvas.findByRole('region', { name: offerName })
    await expect(offer).toBeVisible()
    await expect(offer.getBoundingClientRect().left).toBe(20)
  },
}

/** With no room left it waits, and is there once there is. */
export const WaitsForRoom: Story = {
  globals: { viewport: { value: 'mobile390' } },
  args: { storage: nothingStored() },
  parameters: { visual: { disable: 'Looks as OnAPhone does.' } },
  decorators: [
    Story => (
      <>
        {buyingAt({ insetBlock: 0, insetInline: 0 })}
        <Story />
      </>
    ),
  ],
  play: async context => {
    const canvas = within(context.canvasElement)
    await waitFor(() => expect(context.canvasElement.querySelector('[data-floats=offer]')).not.toBeVisible())
    canvas.getByRole('button', { name: 'Add to cart' }).parentElement?.setAttribute('hidden', '')
    window.dispatchEvent(new Event('resize'))
    await expect(await canvas.findByRole('region', { name: offerName })).toBeVisible()
    await expect(context.args.storage?.setItem).not.toHaveBeenCalled()
  },
}

const besideTheChatButton: Decorator[] = [
  Story => (
    <>
      <ChatButton chat={createChat()} />
      <Story />
    </>
  ),
]

/** [CHAT-1] Above the chat button; on a phone the button waits until the offer is closed. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile390' } },
  decorators: besideTheChatButton,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: offerName })).toBeVisible()
    await expect(canvas.getByLabelText('Chat with us')).not.toBeVisible()
  },
}

/** [CHAT-1] [POP-1] On a desktop both show. */
export const AboveTheChatButton: Story = {
  decorators: besideTheChatButton,
  play: async context => {
    const canvas = within(context.canvasElement)
    const offer = await canvas.findByRole('region', { name: offerName })
    const chat = canvas.getByRole('button', { name: 'Chat with us' })
    await expect(chat).toBeVisible()
    await expect(offer.getBoundingClientRect().bottom).toBeLessThan(chat.getBoundingClientRect().top)
  },
}
