import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contractAnswer, type ContractClient, type OpenTransport } from '../contract-suite/index.ts'
import type { ShopStore } from '../domain/index.ts'
import { createHttpApp } from './app.ts'
import { picturesFolder } from './folders.ts'
import { httpMessages } from './http-messages.ts'
import { createKeyRing } from './key-ring.ts'
import { listen } from './listen.ts'
import { createLog } from './observability/log.ts'
import { countPublicChanges, createPublicVersion } from './shared-pages/public-version.ts'
import { sessionCookieName } from './session-cookie.ts'
import { patientAdmission, testSessionKey, unlimited } from './test-shop.ts'

const publicOrigin = 'https://shop.example'

/**
 * Express over a store of its own for each case, spoken to over a real socket.
 * @param openStore opens an empty one, or one with the suite's shop in it
 */
export function expressOn(
  openStore: (dataFolder: string) => Promise<ShopStore>,
  { isFilled = false } = {},
): OpenTransport {
  return async setup => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'shruti-contract-'))
    const store = await openStore(dataFolder)
    const publicVersion = createPublicVersion()
    const messages = httpMessages()
    const app = createHttpApp({
      messages,
      dependencies: await setup.dependenciesFor(countPublicChanges(store, publicVersion), isFilled),
      publicVersion,
      keyRing: createKeyRing([testSessionKey]),
      log: createLog('silent'),
      publicOrigin,
      dataFolder,
      folders: { pictures: picturesFolder },
      rateLimits: unlimited,
      admission: patientAdmission(),
      trustedProxies: 1,
    })
    const { stop, port } = await listen(app, { host: '127.0.0.1', port: 0 }, { messages })
    return {
      newClient: address => browserAt(`http://127.0.0.1:${port}/api`, address),
      async close() {
        await stop({ graceMs: 0 })
        await store.close()
        await rm(dataFolder, { recursive: true, force: true })
      },
    }
  }
}

/** Keeps cookies as a browser does, and says that it is on a page of the shop. */
function browserAt(api: string, address = '203.0.113.7'): ContractClient {
  const cookies = new Map<string, string>()
  return {
    async send({ method, path: target, headers, body }) {
      const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
      const answer = await fetch(api + target, {
        method,
        headers: {
          origin: publicOrigin,
          'x-forwarded-for': address,
          ...(cookie !== '' && { cookie }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (line.includes('Max-Age=0')) cookies.delete(name)
        else cookies.set(name, value)
      }
      return contractAnswer(answer)
    },
    spoilSession() {
      cookies.set(sessionCookieName(true), 'Fe26.2*1*made*with*another*key~2')
    },
  }
}
