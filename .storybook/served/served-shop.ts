import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { World } from '../../mock-api/src/world.ts'
import { createHttpApp } from '../../server/http/app.ts'
import { clientFolder, picturesFolder, storefrontFolder } from '../../server/http/folders.ts'
import { createKeyRing } from '../../server/http/key-ring.ts'
import { createLog } from '../../server/http/observability/log.ts'
import { openBuiltStorefront, type RenderPage, type Storefront } from '../../server/http/rendering.ts'
import { hintCookieName, sessionCookieName } from '../../server/http/session-cookie.ts'
import { countPublicChanges, createPublicVersion } from '../../server/http/shared-pages/public-version.ts'
import { patientAdmission, testSessionKey, unlimited } from '../../server/http/test-shop.ts'
import { storyIncident, storyOrigin } from '../page-story.tsx'

export interface Cookie {
  readonly name: string
  readonly value: string
}

/** A port on which one story's world after the other is served. */
export interface ServedShop {
  /** "http://localhost:41234". */
  readonly origin: string
  /** From now on the shop is this world's. @returns the cookies of its visitor */
  show(world: World): Promise<readonly Cookie[]>
  close(): Promise<void>
}

const keyRing = createKeyRing([testSessionKey])
const log = createLog('fatal')
let storefront: Promise<Storefront> | undefined

/**
 * Whoever the server answers so tries again a second later; in a story, which has no time to lose, they are asked to
 * do it at once.
 */
const atOnceSeconds = '0.001'

async function send(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...(answer.status >= 500 && { 'retry-after': atOnceSeconds, 'x-request-id': storyIncident }),
  })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** The built storefront's rendering in a world: what the story disturbs is disturbed for the server too. */
function renderIn(world: World, render: RenderPage): RenderPage {
  return (request, options) =>
    render(request, {
      ...options,
      publicOrigin: storyOrigin,
      // The id is random; its form is compared.
      reportError: error => options.reportError(error).slice(0, -storyIncident.length) + storyIncident,
      async fetch(input, init) {
        const call = input instanceof Request ? input : new Request(new URL(String(input), request.url), init)
        const disturbed = await world.disturb(call, '/api')
        if (disturbed?.type === 'error') throw new TypeError('Failed to fetch')
        return disturbed ?? options.fetch(input, init)
      },
    })
}

/** The Express server before the built storefront, on the shop of a world. */
async function appOf(world: World, origin: string): Promise<RequestListener> {
  storefront ??= openBuiltStorefront(storefrontFolder)
  const { render, renderMessage, shopTextIn, sharedAs } = await storefront
  const { dependencies } = world.shop
  const publicVersion = createPublicVersion()
  const app = createHttpApp({
    dependencies: { ...dependencies, store: countPublicChanges(dependencies.store, publicVersion) },
    publicVersion,
    render: renderIn(world, render),
    renderMessage,
    shopTextIn,
    ...(sharedAs && { sharedAs }),
    keyRing,
    log,
    publicOrigin: origin,
    dataFolder: null,
    folders: { client: clientFolder, pictures: picturesFolder },
    rateLimits: unlimited,
    admission: patientAdmission(),
  })
  return (request, response) => {
    const { method = 'GET', url = '/' } = request
    if (!url.startsWith('/api/')) {
      app(request, response)
      return
    }
    void world.disturb({ method, url: origin + url }, '/api').then(disturbed => {
      if (disturbed) return send(disturbed, response)
      app(request, response)
    })
  }
}

/** The session that the world's visitor holds, as the server would have handed it to a browser. */
async function cookiesOf({ visitor }: World): Promise<readonly Cookie[]> {
  const { id } = visitor.session
  return [
    ...(id === null ? [] : [{ name: sessionCookieName(false), value: await keyRing.seal(id) }]),
    ...(visitor.hint === null ? [] : [{ name: hintCookieName, value: visitor.hint }]),
  ]
}

/** An empty page of the shop's origin. */
export const blankPath = '/blank'

function sendBlank(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/html')
  response.end()
}

/** Listens on a free port of loopback. */
export async function serveWorlds(): Promise<ServedShop> {
  let current: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => {
    if (request.url === blankPath) sendBlank(response)
    else current(request, response)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    async show(world) {
      current = await appOf(world, origin)
      return cookiesOf(world)
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
