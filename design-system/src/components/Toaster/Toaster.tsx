import * as Primitive from 'radix-ui/toast'
import { useState, useSyncExternalStore } from 'react'
import { Check, CircleAlert, Info, X, type LucideIcon } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import {
  dismissToast,
  toastDurationMs,
  toastQueue,
  type ToastMark,
  type ToastMessage,
} from '../Toast/toast-queue.ts'
import { Close, Description, Life, Mark, Root, Texts, Title, Viewport } from './Toaster.styles.ts'

/** Distance in pixels that a swipe to the right must pass (requirement TOAST-1). */
const swipeThresholdPx = 50

/**
 * Draws the messages of `toast()`. Put one in the page; load it when the first message comes. F8 moves the
 * focus to it; resting on it, focusing it or leaving the window stops its clock.
 */
export function Toaster() {
  const messages = useSyncExternalStore(toastQueue.subscribe, toastQueue.messages, toastQueue.serverMessages)
  // Radix's viewport has a style attribute, which a strict content security policy refuses in a server's HTML.
  const inBrowser = useSyncExternalStore(toastQueue.subscribe, yes, no)
  if (!inBrowser) return null
  return (
    <Primitive.Provider
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label="Notification"
    >
      {messages.map(message => (
        <Message key={message.id} message={message} />
      ))}
      <Viewport hotkey={['F8']} label="Notifications ({hotkey})" />
    </Primitive.Provider>
  )
}

const marks: Record<ToastMark, LucideIcon> = { done: Check, information: Info }

const yes = () => true
const no = () => false

function Message({ message }: { message: ToastMessage }) {
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
      </Texts>
      <Close aria-label="Close">
        <Icon icon={X} />
      </Close>
      {message.durationMs === toastDurationMs && <Life data-paused={paused || undefined} />}
    </Root>
  )
}
