import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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

/** It hides while the keyboard is on a control that it lies over, and comes back after (WCAG 2.4.11). */
export const MakesWayForFocus: Story = {
  args: { chat: createChat() },
  decorators: [
    Story => (
      <>
        <div style={{ position: 'fixed', insetBlockEnd: 24, insetInlineEnd: 24 }}>
          <Button>Next page</Button>
        </div>
        <Story />
        <Button variant="quiet">Elsewhere</Button>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chat = canvas.getByRole('button', { name: 'Chat with us' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus()
    await expect(chat).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    await expect(chat).toBeVisible()
  },
}
