import type { AddressInfo } from 'node:net'
import express from 'express'

/*
 * What the bench of pages compares with: Express's static middleware and nothing else, over a folder of compressed pages.
 * Says its port to the process that forked it.
 */
const [folder = ''] = process.argv.slice(2)
const app = express()
app.use(
  express.static(folder, {
    setHeaders: response =>
      response.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }),
  }),
)
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})
