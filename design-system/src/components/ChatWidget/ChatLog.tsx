import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { formatTime } from '../../format/dates.ts'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { RisingTicks } from '../../foundations/RisingTicks.tsx'
import type { ChatMessage } from '../ChatButton/chat.ts'
import { Chip } from '../Chip/Chip.tsx'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ChatContacts } from './answers/types.ts'
import {
  AnswerLinks,
  ContactLink,
  Log,
  Message,
  Paragraph,
  QuickReplies,
  Time,
  Typing,
} from './ChatLog.styles.ts'
import { linkedText } from './linked-text.ts'
import { t } from '../../texts/t.ts'

export interface ChatLogProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  messages: readonly ChatMessage[]
  isTyping: boolean
  contacts: ChatContacts
  quickReplies: readonly string[]
  onQuickReply: (text: string) => void
  /** A link below an answer was pressed. */
  onFollowLink: () => void
  LinkComponent: LinkComponent
}

/** The conversation, the newest line in view. Screen readers hear each line as it comes. */
export function ChatLog({
  messages,
  isTyping,
  contacts,
  quickReplies,
  onQuickReply,
  onFollowLink,
  LinkComponent: Anchor,
  ...rest
}: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null)

  const lastLine = isTyping ? 'typing' : messages.at(-1)?.id
  useEffect(() => {
    const last = log.current?.lastElementChild
    if (!lastLine || !log.current || !(last instanceof HTMLElement)) return undefined
    return keepInView(last, log.current)
  }, [lastLine])

  return (
    <Log ref={log} role="log" aria-label={t('Messages')} tabIndex={0} {...rest}>
      {messages.map(({ id, sender, text, timestamp, links }) => (
        <Message key={id} data-sender={sender}>
          <VisuallyHidden>{sender === 'user' ? t('You: ') : t('Support: ')}</VisuallyHidden>
          {text.split('\n').map((line, lineIndex) => (
            <Paragraph key={lineIndex}>
              {linkedText(line, contacts).map((part, index) =>
                part.href ? (
                  <ContactLink key={index} href={part.href}>
                    {part.text}
                  </ContactLink>
                ) : (
                  part.text
                ),
              )}
            </Paragraph>
          ))}
          {links && (
            <AnswerLinks>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} variant="strong" LinkComponent={Anchor} onClick={onFollowLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </AnswerLinks>
          )}
          <Time dateTime={timestamp}>{formatTime(timestamp)}</Time>
        </Message>
      ))}
      {isTyping && (
        <Typing aria-hidden="true">
          <RisingTicks />
        </Typing>
      )}
      {quickReplies.length > 0 && (
        <QuickReplies aria-label={t('Suggested questions')}>
          {quickReplies.map(reply => (
            <li key={reply}>
              <Chip onClick={() => onQuickReply(reply)}>{reply}</Chip>
            </li>
          ))}
        </QuickReplies>
      )}
    </Log>
  )
}

/** What stays free above a long answer; the end of the log stops the scrolling of a short one. */
const spaceAbovePx = 18

const placeOf = ({ scrollTop, scrollHeight, clientWidth, clientHeight }: HTMLElement) => ({
  scrollTop,
  size: `${clientWidth} ${clientHeight} ${scrollHeight}`,
})

/**
 * Scrolls to the end, or to the beginning of the last line where that is longer than the log is high. Whoever turns
 * the phone or makes the text larger sees the same line afterwards, unless they have scrolled to another one.
 *
 * @returns ends it
 */
function keepInView(last: HTMLElement, log: HTMLElement): () => void {
  let shown = placeOf(log)
  const showLast = () => {
    log.scrollTop = last.offsetTop - spaceAbovePx
    shown = placeOf(log)
  }
  const sizes = new ResizeObserver(showLast)
  /** A log that changes its size is scrolled by the browser too. */
  const letReaderScroll = () => {
    const { scrollTop, size } = placeOf(log)
    if (size === shown.size && scrollTop !== shown.scrollTop) sizes.disconnect()
  }
  showLast()
  for (const element of [log, last]) sizes.observe(element)
  log.addEventListener('scroll', letReaderScroll)
  return () => {
    sizes.disconnect()
    log.removeEventListener('scroll', letReaderScroll)
  }
}
