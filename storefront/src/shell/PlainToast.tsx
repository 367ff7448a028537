import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { Stack } from '@shruti/design-system/Stack'
import { dismissToast, toastQueue } from '@shruti/design-system/Toast'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.ts'

/** A browser without popovers shows it at the end of the page. */
const show = (element: HTMLElement | null) => element?.showPopover?.()

/**
 * The newest message as the browser itself draws a popover, for as long as the code that draws toasts cannot be had: most often
 * it says that something failed for want of a connection [TOAST-1].
 */
export function PlainToast() {
  const { clock } = useApp()
  const message = toastQueue.messages().find(({ open }) => open)
  useEffect(
    () => message && clock.after(message.durationMs, () => dismissToast(message.id)),
    [message, clock],
  )
  if (!message) return null
  const { title, description, action } = message
  return (
    <div key={message.id} ref={show} popover="manual" role="alert">
      <Container>
        <Stack gap={2}>
          <strong>{title}</strong>
          {description}
          {action?.onSelect && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                dismissToast(message.id)
                action.onSelect()
              }}
            >
              {action.label}
            </Button>
          )}
        </Stack>
      </Container>
    </div>
  )
}
