import type { StoryContext } from 'storybook/internal/csf'
import { http, type RequestHandler } from 'msw'
import type { OperationName } from '@shruti/server/contract'
import type { Outcome } from '../outcomes.ts'
import { networkOf, type Network, type Scenario } from '../scenarios.ts'
import type { Persona, World } from '../world.ts'

/** A story's `parameters.api`: the world that it plays in. The toolbar fills in what a story leaves open. */
export interface ApiParameters {
  readonly persona?: Persona
  readonly scenario?: Scenario
  /** How single operations end. */
  readonly overrides?: { readonly [O in OperationName]?: Outcome<O> }
  /** Runs before the story: fills the cart, places an order. */
  readonly prepare?: (world: World) => Promise<void>
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    api?: ApiParameters
  }
}

/** The part of a story's context that decides about its world. */
export type StorySurroundings = Pick<StoryContext, 'parameters' | 'globals'>

/** A world that the page's service worker answers for. */
export interface MountedWorld {
  readonly world: World
  /** As the page's fetch, with "/api/…" going to this world. */
  readonly fetch: typeof globalThis.fetch
  /** Whether the toolbar made network or shop unusual: a story need not be prepared for that. */
  readonly isDisturbed: boolean
  /** From now on the worker knows nothing of this world. */
  close(): void
}

const openWorlds = new Map<string, World>()
let lastWorld = 0

const worldPath = /^\/worlds\/(\d+)\/api(?=\/|$)/

/**
 * A picture that a story sent up is read by the browser itself, below no world's path. Its name cannot be guessed, so
 * that the world that has it is the one that is meant.
 */
const uploadedPicture = http.get(/\/\/[^/?#]+\/api\/uploads\//, async ({ request }) => {
  const answers = [...openWorlds.values()].map(async world => {
    const response = await world.answer(request.clone(), '/api')
    if (!response.ok) throw new Error(`This world answers with ${response.status}`)
    return response
  })
  // Nobody's is left to the worker, which calls it a mistake.
  return Promise.any(answers).catch(() => undefined)
})

/**
 * The answers of one world below its base path. All stories of a docs page share one worker, so each mount has a base
 * path of its own, and success, loading and failure can stand on one page.
 */
const worldBelowPath = http.all(/\/worlds\/\d+\/api\//, ({ request }) => {
  const [basePath, id] = worldPath.exec(new URL(request.url).pathname) ?? []
  const world = id === undefined ? undefined : openWorlds.get(id)
  // The story is gone; its late request gets no answer either.
  if (!world || basePath === undefined) return Response.error()
  return world.answer(request, basePath)
})

/** The worker's base handlers, which answer for every open world. */
export const worldsHandlers: readonly RequestHandler[] = [worldBelowPath, uploadedPicture]

const networks: readonly string[] = ['slow', 'offline', 'failing'] satisfies Network[]
const scenarios: readonly string[] = ['empty', 'outOfStock', 'expired'] satisfies Scenario[]
const personas: readonly string[] = ['guest', 'customer', 'administrator'] satisfies Persona[]

function isPersona(value: unknown): value is Persona {
  return typeof value === 'string' && personas.includes(value)
}

function isNetwork(value: unknown): value is Network {
  return typeof value === 'string' && networks.includes(value)
}

function isScenario(value: unknown): value is Scenario {
  return typeof value === 'string' && scenarios.includes(value)
}

/** The world of a story, prepared, with its overrides. */
export interface StoryWorld {
  readonly world: World
  /** As in a mounted world. */
  readonly isDisturbed: boolean
}

/** Opens the world of a story. */
export async function openStoryWorld({ parameters, globals }: StorySurroundings): Promise<StoryWorld> {
  const { persona, scenario, overrides = {}, prepare } = parameters.api ?? {}
  const chosenPersona = persona ?? (isPersona(globals.persona) ? globals.persona : 'guest')
  const chosenScenario = scenario ?? (isScenario(globals.scenario) ? globals.scenario : undefined)
  const network = networkOf(scenario) ?? (isNetwork(globals.network) ? globals.network : undefined)
  // With it comes the whole server, which most components' stories do without.
  const { createWorld } = await import('../world.ts')
  const world = await createWorld({
    persona: chosenPersona,
    ...(chosenScenario && { scenario: chosenScenario }),
    ...(network && { network }),
  })
  await prepare?.(world)
  for (const [operation, outcome] of Object.entries(overrides)) {
    world.override(operation as OperationName, outcome as Outcome<OperationName>)
  }
  return { world, isDisturbed: chosenScenario !== scenario || network !== networkOf(scenario) }
}

/** Opens the world of a story and hands it to the worker. Close it when the story goes. */
export async function mountWorld(story: StorySurroundings): Promise<MountedWorld> {
  const { world, isDisturbed } = await openStoryWorld(story)
  lastWorld += 1
  const id = String(lastWorld)
  openWorlds.set(id, world)
  const rewritten = (address: string) => address.replace(/^(https?:\/\/[^/]+)?\/api\//, `/worlds/${id}/api/`)
  return {
    world,
    isDisturbed,
    fetch: (input, init) =>
      input instanceof Request
        ? globalThis.fetch(new Request(rewritten(input.url), input), init)
        : globalThis.fetch(rewritten(String(input)), init),
    close: () => openWorlds.delete(id),
  }
}
