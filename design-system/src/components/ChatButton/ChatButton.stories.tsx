import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { createChat } from './chat.ts'
import { ChatButton } from './ChatButton.tsx'

const meta = {
  title: 'Shell/ChatButton',
  component: ChatButton,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: { chat: createChat() },
  argTypes: {
    side: { control: 'inline-radio', options: ['right', 'left'] },
    chat: { control: false },
  },
} satisfies Meta<typeof ChatButton>

export default meta
type Story = StoryObj<typeof meta>

/** [CHAT-1] */
export const Closed: Story = {
  args: { chat: createChat() },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Chat with us' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** [CHAT-1] */
export const AtTheLeft: Story = { args: { chat: createChat(), side: 'left' } }

export const Unread: Story = {
  tags: ['modes'],
  args: { chat: createChat({ unread: 2 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Chat with us, 2 unread' })).toBeVisible()
  },
}

/** The panel is being fetched. */
export const Opening: Story = {
  args: { chat: createChat() },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Chat with us' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

const besideTheCorner = { position: 'fixed', insetBlockEnd: 24, insetInlineEnd: 24 } as const

/** It never lies over a control: here it rises above one (WCAG 2.4.11). */
export const MakesWay: Story = {
  args: { chat: createChat() },
  decorators: [
    Story => (
      <>
        <div style={besideTheCorner}>
          <Button>Next page</Button>
        </div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chat = canvas.getByRole('button', { name: 'Chat with us' })
    await expect(chat).toBeVisible()
    const below = canvas.getByRole('button', { name: 'Next page' }).getBoundingClientRect()
    await expect(chat.getBoundingClientRect().bottom).toBeLessThan(below.top)
    await expect(chat.getBoundingClientRect().right).toBeGreaterThan(below.left)
  },
}

/** Where it would have to rise too far, it stands in the other corner. */
export const InTheOtherCorner: Story = {
  args: { chat: createChat() },
  decorators: [
    Story => (
      <>
        <div style={{ ...besideTheCorner, display: 'grid', gap: 8 }}>
          {['UPI', 'Card', 'Netbanking', 'Cash on delivery'].map(name => (
            <Button key={name}>{name}</Button>
          ))}
        </div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const chat = within(canvasElement).getByRole('button', { name: 'Chat with us' })
    await expect(chat).toBeVisible()
    await expect(chat.getBoundingClientRect().left).toBe(20)
  },
}

/** Where motion is allowed the page scrolls smoothly, and would still be on its way down when it is to go up. */
const scrollAtOnce = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/** On a phone it leaves while somebody reads on, and comes back as they scroll up. */
export const ReadingOn: Story = {
  args: { chat: createChat() },
  globals: { viewport: { value: 'mobile390' } },
  parameters: { visual: { disable: 'Looks as Closed does.' } },
  decorators: [
    Story => (
      <>
        <div style={{ blockSize: 3000 }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const chat = within(canvasElement).getByRole('button', { name: 'Chat with us' })
    scrollAtOnce(600)
    await waitFor(() => expect(chat).not.toBeVisible())
    scrollAtOnce(500)
    await waitFor(() => expect(chat).toBeVisible())
    scrollAtOnce(0)
  },
}
