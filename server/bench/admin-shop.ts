import { createRouterClient } from '@orpc/server'
import { administrator, seedStore, type Seed } from '../seed/index.ts'
import { heldDevice, type Dependencies, type RequestContext, type ShopStore } from '../domain/index.ts'
import { createApiRouter } from '../domain/router.ts'
import { silentLog } from '../stores/store-log.ts'
import { benchNowMs } from './memory-shop.ts'

/** What a domain asks of the world, beside a store: a clock that stands, and nothing else. */
export function dependenciesOf(store: ShopStore): Dependencies {
  const unused = () => {
    throw new Error('The benchmark does not use this port')
  }
  return {
    store,
    clock: { now: () => benchNowMs, elapsed: () => performance.now() },
    ids: { id: unused, secret: unused, digits: unused },
    hasher: {
      hashPassword: unused,
      verifyPassword: unused,
      keyedHash: async text => text,
      seal: unused,
      unseal: unused,
    },
    payments: null,
    pictures: { keep: unused, read: unused, remove: unused },
    otpSender: { send: unused, sendNotice: unused },
    mailer: { available: false, send: unused },
    webhooks: { refusal: unused, send: unused },
    log: { ...silentLog, error: () => undefined },
    config: { testMode: false, otpMode: 'session' },
  }
}

const sessionId = 'bench'

/** The records with the owner, signed in. */
export async function seedWithOwner(store: ShopStore, seed: Seed): Promise<void> {
  const owner = administrator({ passwordHash: 'none', now: benchNowMs })
  const at = new Date(benchNowMs).toISOString()
  const expiresAt = new Date(benchNowMs + 24 * 60 * 60 * 1000).toISOString()
  await seedStore(store, {
    ...seed,
    users: [...(seed.users ?? []), owner],
    sessions: [
      {
        id: `session:${sessionId}`,
        userId: owner.id,
        createdAt: at,
        lastSeenAt: at,
        expiresAt,
        pendingCode: null,
        openedBy: '203.0.113.20',
      },
    ],
  })
}

/** Calls operations as the owner: the contract's checks of input and answer, and who may, are part of each call. */
export function ownerOf(store: ShopStore) {
  const router = createApiRouter(dependenciesOf(store))
  let responseHeaders = new Headers()
  const context = (): RequestContext => {
    responseHeaders = new Headers()
    return {
      session: { id: sessionId, unreadable: false, issue: () => undefined, clear: () => undefined },
      device: heldDevice(),
      clientAddress: '203.0.113.20',
      responseHeaders,
    }
  }
  const client = createRouterClient(router, { context })
  return {
    call: (operation: keyof typeof client, input: Readonly<Record<string, unknown>>): Promise<unknown> =>
      (client[operation] as (input: unknown) => Promise<unknown>)(input),
    /** Of the last answer. */
    total: () => Number(responseHeaders.get('x-total-count') ?? NaN),
    cursor: () => responseHeaders.get('x-next-cursor') ?? undefined,
  }
}

export type Owner = ReturnType<typeof ownerOf>
