import { makeNotifications } from '@shruti/design-system/NotificationBell'
import { sampleAccountMessage, sampleOrderMessage } from '@shruti/mock-api'
import { readLanguageFrom } from '@shruti/design-system/texts'
import { orderNewsIn } from '@shruti/server/contract/order-news'
import { afterEach, describe, expect, it } from 'vitest'
import { renderMessage } from './render-message.tsx'

afterEach(() => readLanguageFrom(() => 'en'))

/** Gmail cuts off what is longer, in bytes. */
const longestBytes = 102 * 1024

const kinds = [
  'order_placed',
  'order_paid',
  'payment_failed',
  'payment_link',
  'order_shipped',
  'order_out_for_delivery',
  'order_delivered',
  'order_cancelled',
  'order_returned_to_origin',
  'order_refunded',
  'parcel_lost',
  'return_requested',
  'return_received',
  'return_rejected',
] as const

describe('[AUTH-6] a message by e-mail', () => {
  it.each(kinds)(
    'about %s is a document that mail programs show: small, with tables, without scripts',
    async kind => {
      const html = renderMessage(await sampleOrderMessage(kind))
      expect(html).toMatch(/^<!doctype html><html lang="en-IN">/)
      expect(new TextEncoder().encode(html).length).toBeLessThan(longestBytes)
      expect(html).not.toMatch(/<script|<link|<img|<form|javascript:|var\(--|undefined|NaN/)
      expect(html).toContain('max-width:600px')
      expect(html).toContain('@media (prefers-color-scheme:dark)')
      for (const [, address] of html.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(/^(?:https:|mailto:)/)
    },
  )

  it.each(kinds)('[BEY-19] about %s is a document in Hindi for who ordered in it', async kind => {
    const html = renderMessage(await sampleOrderMessage(kind, 'hi'))
    expect(html).toMatch(/^<!doctype html><html lang="hi-IN">/)
    expect(html).toContain('Noto Sans Devanagari')
    expect(new TextEncoder().encode(html).length).toBeLessThan(longestBytes)
    expect(html).not.toMatch(/undefined|NaN/)
  })

  it('shows what a customer wrote as text', async () => {
    const content = await sampleOrderMessage('order_placed')
    const html = renderMessage({ ...content, heading: '<b onclick="x">Order</b>' })
    expect(html).not.toContain('<b onclick')
  })

  it('shows a code large', () => {
    const message = { to: 'a@example.in', kind: 'code', purpose: 'reset_password', code: '048213' } as const
    expect(renderMessage(sampleAccountMessage(message))).toContain('>048213</p>')
  })
})

it.each(['en', 'hi'] as const)(
  '[NOTE-1] [BEY-19] messages and notifications tell an order’s steps in the same words (%s)',
  language => {
    readLanguageFrom(() => language)
    const orderNews = orderNewsIn[language]
    for (const [status, { title, message }] of Object.entries(orderNews)) {
      const order = {
        id: 'ord_1',
        number: 'SHR-2041',
        timeline: [{ status: status as keyof typeof orderNews, at: '2026-11-18T05:00:00.000Z' }],
      }
      const [told] = makeNotifications([order], null, () => '')
      expect({ status, title: told?.title, message: told?.message }).toEqual({
        status,
        title: title('SHR-2041'),
        message,
      })
    }
  },
)
