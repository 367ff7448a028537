import { ChatButton } from '../components/ChatButton/ChatButton.tsx'
import { createChat, useChat, type Chat, type ChatState } from '../components/ChatButton/chat.ts'
import { ChatWidget, type ChatWidgetProps } from '../components/ChatWidget/ChatWidget.tsx'
import { createManualClock, type ManualClock } from './manual-clock.ts'

export interface StoryConversation {
  chat: Chat
  clock: ManualClock
}

interface StoryContext {
  loaded: object
}

/** Gives each mount of a story a conversation and a clock of its own; spread it into the story. */
export function inConversation(
  initial: Partial<ChatState> = {},
  prepare?: (conversation: StoryConversation) => void,
) {
  return {
    loaders: [
      async () => {
        const conversation = {
          chat: createChat(initial),
          clock: createManualClock('2026-11-20T10:42:00.000Z'),
        }
        prepare?.(conversation)
        return { conversation }
      },
    ],
  }
}

/** What `inConversation` made, for the play function and the decorator. */
export function conversationOf({ loaded }: StoryContext): StoryConversation {
  return (loaded as { conversation: StoryConversation }).conversation
}

/** Button and panel on one conversation, as an application puts them together. */
export function ChatShell({ chat, ...widget }: ChatWidgetProps) {
  const { view } = useChat(chat)
  return (
    <>
      <ChatButton chat={chat} side={widget.side} />
      {view !== 'closed' && <ChatWidget chat={chat} {...widget} />}
    </>
  )
}
