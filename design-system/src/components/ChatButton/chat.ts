import { useSyncExternalStore } from 'react'

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
