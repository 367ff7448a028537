import * as Primitive from 'radix-ui/toast'
import { useState, useSyncExternalStore } from 'react'
import { Check, CircleAlert, Info, X, type LucideIcon } from 'lucide-react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import {
  dismissToast,
  toastDurationMs,
  toastQueue,
  type ToastMark,
  type ToastMessage,
} from '../Toast/toast-queue.ts'
import { Action, Close, Description, Life, Mark, Root, Texts, Title, Viewport } from './Toaster.styles.ts'
import { t } from '../../texts/t.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface ToasterProps {
  /** Renders the links of messages; `a` without it. */
  LinkComponent?: LinkComponent
}

/** Distance in pixels that a swipe to the right must pass (requirement TOAST-1). */
const swipeThresholdPx = 50

/**
 * Draws the messages of `toast()`. Put one in the page; load it when the first message comes. F8 moves the
 * focus to it; resting on it, focusing it or leaving the window stops its clock.
 */
export function Toaster({ LinkComponent }: ToasterProps) {
  const messages = useSyncExternalStore(toastQueue.subscribe, toastQueue.messages, toastQueue.serverMessages)
  // Radix's viewport has a style attribute, which a strict content security policy refuses in a server's HTML.
  const inBrowser = useSyncExternalStore(toastQueue.subscribe, yes, no)
  const viewport = useFocusReturn(messages.some(({ open }) => open))
  if (!inBrowser) return null
  return (
    <Primitive.Provider
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={t('Notification')}
    >
      {messages.map(message => (
        <Message key={message.id} message={message} LinkComponent={LinkComponent} />
      ))}
      <Viewport ref={viewport} hotkey={['F8']} label={t('Notifications ({key})', { key: '{hotkey}' })} />
    </Primitive.Provider>
  )
}

const marks: Record<ToastMark, LucideIcon> = { done: Check, information: Info }

const yes = () => true
const no = () => false

interface MessageProps {
  message: ToastMessage
  LinkComponent: LinkComponent | undefined
}

function Message({ message, LinkComponent: Anchor = 'a' }: MessageProps) {
  const [paused, setPaused] = useState(false)
  const destructive = message.variant === 'destructive'
  return (
    <Root
      open={message.open}
      onOpenChange={open => {
        if (!open) dismissToast(message.id)
      }}
      duration={message.durationMs}
      type="foreground"
      data-variant={message.variant}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
    >
      <Mark icon={destructive ? CircleAlert : marks[message.mark]} />
      <Texts>
        <Title>{message.title}</Title>
        {message.description && <Description>{message.description}</Description>}
        {message.action && (
          <Primitive.Action altText={message.action.label} asChild>
            <Action
              as={message.action.onSelect ? 'button' : Anchor}
              href={message.action.href}
              onClick={message.action.onSelect}
            >
              {message.action.label}
            </Action>
          </Primitive.Action>
        )}
      </Texts>
      <Close aria-label={t('Close')}>
        <Icon icon={X} />
      </Close>
      {message.durationMs === toastDurationMs && <Life data-paused={paused || undefined} />}
    </Root>
  )
}
