import { SendHorizontal } from 'lucide-react'
import type { ComponentPropsWithRef, FormEvent, KeyboardEvent } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Composer, MessageField } from './ChatComposer.styles.ts'
import { t } from '../../texts/t.ts'

export interface ChatComposerProps extends ComponentPropsWithRef<'textarea'> {
  draft: string
  onDraft: (text: string) => void
  onSend: (text: string) => void
}

/** Longer than any question needs; keeps a pasted page out of the log. */
const longestMessage = 500

/** The field: Enter sends, Shift+Enter adds a line, and what is blank cannot be sent (CHAT-2). */
export function ChatComposer({ draft, onDraft, onSend, ...rest }: ChatComposerProps) {
  const isBlank = draft.trim() === ''

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (isBlank) return
    onSend(draft)
    onDraft('')
  }
  function sendOnEnter(event: KeyboardEvent) {
    // Enter that picks a word of an input method, as for Hindi, does not send.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }

  return (
    <Composer onSubmit={submit}>
      <MessageField
        aria-label={t('Message')}
        placeholder={t('Write a message')}
        rows={1}
        maxLength={longestMessage}
        enterKeyHint="send"
        value={draft}
        onChange={event => onDraft(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        {...rest}
      />
      <IconButton type="submit" icon={SendHorizontal} label={t('Send')} disabled={isBlank} />
    </Composer>
  )
}
