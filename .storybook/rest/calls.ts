import { operationAt } from '../../server/contract/route-table.ts'
import type { ApiParameters } from '../../mock-api/src/stories/mounted-world.ts'

interface Call {
  readonly method: string
  /** Below the API's base path; undefined for what is no call of the API. */
  readonly path: string | undefined
}

/** Of a story's world, or of the shop that is served. */
const apiPath = /(?:\/worlds\/\d+|^|\/\/[^/]+)\/api(\/[^?#]*)/

/** Fetches of this story that are under way. */
let underWay = new Set<Call>()

const pageFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  const call = { method, path: apiPath.exec(address)?.[1] }
  const ofThisStory = underWay
  ofThisStory.add(call)
  try {
    return await pageFetch(input, init)
  } finally {
    ofThisStory.delete(call)
  }
}

/** The calls of the story before are no concern of the next: some are never answered. */
export function forgetCalls(): void {
  underWay = new Set()
}

/** Whether the story says of this call that it is kept waiting for ever, as a Loading story does. */
function isKeptWaiting({ method, path }: Call, { overrides = {} }: ApiParameters): boolean {
  const operation = path === undefined ? undefined : operationAt(method, path)
  const outcome = operation && overrides[operation]
  return outcome !== undefined && 'network' in outcome && outcome.network === 'pending'
}

/** What the story still waits for, as "GET /products". */
export function unansweredCalls(api: ApiParameters = {}): readonly string[] {
  return [...underWay]
    .filter(call => !isKeptWaiting(call, api))
    .map(({ method, path }) => `${method} ${path ?? 'a file'}`)
}
