import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { MainThread } from './main-thread.ts'

it('[SRV-5] takes in all connections that wait, though a turn of the event loop takes one', async () => {
  let taken = 0
  const server = createServer(() => (taken += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const clients = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const client of clients) client.destroy()
    server.close()
  })
  await Promise.all(clients.map(client => once(client, 'connect')))
  // Who connects is told so by the system before the server has taken the connection.
  expect(taken).toBeLessThan(30)
  await new MainThread().takeIn()
  expect(taken).toBe(30)
})
