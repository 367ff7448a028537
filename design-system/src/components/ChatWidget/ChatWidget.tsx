import { Minus, X } from 'lucide-react'
import { useId, useRef, type ComponentPropsWithRef } from 'react'
import { browserClock, type Clock } from '../../foundations/clock.ts'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { setRef } from '../../foundations/set-ref.ts'
import type { Chat } from '../ChatButton/chat.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { ChatContacts, ChatShopTexts } from './answers/types.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatLog } from './ChatLog.tsx'
import { defaultQuickReplies, subjectQuickReplies } from './conversation.ts'
import { useChatPanel } from './use-chat-panel.ts'
import { Header, Restore, Root, Status, Title, TitleAndStatus, Unread } from './ChatWidget.styles.ts'
import { t } from '../../texts/t.ts'

export interface ChatWidgetProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The conversation that the ChatButton opened. */
  chat: Chat
  /** From the shop's settings: answers that point to a person name them (CHAT-6). */
  contacts: ChatContacts
  /** From the shop's settings: what its owner has the chat say. The same object until it changes. */
  shopTexts?: ChatShopTexts | undefined
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
  shopTexts,
  side = 'right',
  title = t('Shruti support'),
  quickReplies = defaultQuickReplies(),
  LinkComponent: Anchor = 'a',
  clock = browserClock,
  ref,
  ...rest
}: ChatWidgetProps) {
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const restore = useRef<HTMLButtonElement>(null)
  const { view, messages, draft, unread, introduced, isOpen, isTyping, ...act } = useChatPanel({
    chat,
    contacts,
    shopTexts,
    clock,
    panel,
    field,
    restore,
  })
  const titleId = useId()

  /** Until something was sent: at first, and since a product was named. */
  function offered() {
    if (introduced && messages.at(-1)?.id === introduced.messageId) return subjectQuickReplies()
    return messages.some(({ sender }) => sender === 'user') ? [] : quickReplies
  }

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
      onKeyDown={act.closeOnEscape}
      {...rest}
    >
      <Header>
        {isOpen ? (
          <TitleAndStatus>
            <Title id={titleId}>{title}</Title>
            <Status data-typing={isTyping || undefined}>{isTyping ? t('Typing...') : t('Online')}</Status>
          </TitleAndStatus>
        ) : (
          <Restore ref={restore} type="button" aria-expanded="false" onClick={act.open}>
            <span id={titleId}>{title}</span>
            {unread > 0 && <Unread>{t('{unread} unread', { unread })}</Unread>}
          </Restore>
        )}
        {isOpen && <IconButton icon={Minus} label={t('Minimise chat')} onClick={act.minimise} />}
        <IconButton icon={X} label={t('Close chat')} onClick={act.close} />
      </Header>
      {isOpen && (
        <>
          <ChatLog
            messages={messages}
            isTyping={isTyping}
            contacts={contacts}
            quickReplies={offered()}
            onQuickReply={act.ask}
            onFollowLink={act.minimiseOnPhone}
            LinkComponent={Anchor}
          />
          <ChatComposer ref={field} draft={draft} onDraft={act.keepDraft} onSend={act.ask} />
        </>
      )}
    </Root>
  )
}
