import type { Clock } from '../../foundations/clock.ts'
import type { Chat, ChatMessage, ChatSubject } from '../ChatButton/chat.ts'
import { greetingText } from './answers/knowledge.ts'
import { t } from '../../texts/t.ts'
import type { ChatReply } from './answers/types.ts'

/** How long the agent types before it answers (CHAT-3). */
export const typingMs = 1000

/** What the first answers are offered for: pressing one sends it. */
export const defaultQuickReplies = (): readonly string[] => [
  t('Where is my order?'),
  t('Which earbuds cancel noise?'),
  t('One bud does not connect'),
  t('How do I return something?'),
  t('Talk to a person'),
]

export interface Answering {
  /** Answers a question at once, from fixed texts: no call is ever made (CHAT-3). */
  answer: (question: string, subject?: ChatSubject) => ChatReply
  clock: Clock
}

function append(chat: Chat, message: Pick<ChatMessage, 'sender' | 'text' | 'links'>, clock: Clock): void {
  const { messages, view, unread } = chat.getState()
  const id = `message-${messages.length + 1}`
  const timestamp = new Date(clock.now()).toISOString()
  const isMissed = message.sender === 'agent' && view !== 'open'
  chat.update({
    messages: [...messages, { id, timestamp, ...message }],
    unread: unread + (isMissed ? 1 : 0),
  })
}

/** The agent's first line, once a conversation (CHAT-4), and after it what the owner has to say to everybody. */
export function greet(chat: Chat, clock: Clock, notice = ''): void {
  if (chat.getState().messages.length > 0) return
  for (const text of [greetingText(), notice]) if (text) append(chat, { sender: 'agent', text }, clock)
}

/** Says what product the questions are now about. */
export function introduce(chat: Chat, subject: ChatSubject, clock: Clock): void {
  const { name, href } = subject
  const text = t(
    'Ask me about {name}: price, colours, battery, noise cancelling, water resistance, warranty or what is in the box.',
    { name },
  )
  append(chat, { sender: 'agent', text, links: [{ label: name, href }] }, clock)
  chat.update({ introduced: { subject, messageId: chat.getState().messages.at(-1)?.id ?? '' } })
}

/** What is offered while the questions are about a product: pressing one sends it. */
export const subjectQuickReplies = (): readonly string[] => [
  t('How much does it cost?'),
  t('Which colours are there?'),
  t('How long does the battery last?'),
  t('What is in the box?'),
]

/**
 * Sends a message, and the answer a second later, whatever becomes of the panel meanwhile. A blank message is
 * ignored (CHAT-2).
 */
export function send(chat: Chat, typed: string, { answer, clock }: Answering): void {
  const text = typed.trim()
  if (!text) return
  append(chat, { sender: 'user', text }, clock)
  chat.update({ pendingReplies: chat.getState().pendingReplies + 1 })
  clock.after(typingMs, () => {
    const { text: reply, links } = answer(text, chat.getState().subject)
    append(chat, { sender: 'agent', text: reply, ...(links && { links }) }, clock)
    chat.update({ pendingReplies: chat.getState().pendingReplies - 1 })
  })
}
