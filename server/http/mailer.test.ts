import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createConsoleMailer, createSmtpMailer, unavailableMailer } from './mailer.ts'

const code = { to: 'asha@example.in', kind: 'code', purpose: 'reset_password', code: '012345' } as const

let server: Server | undefined
afterEach(() => server?.close())

/** Speaks as much SMTP as one message needs, and keeps what it was told. */
async function smtpServer(): Promise<{ url: string; lines: string[] }> {
  const lines: string[] = []
  server = createServer(socket => {
    let inData = false
    socket.write('220 test ESMTP\r\n')
    socket.on('data', chunk => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (inData) {
          if (line !== '.') continue
          inData = false
          socket.write('250 kept\r\n')
        } else if (line === 'DATA') {
          inData = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 test\r\n')
      }
    })
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, lines }
}

it('[AUTH-12] sends a message by SMTP, from the shop to one address', async () => {
  const { url, lines } = await smtpServer()
  await createSmtpMailer({ url, from: 'Shruti <shop@shruti.example>' }).send(code)
  expect(lines).toContain('MAIL FROM:<shop@shruti.example>')
  expect(lines).toContain('RCPT TO:<asha@example.in>')
  expect(lines).toContain('Subject: 012345 is your Shruti code')
  expect(lines.join(' ')).toContain('Enter 012345 to choose a new password.')
})

it('[BEY-8] lets a mail program stop messages about products by one press', async () => {
  const { url, lines } = await smtpServer()
  await createSmtpMailer({ url, from: 'shop@shruti.example' }).send({
    to: 'asha@example.in',
    kind: 'message',
    id: 'alt-1.told.email',
    content: {
      subject: 'Tala in Red is back in stock',
      preheader: '',
      heading: 'Tala in Red is back in stock',
      paragraphs: [],
      reason: '',
      stop: { label: 'Stop', url: 'https://shop.example/product-alerts/stop?token=alt-1.abc' },
    },
  })
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(lines.join('')).toContain(
    'List-Unsubscribe: <https://shop.example/product-alerts/stop?token=alt-1.abc>',
  )
})

it('[AUTH-12] rejects when the server cannot be reached', async () => {
  const { url } = await smtpServer()
  await new Promise(resolve => server?.close(resolve))
  await expect(createSmtpMailer({ url, from: 'shop@shruti.example' }).send(code)).rejects.toThrow(
    'ECONNREFUSED',
  )
})

it('[AUTH-12] prints messages on the console outside of production', async () => {
  const lines: string[] = []
  await createConsoleMailer(line => void lines.push(line)).send({
    to: 'asha@example.in',
    kind: 'password_changed',
  })
  expect(lines.join()).toMatch(/^E-mail to asha@example\.in: Your Shruti password was changed\n/)
})

it('[AUTH-12] says that it cannot send where nothing is configured', async () => {
  expect(unavailableMailer.available).toBe(false)
  await expect(unavailableMailer.send(code)).rejects.toThrow('SMTP_URL is not set')
})
