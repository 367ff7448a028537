import { useCallback, useEffect, useMemo, type KeyboardEvent, type RefObject } from 'react'
import type { Clock } from '../../foundations/clock.ts'
import { useCoveredFocus, useLostFocus } from '../../foundations/focus.ts'
import { breakpoint } from '../../tokens/index.ts'
import { useChat, type Chat } from '../ChatButton/chat.ts'
import { createAnswerer } from './answers/answer.ts'
import type { ChatContacts, ChatShopTexts } from './answers/types.ts'
import { greet, introduce, send } from './conversation.ts'

interface ChatPanel {
  chat: Chat
  contacts: ChatContacts
  shopTexts?: ChatShopTexts | undefined
  clock: Clock
  panel: RefObject<HTMLElement | null>
  /** Where a message is typed; it has the focus while the panel is open. */
  field: RefObject<HTMLTextAreaElement | null>
  /** Opens the panel that is minimised; it takes the focus that the panel had. */
  restore: RefObject<HTMLButtonElement | null>
}

/** What the chat's panel does: greets, answers, opens, minimises and closes, and where the focus is meanwhile. */
export function useChatPanel({ chat, contacts, shopTexts, clock, panel, field, restore }: ChatPanel) {
  const { view, messages, draft, pendingReplies, unread, subject, introduced } = useChat(chat)
  const answer = useMemo(() => createAnswerer(contacts, shopTexts), [contacts, shopTexts])
  const notice = shopTexts?.notice
  const isOpen = view === 'open'

  useEffect(() => {
    if (!isOpen) return
    greet(chat, clock, notice)
    if (subject && subject !== chat.getState().introduced?.subject) introduce(chat, subject, clock)
    field.current?.focus()
  }, [chat, clock, field, isOpen, notice, subject])
  useLostFocus(restore, !isOpen)

  const minimise = useCallback(() => chat.update({ view: 'minimised' }), [chat])
  // The panel would hide the control that the keyboard has reached: it makes way, and keeps its place.
  const makeWay = useCallback(
    (covers: boolean) => {
      if (covers) minimise()
    },
    [minimise],
  )
  useCoveredFocus(panel, isOpen, makeWay)

  const open = () => chat.update({ view: 'open' })
  const close = () => chat.update({ view: 'closed' })
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  /** On a phone the panel lies over most of the page that a link leads to. */
  const minimiseOnPhone = () => {
    if (window.innerWidth < breakpoint.medium) minimise()
  }
  const keepDraft = (text: string) => chat.update({ draft: text })
  const ask = (text: string) => {
    send(chat, text, { answer, clock })
    field.current?.focus()
  }

  return {
    view,
    messages,
    draft,
    unread,
    introduced,
    isOpen,
    isTyping: pendingReplies > 0,
    open,
    minimise,
    minimiseOnPhone,
    close,
    closeOnEscape,
    keepDraft,
    ask,
  }
}
