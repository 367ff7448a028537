import { Minus, X } from 'lucide-react'
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react'
import { browserClock, type Clock } from '../../foundations/clock.ts'
import { useCoveredFocus, useLostFocus } from '../../foundations/focus.ts'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { setRef } from '../../foundations/set-ref.ts'
import { breakpoint } from '../../tokens/index.ts'
import { useChat, type Chat } from '../ChatButton/chat.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { createAnswerer } from './answers/answer.ts'
import type { ChatContacts } from './answers/types.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatLog } from './ChatLog.tsx'
import { Header, Restore, Root, Status, Title } from './ChatWidget.styles.ts'
import { defaultQuickReplies, greet, send } from './conversation.ts'

export interface ChatWidgetProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The conversation that the ChatButton opened. */
  chat: Chat
  /** From the shop's settings: answers that point to a person name them (CHAT-6). */
  contacts: ChatContacts
  /** The corner of the screen, as for the ChatButton (CHAT-1). */
  side?: 'right' | 'left' | undefined
  title?: string
  /** Offered until the first message is sent. */
  quickReplies?: readonly string[]
  LinkComponent?: LinkComponent
  /** For tests and stories: what time it is, and when the answer comes. */
  clock?: Clock | undefined
}

/**
 * The support chat: answers from fixed texts, without any call (CHAT-3). Render it while the chat is not closed and
 * load it then; the conversation itself is the caller's, so that it lasts while pages change. Opening puts the
 * focus in the field, Escape closes, closing gives the focus back to the ChatButton.
 */
export function ChatWidget({
  chat,
  contacts,
  side = 'right',
  title = 'Shruti support',
  quickReplies = defaultQuickReplies,
  LinkComponent: Anchor = 'a',
  clock = browserClock,
  ref,
  ...rest
}: ChatWidgetProps) {
  const { view, messages, draft, pendingReplies, unread } = useChat(chat)
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const restore = useRef<HTMLButtonElement>(null)
  const answer = useMemo(() => createAnswerer(contacts), [contacts])
  const isOpen = view === 'open'

  useEffect(() => {
    if (!isOpen) return
    greet(chat, clock)
    field.current?.focus()
  }, [chat, clock, isOpen])
  useLostFocus(restore, !isOpen)

  // The panel would hide the control that the keyboard has reached: it makes way, and keeps its place.
  const makeWay = useCallback(
    (covers: boolean) => {
      if (covers) chat.update({ view: 'minimised' })
    },
    [chat],
  )
  useCoveredFocus(panel, isOpen, makeWay)

  const ask = (text: string) => {
    send(chat, text, { answer, clock })
    field.current?.focus()
  }
  const close = () => chat.update({ view: 'closed' })
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  // On a phone the panel lies over most of the page that the link leads to.
  const followLink = () => {
    if (window.innerWidth < breakpoint.medium) chat.update({ view: 'minimised' })
  }
  const isTyping = pendingReplies > 0

  return (
    <Root
      ref={node => {
        panel.current = node
        return setRef(ref, node)
      }}
      role="dialog"
      aria-labelledby={titleId}
      data-chat={view}
      data-side={side}
      onKeyDown={closeOnEscape}
      {...rest}
    >
      <Header>
        {isOpen ? (
          <div>
            <Title id={titleId}>{title}</Title>
            <Status data-typing={isTyping || undefined}>{isTyping ? 'Typing...' : 'Online'}</Status>
          </div>
        ) : (
          <Restore
            ref={restore}
            type="button"
            aria-expanded="false"
            onClick={() => chat.update({ view: 'open' })}
          >
            <span id={titleId}>{title}</span>
            {unread > 0 && <small>{unread} unread</small>}
          </Restore>
        )}
        {isOpen && (
          <IconButton icon={Minus} label="Minimise chat" onClick={() => chat.update({ view: 'minimised' })} />
        )}
        <IconButton icon={X} label="Close chat" onClick={close} />
      </Header>
      {isOpen && (
        <>
          <ChatLog
            messages={messages}
            isTyping={isTyping}
            contacts={contacts}
            quickReplies={messages.length > 1 ? [] : quickReplies}
            onQuickReply={ask}
            onFollowLink={followLink}
            LinkComponent={Anchor}
          />
          <ChatComposer
            ref={field}
            draft={draft}
            onDraft={text => chat.update({ draft: text })}
            onSend={ask}
          />
        </>
      )}
    </Root>
  )
}
