import { newSession, type UserRecord } from '@shruti/server/domain'
import {
  operationAt,
  type OperationInputs,
  type OperationName,
  type OperationOutputs,
} from '@shruti/server/contract'
import { demoCustomer } from '@shruti/server/seed'
import { callOf } from './operations.ts'
import { errorResponse, outcomeResponse, type AnyOutcome, type Outcome } from './outcomes.ts'
import { changeProduct, networkOf, scenarioData, type Network, type Scenario } from './scenarios.ts'
import { createMockShop, type MockShop, type MockShopOptions } from './shop.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** Who is looking. The customer is the demo shop's Asha; nobody needs a password. */
export type Persona = 'guest' | 'customer' | 'administrator'

export interface WorldOptions extends MockShopOptions {
  readonly persona?: Persona
  readonly scenario?: Scenario
  /** The network between browser and shop, where the scenario does not say: a fast one that works. */
  readonly network?: Network
}

export interface ProductChange {
  /** Paise. */
  readonly price?: number
  readonly stock?: number
}

/** A shop, one browser in front of it, and a network between them that a story can disturb. */
export interface World {
  readonly shop: MockShop
  readonly visitor: Visitor
  /** Answers a request below `basePath` ("/api"): an override first, then the scenario's network, then the shop. */
  answer(request: Request, basePath: string): Promise<Response>
  /**
   * What an override or the network puts in the place of the shop's answer; undefined when the shop itself answers. A
   * lost connection is a `Response.error()`; a call that is kept waiting never resolves.
   */
  disturb(request: Pick<Request, 'method' | 'url'>, basePath: string): Promise<Response | undefined>
  /**
   * Calls an operation past network and overrides: how a story fills a cart before it starts.
   * @throws Error with the answer's status and message when it does not succeed
   */
  call<O extends OperationName>(operation: O, input: OperationInputs[O]): Promise<OperationOutputs[O]>
  /** From now on `operation` ends so, and in no way that the contract does not know. */
  override<O extends OperationName>(operation: O, outcome: Outcome<O>): void
  /** The shop itself answers `operation` again: what a story's retry finds. */
  recover(operation: OperationName): void
  /**
   * Changes a product behind the shopper's back: its price, or how many are left of each of its variants.
   * @throws Error when there is no such product
   */
  changeProduct(id: string, change: ProductChange): Promise<void>
  /** Whether `operation` keeps its caller waiting: what a Loading story shows. */
  keepsWaiting(operation: OperationName): boolean
}

/** How long a slow network takes, in milliseconds. */
const slowAnswerMs = 1500

const administratorName = 'admin'

/** Opens a world of its own: what happens in one is not seen in another. */
export async function createWorld({
  persona = 'guest',
  scenario,
  network = networkOf(scenario),
  ...shopOptions
}: WorldOptions = {}): Promise<World> {
  const shop = await createMockShop(shopOptions)
  const visitor = openVisitor(shop)
  const overrides = new Map<OperationName, AnyOutcome>()
  const user = await userOf(shop, persona)
  if (scenario) await scenarioData[scenario]?.(shop, user)
  if (user) await signIn(shop, visitor, user)
  if (scenario === 'expired') await endSession(shop)

  const disturb: World['disturb'] = async ({ method, url }, basePath) => {
    const operation = operationAt(method, new URL(url).pathname.slice(basePath.length))
    const outcome = operation && overrides.get(operation)
    if (network === 'offline') return Response.error()
    if (network === 'slow') await wait(slowAnswerMs)
    if (outcome && 'network' in outcome) {
      return outcome.network === 'offline' ? Response.error() : new Promise<Response>(() => undefined)
    }
    if (operation && outcome) return outcomeResponse(operation, outcome)
    return network === 'failing' ? errorResponse('server_error', {}) : undefined
  }

  return {
    shop,
    visitor,
    disturb,
    answer: async (request, basePath) =>
      (await disturb(request, basePath)) ?? visitor.answer(request, basePath),
    async call(operation, input) {
      const { method, path, headers, body } = callOf(operation, input)
      const request = new Request(`http://localhost/api${path}`, { method, headers, body })
      const response = await visitor.answer(request, '/api')
      const answer: unknown = await response.json()
      if (!response.ok) throw new Error(`${operation} answered ${response.status}: ${JSON.stringify(answer)}`)
      return answer as OperationOutputs[typeof operation]
    },
    override(operation, outcome) {
      overrides.set(operation, outcome)
    },
    recover(operation) {
      overrides.delete(operation)
    },
    changeProduct: (id, { price, stock }) =>
      changeProduct(shop, id, product => ({
        ...product,
        price: price ?? product.price,
        variants: product.variants.map(variant => ({ ...variant, stock: stock ?? variant.stock })),
      })),
    keepsWaiting(operation) {
      const outcome = overrides.get(operation)
      return (
        network === 'slow' || (outcome !== undefined && 'network' in outcome && outcome.network === 'pending')
      )
    },
  }
}

async function userOf(shop: MockShop, persona: Persona): Promise<UserRecord | null> {
  if (persona === 'guest') return null
  const username = persona === 'administrator' ? administratorName : demoCustomer.username
  const [user] = await shop.dependencies.store.list('users', { where: { username } })
  if (!user) throw new Error(`This shop has no ${persona}: it was opened without demo data`)
  return user
}

/** Signs in without a password, as a mock may. */
export async function signIn(shop: MockShop, visitor: Visitor, user: UserRecord): Promise<void> {
  const { record, handOver } = await newSession(shop.dependencies, visitor.session, '127.0.0.1')
  await shop.dependencies.store.transaction(tx => tx.put('sessions', { ...record, userId: user.id }))
  handOver(user)
}

/** The browser still holds its session, the server has forgotten it. */
async function endSession({ dependencies: { store } }: MockShop): Promise<void> {
  const sessions = await store.list('sessions')
  await store.transaction(async tx => {
    for (const { id } of sessions) await tx.delete('sessions', id)
  })
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, ms)
  })
}
