import { MessageSquare } from 'lucide-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { useComposedRef } from '../../foundations/compose.ts'
import { useLostFocus } from '../../foundations/focus.ts'
import { useMakeWay } from '../../foundations/make-way.ts'
import { RisingTicks } from '../../foundations/RisingTicks.tsx'
import { shownCount } from '../Badge/CountBadge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useChat, type Chat } from './chat.ts'
import { Root, Unread } from './ChatButton.styles.ts'
import { t } from '../../texts/t.ts'

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
 * for every control and amount of the page; on a phone it leaves while somebody reads on, and comes back as they scroll
 * up.
 */
export function ChatButton({
  chat,
  side = 'right',
  label = t('Chat with us'),
  ref,
  ...rest
}: ChatButtonProps) {
  const { view, unread } = useChat(chat)
  const [button, attach] = useComposedRef(ref)
  const closed = view === 'closed'
  useLostFocus(button, useWasOpen(closed))
  useMakeWay()

  return (
    <Root
      // It may have been placed before it is hydrated.
      suppressHydrationWarning
      ref={attach}
      type="button"
      aria-label={
        unread > 0 ? t('{label}, {shownCount} unread', { label, shownCount: shownCount(unread) }) : label
      }
      aria-haspopup="dialog"
      aria-expanded={!closed}
      aria-busy={!closed || undefined}
      data-floats="chat"
      // Until it has its place it would lie over what stands below it.
      data-aside=""
      data-side={side}
      onClick={() => chat.update({ view: 'open' })}
      {...rest}
    >
      {closed ? <Icon icon={MessageSquare} size={24} /> : <RisingTicks />}
      <Unread count={unread} aria-hidden="true" />
    </Root>
  )
}

/** True when it is closed and was open before: then the focus comes back to the button. */
function useWasOpen(closed: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(false)
  if (!closed && !hasOpened) setHasOpened(true)
  return closed && hasOpened
}
