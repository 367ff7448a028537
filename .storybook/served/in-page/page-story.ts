/**
 * Takes the place of `.storybook/page-story.tsx` in a served page, where stories are only played: the page is there,
 * and their world is behind the server.
 */
import type { OperationName } from '@shruti/server/contract'
import type { World } from '../../../mock-api/src/world.ts'
import { splitLanguage } from '../../../storefront/src/language/language.ts'

declare global {
  /** Put there by the test: asks the story's world. */
  var askWorld: (method: ReachableMethod, ...parts: readonly unknown[]) => Promise<unknown>
}

/** What of its world a play reaches from a served page. */
export type ReachableMethod = 'call' | 'override' | 'recover' | 'changeProduct'

const onlyInStorybook = (part: string) => (): never => {
  throw new Error(`Only in Storybook a play reaches its world's ${part}`)
}

let told: Promise<unknown> = Promise.resolve()
const tell = (...parts: Parameters<typeof askWorld>) => {
  told = Promise.all([told, askWorld(...parts)])
}

// What the world was told holds for the calls after it.
const pageFetch = globalThis.fetch
globalThis.fetch = async (...request) => {
  await told
  return pageFetch(...request)
}

/** The world of the page, as far as it can be reached from here. */
const world: Pick<World, ReachableMethod> = {
  call: ((operation: OperationName, input: object) => askWorld('call', operation, input)) as World['call'],
  override: (operation, outcome) => tell('override', operation, outcome),
  recover: operation => tell('recover', operation),
  changeProduct: async (id, change) => {
    await askWorld('changeProduct', id, change)
  },
}

export const worldOf = (): World =>
  new Proxy(world as World, {
    get: (target, name) => Reflect.get(target, name) ?? onlyInStorybook(String(name))(),
  })

export const addressOf = (): string => {
  const { pathname, search } = window.location
  return splitLanguage(pathname).path + search
}

export const pageAt = () => ({})

export const halfAPixel = () => undefined
