import MiniSearch from 'minisearch'
import { wordsOf } from './fold.ts'
import type { SearchableProduct } from './product-facts.ts'
import { understandSearch, type Understanding } from './understand.ts'
import { fillerWords } from './vocabulary.ts'

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
  /** Takes other products, in the order in which equal hits are listed. Only texts that changed are read anew. */
  update(products: readonly P[]): void
}

const textOf = (product: SearchableProduct) =>
  Object.keys(weights)
    .map(field => fieldText(product, field))
    .join('\n')

const nearestCount = 4

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
    processTerm: term => (fillerWords.has(term) ? null : term),
    searchOptions: { boost: weights, prefix: true, combineWith: 'AND', tokenize: text => text.split(' ') },
  })
  texts.addAll(products)

  /** Scores by id. As it is typed first; with letters that may be wrong only where that finds nothing. */
  function textHits(words: readonly string[], combineWith: 'AND' | 'OR'): ReadonlyMap<string, number> {
    const exact = texts.search(words.join(' '), { combineWith })
    const hits = exact.length > 0 ? exact : texts.search(words.join(' '), { combineWith, fuzzy: forgiven })
    return new Map(hits.map(({ id, score }) => [String(id), score]))
  }

  function search(text: string): P[] {
    const { filters, words } = understandSearch(text)
    if (filters.length === 0 && words.length === 0) return []
    const hits = words.length > 0 ? textHits(words, 'AND') : undefined
    const scored = products.flatMap(product => {
      const degrees = filters.map(({ degree }) => degree(product))
      const score = hits ? hits.get(product.id) : 0
      if (score === undefined || degrees.includes(0)) return []
      return [{ product, score: score + degrees.reduce((sum, degree) => sum + degree, 0) }]
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

  function update(next: readonly P[]): void {
    if (next === products) return
    products = next
    const gone = new Set(indexed.keys())
    for (const product of next) {
      const before = indexed.get(product.id)
      gone.delete(product.id)
      if (before === product) continue
      indexed.set(product.id, product)
      if (before === undefined) texts.add(product)
      else if (textOf(before) !== textOf(product)) texts.replace(product)
    }
    for (const id of gone) {
      indexed.delete(id)
      texts.discard(id)
    }
  }

  return { search, nearest, update }
}

/** The part of a word's letters that may be wrong; none in a short one. */
function forgiven(term: string): number | false {
  return term.length < 4 ? false : 0.25
}
