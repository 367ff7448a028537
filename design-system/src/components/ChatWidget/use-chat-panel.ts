import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import type { Clock } from '../../foundations/clock.ts'
import { useCoveredFocus, useLostFocus } from '../../foundations/focus.ts'
import { breakpoint } from '../../tokens/index.ts'
import { useChat, type Chat } from '../ChatButton/chat.ts'
import { createAnswerer } from './answers/answer.ts'
import type { ChatContacts } from './answers/types.ts'
import { greet, send } from './conversation.ts'

interface ChatPanel {
  chat: Chat
  contacts: ChatContacts
  clock: Clock
}

/** What the chat's panel does: greets, answers, opens, minimises and closes, and where the focus is meanwhile. */
export function useChatPanel({ chat, contacts, clock }: ChatPanel) {
  const state = useChat(chat)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const restore = useRef<HTMLButtonElement>(null)
  const answer = useMemo(() => createAnswerer(contacts), [contacts])
  const isOpen = state.view === 'open'

  useEffect(() => {
    if (!isOpen) return
    greet(chat, clock)
    field.current?.focus()
  }, [chat, clock, isOpen])
  useLostFocus(restore, !isOpen)

  const minimise = useCallback(() => chat.update({ view: 'minimised' }), [chat])
  const close = () => chat.update({ view: 'closed' })

  // The panel would hide the control that the keyboard has reached: it makes way, and keeps its place.
  const makeWay = useCallback(
    (covers: boolean) => {
      if (covers) minimise()
    },
    [minimise],
  )
  useCoveredFocus(panel, isOpen, makeWay)

  return {
    ...state,
    isOpen,
    isTyping: state.pendingReplies > 0,
    panel,
    field,
    restore,
    minimise,
    close,
    open: () => chat.update({ view: 'open' }),
    keepDraft: (draft: string) => chat.update({ draft }),
    ask(text: string) {
      send(chat, text, { answer, clock })
      field.current?.focus()
    },
    closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') close()
    },
    /** On a phone the panel lies over most of the page that a link leads to. */
    minimiseOnPhone() {
      if (window.innerWidth < breakpoint.medium) minimise()
    },
  }
}
