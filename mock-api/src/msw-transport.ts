import { setupServer } from 'msw/node'
import { contractAnswer, type ContractClient, type OpenTransport } from '@shruti/server/contract-suite'
import { shopSchema } from '@shruti/server/domain'
import { createMemoryStore } from '@shruti/server/stores/memory'
import { handlersFor } from './msw.ts'
import { createApiHandler } from './shop.ts'
import { openVisitor } from './visitor.ts'

const origin = 'http://shop.test'

/**
 * The mocks as a transport of the contract suite: each client is a browser with a base path of its own, and every
 * request goes through fetch and MSW.
 */
export const openMsw: OpenTransport = async setup => {
  const dependencies = await setup.dependenciesFor(createMemoryStore(shopSchema))
  const handler = createApiHandler(dependencies)
  const server = setupServer()
  server.listen({ onUnhandledRequest: 'error' })
  let clients = 0
  return {
    newClient(address): ContractClient {
      clients += 1
      const basePath = `/clients/${clients}/api`
      const visitor = openVisitor({ handler }, address)
      server.use(...handlersFor(visitor, basePath))
      return {
        async send({ method, path, headers, body }) {
          const request = new Request(`${origin}${basePath}${path}`, {
            method,
            headers,
            ...(body !== undefined && { body }),
          })
          const answer = await fetch(request)
          return contractAnswer(answer)
        },
        spoilSession: () => visitor.spoilSession(),
      }
    },
    async close() {
      server.close()
      await dependencies.store.close()
    },
  }
}
