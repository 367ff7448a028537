import type { OperationName } from '../../../contract/index.ts'
import { indianDay } from '../../calendar.ts'
import type { Clock } from '../../ports/index.ts'
import type { ShopStore } from '../../records.ts'
import { FigureChanges } from './figures.ts'
import type { Dimension } from './records.ts'

/**
 * What people do in the shop, as counts a day: no cookie, no address, nothing that tells one from another. Counts are kept
 * in memory and written together, so that a page view costs no durable write; what a crash takes is some seconds of them.
 */
export interface Tally {
  count(dimension: TalliedDimension, key: string): void
  /** Writes what was counted since. */
  flush(dependencies: { readonly store: ShopStore; readonly clock: Clock }): Promise<void>
}

/** On the way to an order: the shop was opened, a product looked at, a cart begun, a price asked for at checkout. */
export const steps = ['visit', 'product', 'cart', 'checkout'] as const
type TalliedDimension = Extract<Dimension, 'step' | 'search' | 'found-nothing'>

/** Different keys that wait to be written, at most: nobody fills the memory with searches. */
const mostKeys = 1_000

export function createTally(): Tally {
  let counts = new Map<string, { dimension: TalliedDimension; key: string; count: number }>()
  return {
    count(dimension, key) {
      const id = `${dimension}/${key}`
      const known = counts.get(id)
      if (known) known.count += 1
      else if (counts.size < mostKeys) counts.set(id, { dimension, key, count: 1 })
    },
    async flush({ store, clock }) {
      if (counts.size === 0) return
      const taken = counts
      counts = new Map()
      const day = indianDay(clock.now())
      await store.transaction(async tx => {
        const changes = new FigureChanges()
        for (const { dimension, key, count } of taken.values()) changes.add(dimension, day, key, { count })
        await changes.write(tx)
      })
    },
  }
}

/** Characters of a search that are kept. */
const longestTerm = 40

/**
 * A search as it is counted: lower case, without what could be about a person. Null for what looks like an address, a
 * number that somebody could be called under, or nothing at all.
 */
export function countedTerm(search: string): string | null {
  if (/@|\d{5,}/.test(search.replace(/[\s()+.-]/g, ''))) return null
  const term = search
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()
  return term.length === 0 || term.length > longestTerm ? null : term
}

/** What programs call themselves that look at shops: search engines, previews of links, monitors, scripts. */
const programs =
  /bot|crawl|spider|slurp|headless|preview|monitor|facebookexternal|curl|wget|python|java\/|go-http|node/i

/** Whether a User-Agent is a program's rather than a person's browser. Without one it is. */
export function isLikelyProgram(userAgent: string | undefined): boolean {
  return userAgent === undefined || programs.test(userAgent)
}

/** What a request says of who asks, and what for. */
export interface Asker {
  /** The User-Agent header. */
  readonly userAgent?: string | undefined
  /** The Sec-Purpose header, or Purpose where that is all there is: browsers set the one, scripts can set the other. */
  readonly purpose?: string | undefined
}

/** The asker of a request with these headers, their names in lower case. */
export function askerOf(headers: Readonly<Record<string, string | readonly string[] | undefined>>): Asker {
  const first = (name: string) => [headers[name]].flat()[0]
  return { userAgent: first('user-agent'), purpose: first('sec-purpose') ?? first('purpose') }
}

/** Whether somebody looks at the answer, and not a program, nor nobody yet, as when a page that may be next is fetched ahead. */
export function isLookedAt({ userAgent, purpose = '' }: Asker): boolean {
  return !isLikelyProgram(userAgent) && !/prefetch|prerender/.test(purpose)
}

/** Counts a product that somebody opened from within the shop. */
export function countProductView(tally: Tally | undefined, asker: Asker): void {
  if (isLookedAt(asker)) tally?.count('step', 'product')
}

/** Counts a search that somebody looks at, and whether it found something; its first page alone. */
export function countSearch(
  tally: Tally | undefined,
  asker: Asker,
  { search = '', page = 1, found }: { search?: string | undefined; page?: number | undefined; found: number },
): void {
  const term = page === 1 && isLookedAt(asker) ? countedTerm(search) : null
  if (term !== null) tally?.count(found > 0 ? 'search' : 'found-nothing', term)
}

/**
 * Counts an answer that was made for nobody and is sent to somebody, as the operation itself counts those that it makes for
 * one who asks.
 * @param answer.target the path with its query
 * @param answer.found how many records the answer says that there are
 */
export function countSharedAnswer(
  tally: Tally | undefined,
  asker: Asker,
  { operation, target, found }: { operation: OperationName; target: string; found: number },
): void {
  if (operation === 'getProduct') countProductView(tally, asker)
  if (operation !== 'listProducts') return
  const query = new URLSearchParams(target.split('?', 2)[1])
  countSearch(tally, asker, {
    search: query.get('search') ?? undefined,
    page: Number(query.get('page') ?? 1),
    found,
  })
}
