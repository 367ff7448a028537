import { MessageSquare } from 'lucide-react'
import { useRef, useState, type ComponentPropsWithRef } from 'react'
import { useCoveredFocus, useLostFocus } from '../../foundations/focus.ts'
import { RisingTicks } from '../../foundations/RisingTicks.tsx'
import { setRef } from '../../foundations/set-ref.ts'
import { CountBadge, shownCount } from '../Badge/CountBadge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useChat, type Chat } from './chat.ts'
import { Root } from './ChatButton.styles.ts'

export interface ChatButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onClick'> {
  /** The conversation that it opens; the ChatWidget gets the same. */
  chat: Chat
  /** The corner of the screen, as for the ChatWidget (CHAT-1). */
  side?: 'right' | 'left' | undefined
  /** The accessible name. */
  label?: string
}

/**
 * Opens the support chat (CHAT-1). Loads with the page and is small; the ChatWidget is fetched when it is pressed,
 * and until that has come three ticks show. It makes way for the offer on a phone, for a bar at the bottom, and
 * for a control below it that has the focus.
 */
export function ChatButton({ chat, side = 'right', label = 'Chat with us', ref, ...rest }: ChatButtonProps) {
  const { view, unread } = useChat(chat)
  const button = useRef<HTMLButtonElement>(null)
  const [covers, setCovers] = useState(false)
  const closed = view === 'closed'
  useLostFocus(button, useWasOpen(closed))
  useCoveredFocus(button, closed, setCovers)

  return (
    <Root
      ref={node => {
        button.current = node
        return setRef(ref, node)
      }}
      type="button"
      aria-label={unread > 0 ? `${label}, ${shownCount(unread)} unread` : label}
      aria-haspopup="dialog"
      aria-expanded={!closed}
      aria-busy={!closed || undefined}
      data-side={side}
      data-aside={covers || undefined}
      onClick={() => chat.update({ view: 'open' })}
      {...rest}
    >
      {closed ? <Icon icon={MessageSquare} size={24} /> : <RisingTicks />}
      <CountBadge count={unread} aria-hidden="true" />
    </Root>
  )
}

/** True when it is closed and was open before: then the focus comes back to the button. */
function useWasOpen(closed: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(false)
  if (!closed && !hasOpened) setHasOpened(true)
  return closed && hasOpened
}
