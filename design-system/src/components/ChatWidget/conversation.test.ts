import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../stories-data/manual-clock.ts'
import { createChat } from '../ChatButton/chat.ts'
import { createAnswerer } from './answers/answer.ts'
import { defaultQuickReplies, greet, send } from './conversation.ts'

const contacts = {
  supportPhone: '1800 000 0000',
  supportEmail: 'support@shruti.example',
  salesEmail: 'sales@shruti.example',
  businessHours: 'Monday-Friday 9:00 AM-6:00 PM IST',
  social: { instagram: '@shruti', twitter: '@shruti', facebook: '@shruti' },
}
const answer = createAnswerer(contacts)

function openChat() {
  const clock = createManualClock('2026-11-20T10:42:00.000Z')
  const chat = createChat({ view: 'open' })
  greet(chat, clock)
  return { chat, clock, send: (text: string) => send(chat, text, { answer, clock }) }
}

describe('the conversation', () => {
  it('[CHAT-4] begins with a greeting that offers help with audio products, once', () => {
    const { chat, clock } = openChat()
    greet(chat, clock)
    expect(chat.getState().messages).toEqual([
      {
        id: 'message-1',
        text: 'Hello. I can help with our audio products, delivery, returns and set-up.',
        sender: 'agent',
        timestamp: '2026-11-20T10:42:00.000Z',
      },
    ])
  })

  it('[ADM-7] says after it what the owner has to say to everybody', () => {
    const chat = createChat({ view: 'open' })
    const clock = createManualClock('2026-11-20T10:42:00.000Z')
    greet(chat, clock, 'Our phone line is closed today.')
    greet(chat, clock, 'Our phone line is closed today.')
    expect(chat.getState().messages.map(({ sender, text }) => [sender, text])).toEqual([
      ['agent', 'Hello. I can help with our audio products, delivery, returns and set-up.'],
      ['agent', 'Our phone line is closed today.'],
    ])
  })

  it('[CHAT-3] types for one second before the answer comes', () => {
    const { chat, clock, send: ask } = openChat()
    ask('komal price')
    expect(chat.getState().pendingReplies).toBe(1)
    clock.advance(999)
    expect(chat.getState().messages).toHaveLength(2)
    clock.advance(1)
    expect(chat.getState().pendingReplies).toBe(0)
    expect(chat.getState().messages.at(-1)).toEqual({
      id: 'message-3',
      text: 'Komal costs ₹2,999, all taxes included.',
      sender: 'agent',
      timestamp: '2026-11-20T10:42:01.000Z',
      links: [{ label: 'Komal', href: '/product/komal' }],
    })
  })

  it('[CHAT-2] ignores what is blank after trimming', () => {
    const { chat, send: ask } = openChat()
    ask(' \n\t ')
    expect(chat.getState().messages).toHaveLength(1)
    expect(chat.getState().pendingReplies).toBe(0)
  })

  it('sends without the blanks around it, and keeps a line break within', () => {
    const { chat, send: ask } = openChat()
    ask('  hello\nthere ')
    expect(chat.getState().messages.at(-1)).toMatchObject({ sender: 'user', text: 'hello\nthere' })
  })

  it('answers each of two quick questions, in their order', () => {
    const { chat, clock, send: ask } = openChat()
    ask('komal price')
    clock.advance(400)
    ask('tivra price')
    clock.advance(600)
    expect(chat.getState().pendingReplies).toBe(1)
    clock.advance(400)
    const answers = chat.getState().messages.slice(3)
    expect(answers.map(message => message.text)).toEqual([
      'Komal costs ₹2,999, all taxes included.',
      'Tivra costs ₹7,999, all taxes included.',
    ])
  })

  it('[CHAT-1] counts an answer that came while minimised as unread, until it is opened', () => {
    const { chat, clock, send: ask } = openChat()
    ask('komal price')
    chat.update({ view: 'minimised' })
    clock.advance(1000)
    expect(chat.getState().unread).toBe(1)
    chat.update({ view: 'open' })
    expect(chat.getState().unread).toBe(0)
  })

  it.each(defaultQuickReplies())('knows an answer to its own quick reply "%s"', reply => {
    expect(answer(reply).topic).not.toBe('fallback')
  })

  it('[CHAT-6] gives the telephone, the address and the hours to whoever wants a person', () => {
    expect(answer('Talk to a person').text).toContain('1800 000 0000')
    expect(answer('Talk to a person').text).toContain('support@shruti.example')
    expect(answer('Talk to a person').text).toContain('Monday-Friday 9:00 AM-6:00 PM IST')
  })
})

describe('a conversation that is followed', () => {
  it('tells its listeners of each change, until they unsubscribe', () => {
    const chat = createChat()
    let calls = 0
    const unsubscribe = chat.subscribe(() => {
      calls += 1
    })
    chat.update({ view: 'open' })
    unsubscribe()
    chat.update({ view: 'closed' })
    expect(calls).toBe(1)
  })
})
