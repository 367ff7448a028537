import { useSyncExternalStore } from 'react'
import type { ChatModel } from '../ChatWidget/answers/types.ts'

/** The product that somebody asks about from its page: what is not known of it is empty. */
export interface ChatSubject extends ChatModel {
  /** Its page. */
  readonly href: string
}

/** The widget's three states (CHAT-1). */
export type ChatView = 'closed' | 'open' | 'minimised'

/** One line of the conversation (CHAT-4). */
export interface ChatMessage {
  id: string
  /** Plain text; a line break is a line break. */
  text: string
  sender: 'user' | 'agent'
  /** ISO 8601, UTC. */
  timestamp: string
  /** Where the answer leads, below its text. */
  links?: readonly { readonly label: string; readonly href: string }[]
}

export interface ChatState {
  view: ChatView
  messages: readonly ChatMessage[]
  /** What is typed and not yet sent: it survives closing the panel. */
  draft: string
  /** Questions that have no answer yet; the agent is typing while there are any. */
  pendingReplies: number
  /** Answers that came while the panel was not open. */
  unread: number
  /** What the questions are about, until they name something else; absent outside of a product's page. */
  subject?: ChatSubject | undefined
  /** The subject that the agent has told of, and in which message. */
  introduced?: { readonly subject: ChatSubject; readonly messageId: string } | undefined
}

/** Opens the chat to questions about a product (SHOP-2). */
export function askAbout(chat: Chat, subject: ChatSubject): void {
  chat.update({ view: 'open', subject })
}

/** A conversation, kept apart from what draws it, so that it lasts while pages change. */
export interface Chat {
  getState: () => ChatState
  subscribe: (listener: () => void) => () => void
  update: (change: Partial<ChatState>) => void
}

const atFirst: ChatState = { view: 'closed', messages: [], draft: '', pendingReplies: 0, unread: 0 }

/** Begins a conversation, closed and empty. Make one above the routes. */
export function createChat(initial?: Partial<ChatState>): Chat {
  let state = { ...atFirst, ...initial }
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(change) {
      state = { ...state, ...change, ...(change.view === 'open' && { unread: 0 }) }
      for (const listener of listeners) listener()
    },
  }
}

const stateOnServer = () => atFirst

/** The conversation's state, followed. On the server every chat is closed. */
export function useChat(chat: Chat): ChatState {
  return useSyncExternalStore(chat.subscribe, chat.getState, stateOnServer)
}
