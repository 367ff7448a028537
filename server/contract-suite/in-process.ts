import { OpenAPIHandler } from '@orpc/openapi/fetch'
import {
  createApiRouter,
  heldDevice,
  openApiHandlerOptions,
  shopSchema,
  type RequestContext,
  type SessionTransport,
} from '../domain/index.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { contractAnswer, type ContractClient, type OpenTransport } from './transport.ts'

/** The API without a network, on a store in memory: the quickest transport, and the model for the others. */
export const openInProcess: OpenTransport = async setup => {
  const dependencies = await setup.dependenciesFor(createMemoryStore(shopSchema))
  const handler = new OpenAPIHandler(createApiRouter(dependencies), openApiHandlerOptions(dependencies.log))
  return {
    newClient: address => clientOf(handler, address),
    close: () => dependencies.store.close(),
  }
}

function clientOf(handler: OpenAPIHandler<RequestContext>, clientAddress = '203.0.113.7'): ContractClient {
  const session = newSessionHolder()
  const device = heldDevice()
  return {
    async send({ method, path, headers, body }) {
      const request = new Request(`http://shop.test/api${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      })
      const { response } = await handler.handle(request, {
        prefix: '/api',
        context: {
          session: session.transport(),
          device,
          clientAddress,
          responseHeaders: new Headers(),
        },
      })
      if (!response) throw new Error(`No answer to ${method} ${path}`)
      return contractAnswer(response)
    },
    spoilSession: () => session.spoil(),
  }
}

/** Remembers a session id as a browser's cookie would. */
function newSessionHolder() {
  let id: string | null = null
  let unreadable = false
  const hold = (held: string | null) => {
    id = held
    unreadable = false
  }
  return {
    transport: (): SessionTransport => ({
      id,
      unreadable,
      issue: issued => hold(issued),
      clear: () => hold(null),
    }),
    spoil: () => {
      id = null
      unreadable = true
    },
  }
}
