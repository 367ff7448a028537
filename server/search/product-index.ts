import MiniSearch from 'minisearch'
import { wordsOf } from './fold.ts'
import type { SearchableProduct } from './product-facts.ts'
import { understandSearch, type Understanding } from './understand.ts'
import { vocabulary } from './vocabulary.ts'

/** Fields with what a hit in each counts: the name says most of what a product is. */
const weights = { name: 10, joinedName: 10, shortDescription: 4, features: 2, description: 1 }

function fieldText(product: SearchableProduct, field: string): string {
  switch (field) {
    case 'id':
      return product.id
    case 'name':
      return product.name
    // "bindulite", as some write it.
    case 'joinedName':
      return product.name.replace(/\s+/g, '')
    case 'shortDescription':
      return product.shortDescription
    case 'features':
      return product.features.join(' ')
    default:
      return product.description
  }
}

export interface ProductIndex<P> {
  /** Products that are all that was asked for, the best first (BEY-18). A blank search finds nothing (SRCH-1). */
  search(text: string): P[]
  /** What comes closest, where nothing is all of it: of the kind asked for, by how much of the rest it is. */
  nearest(text: string): P[]
  /**
   * How well products are what a search asks for, by which `search` sorts them: 0 for one that is not all of it. True until
   * the next update.
   */
  scorer(text: string): (product: P) => number
  /**
   * Takes other products, in the order in which equal hits are listed. Only texts that changed are read anew.
   * @param changed those that are new or have changed, where it is known that no other has and that none is gone
   */
  update(products: readonly P[], changed?: readonly P[]): void
  /** Another one after each change of the texts, by which every score may change. */
  readonly textsVersion: number
}

const textOf = (product: SearchableProduct) =>
  Object.keys(weights)
    .map(field => fieldText(product, field))
    .join('\n')

const nearestCount = 4
/** Searches whose hits among the texts are remembered. */
const knownSearches = 8

/**
 * An index over all products, the same for the server and the browser.
 * @param products in the order in which equal hits are listed
 */
export function createProductIndex<P extends SearchableProduct>(first: readonly P[]): ProductIndex<P> {
  let products = first
  const texts = new MiniSearch<P>({
    fields: Object.keys(weights),
    extractField: fieldText,
    tokenize: text => wordsOf(text).map(({ folded }) => folded),
    // A filler says nothing of a product, and would find "nothing" in one that needs nothing to be set up.
    processTerm: term => (vocabulary().fillerWords.has(term) ? null : term),
    searchOptions: { boost: weights, prefix: true, combineWith: 'AND', tokenize: text => text.split(' ') },
  })
  texts.addAll(products)

  let textsVersion = 0
  /** By what was asked for: each page and each facet of a search asks for the same. */
  const known = new Map<string, ReadonlyMap<string, number>>()

  /** Scores by id. As it is typed first; with letters that may be wrong only where that finds nothing. */
  function textHits(words: readonly string[], combineWith: 'AND' | 'OR'): ReadonlyMap<string, number> {
    const query = words.join(' ')
    const key = `${combineWith} ${query}`
    const before = known.get(key)
    if (before) return before
    const exact = texts.search(query, { combineWith })
    const hits = exact.length > 0 ? exact : texts.search(query, { combineWith, fuzzy: forgiven })
    const scores = new Map(hits.map(({ id, score }) => [String(id), score]))
    const [oldest] = known.keys()
    if (known.size >= knownSearches && oldest !== undefined) known.delete(oldest)
    known.set(key, scores)
    return scores
  }

  function scorer(text: string): (product: P) => number {
    const { filters, words } = understandSearch(text)
    if (filters.length === 0 && words.length === 0) return () => 0
    const hits = words.length > 0 ? textHits(words, 'AND') : undefined
    return product => {
      let score = hits ? hits.get(product.id) : 0
      if (score === undefined) return 0
      for (const { degree } of filters) {
        const met = degree(product)
        if (met === 0) return 0
        score += met
      }
      return score
    }
  }

  function search(text: string): P[] {
    const scoreOf = scorer(text)
    const scored = products.flatMap(product => {
      const score = scoreOf(product)
      return score > 0 ? [{ product, score }] : []
    })
    return scored.toSorted((left, right) => right.score - left.score).map(({ product }) => product)
  }

  function nearest(text: string): P[] {
    const { filters, words }: Understanding = understandSearch(text)
    const hits = words.length > 0 ? textHits(words, 'OR') : undefined
    const kinds = filters.filter(({ isKind }) => isKind)
    const scored = products.flatMap(product => {
      const met = filters.filter(({ degree }) => degree(product) > 0)
      const count = met.length + (hits?.has(product.id) ? 1 : 0)
      return count > 0 && kinds.every(kind => met.includes(kind)) ? [{ product, met: count }] : []
    })
    return scored
      .toSorted((left, right) => right.met - left.met || left.product.price - right.product.price)
      .slice(0, nearestCount)
      .map(({ product }) => product)
  }

  /** By id: those whose texts are in the index. */
  const indexed = new Map(first.map(product => [product.id, product]))

  /** @returns whether its texts have changed */
  function take(product: P): boolean {
    const before = indexed.get(product.id)
    if (before === product) return false
    indexed.set(product.id, product)
    if (before && textOf(before) === textOf(product)) return false
    if (before) texts.replace(product)
    else texts.add(product)
    return true
  }

  function goneFrom(next: readonly P[]): ReadonlySet<string> {
    const gone = new Set(indexed.keys())
    for (const { id } of next) gone.delete(id)
    return gone
  }

  function drop(ids: ReadonlySet<string>): boolean {
    for (const id of ids) {
      indexed.delete(id)
      texts.discard(id)
    }
    return ids.size > 0
  }

  function update(next: readonly P[], changed?: readonly P[]): void {
    if (next === products) return
    products = next
    const isOther = (changed ?? next).map(take).includes(true)
    const hasGone = !changed && drop(goneFrom(next))
    if (!isOther && !hasGone) return
    textsVersion += 1
    known.clear()
  }

  return {
    search,
    nearest,
    scorer,
    update,
    get textsVersion() {
      return textsVersion
    },
  }
}

/** The part of a word's letters that may be wrong; none in a short one. */
function forgiven(term: string): number | false {
  return term.length < 4 ? false : 0.25
}
