import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createConsoleOtpSender, createGatewayOtpSender } from './otp-sender.ts'

const message = { to: '+919876543210', channel: 'sms', code: '048213' } as const
let server: Server | undefined

async function gateway(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

it('[AUTH-6] prints the code on the console without a gateway', async () => {
  const lines: string[] = []
  await createConsoleOtpSender(line => lines.push(line)).send(message)
  expect(lines).toEqual(['One-time code for +919876543210 (sms): 048213'])
})

it('[AUTH-6] posts the number, the channel and the text with a bearer token', async () => {
  const seen: unknown[] = []
  const url = await gateway((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      seen.push(request.method, request.url, request.headers.authorization, JSON.parse(body))
      response.writeHead(202).end()
    })
  })
  await createGatewayOtpSender({ url, token: 't0k3n', fetch }).send(message)
  expect(seen).toEqual([
    'POST',
    '/send',
    'Bearer t0k3n',
    { to: '+919876543210', channel: 'sms', text: '048213 is your Shruti code. It works for 5 minutes.' },
  ])
})

it('[AUTH-12] says in a notice what was done, and what to do', async () => {
  const bodies: unknown[] = []
  const url = await gateway((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      bodies.push(JSON.parse(body))
      response.writeHead(202).end()
    })
  })
  await createGatewayOtpSender({ url, token: 't0k3n', fetch }).sendNotice({
    to: '+919876543210',
    channel: 'sms',
    kind: 'phone_number_changed',
    newPhoneNumber: '+91******2345',
  })
  expect(bodies).toEqual([
    {
      to: '+919876543210',
      channel: 'sms',
      text: 'The phone number of your Shruti account was changed to +91******2345. If this was not you, contact Shruti support at once.',
    },
  ])
})

it('fails when the gateway refuses', async () => {
  const url = await gateway((_request, response) => response.writeHead(500).end())
  const sender = createGatewayOtpSender({ url, token: 't0k3n', fetch })
  await expect(sender.send(message)).rejects.toThrow('The message gateway answered 500')
})

it('follows no redirect, which would carry the code elsewhere', async () => {
  let requests = 0
  const url = await gateway((_request, response) => {
    requests += 1
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  const sender = createGatewayOtpSender({ url, token: 't0k3n', fetch })
  await expect(sender.send(message)).rejects.toThrow('fetch failed')
  expect(requests).toBe(1)
})
