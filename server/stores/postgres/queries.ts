import { rangesOf, type ListQuery } from '../../domain/ports/store.ts'
import { containsPattern, sortKeyBytes, storableText } from './encoding.ts'
import type { CollectionLayout } from './layout.ts'

/** The columns that a list is sorted by. */
interface Place {
  /** None where it is sorted by id alone. */
  readonly key: string | undefined
  readonly id: string
}

/** A statement with its parameters. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The documents that a query asks for. @throws TypeError for an index that there is not, RangeError for a wrong limit */
export function listStatement(collection: CollectionLayout, query: ListQuery): Statement {
  const { offset = 0, limit } = query
  assertCount('offset', offset)
  if (limit !== undefined) assertCount('limit', limit)
  const parts = new QueryParts(collection, query)
  const direction = query.orderBy?.direction ?? 'asc'
  const { key, id } = parts.order(query)
  parts.goOnAfter(query, { key, id })
  const order = [...(key === undefined ? [] : [key]), id].map(column => `${column} ${direction}`)
  const page = [
    limit === undefined ? '' : ` limit ${parts.parameter(limit)}`,
    offset === 0 ? '' : ` offset ${parts.parameter(offset)}`,
  ]
  return {
    text: `select r.document::text ${parts.from()} order by ${order.join(', ')}${page.join('')}`,
    values: parts.values,
  }
}

/** How many records a query finds, whatever its page. @throws TypeError for an index that there is not */
export function countStatement(collection: CollectionLayout, query: ListQuery): Statement {
  const parts = new QueryParts(collection, query)
  return { text: `select count(*)::integer ${parts.from()}`, values: parts.values }
}

/** @throws RangeError */
function assertCount(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be an integer from 0`)
}

/** The tables and conditions of one query. */
class QueryParts {
  readonly values: unknown[] = []
  readonly #collection: CollectionLayout
  readonly #joins: string[] = []
  readonly #conditions: string[] = []
  /** Alias of the joined table of an equal index, by the orderings whose columns it has. */
  readonly #aliasOf = new Map<string, string>()

  constructor(collection: CollectionLayout, query: ListQuery) {
    this.#collection = collection
    for (const [index, value] of Object.entries(query.where ?? {})) {
      this.#equal(index, typeof value === 'string' ? [value] : [...new Set(value)])
    }
    for (const { index, from, below } of rangesOf(query)) {
      const { key } = this.#ordering(index)
      if (from !== undefined) this.#conditions.push(`${key} >= ${this.parameter(sortKeyBytes(from))}`)
      if (below !== undefined) this.#conditions.push(`${key} < ${this.parameter(sortKeyBytes(below))}`)
    }
    if (query.contains) {
      const { index, anyOf } = query.contains
      const text = collection.texts.get(index)
      if (!text) throw new TypeError(`${collection.name} has no text named ${index}`)
      this.#conditions.push(
        `r.${text.column} like any (${this.parameter(anyOf.map(containsPattern))}::text[])`,
      )
    }
  }

  parameter(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** The columns to sort by: those of the joined table that is kept in this order, where there is one. */
  order({ orderBy }: ListQuery): Place {
    if (orderBy) return this.#ordering(orderBy.index)
    return { key: undefined, id: 'r.id' }
  }

  goOnAfter({ after, orderBy }: ListQuery, { key, id }: Place): void {
    if (!after) return
    const sign = orderBy?.direction === 'desc' ? '<' : '>'
    const place =
      key === undefined
        ? `${id} ${sign} ${this.parameter(after.id)}`
        : `(${key}, ${id}) ${sign} (${this.parameter(sortKeyBytes(after.key))}, ${this.parameter(after.id)})`
    this.#conditions.push(place)
  }

  from(): string {
    const where = this.#conditions.length === 0 ? '' : ` where ${this.#conditions.join(' and ')}`
    return `from ${this.#collection.table} r${this.#joins.join('')}${where}`
  }

  #equal(index: string, values: readonly string[]): void {
    const equal = this.#collection.equal.get(index)
    if (!equal) throw new TypeError(`${this.#collection.name} has no equal index named ${index}`)
    const [only] = values
    if (values.length === 1 && only !== undefined) {
      const alias = `e${this.#joins.length}`
      this.#joins.push(
        ` join ${equal.table} ${alias} on ${alias}.id = r.id and ${alias}.value = ${this.parameter(storableText(only))}`,
      )
      for (const name of equal.within) if (!this.#aliasOf.has(name)) this.#aliasOf.set(name, alias)
      return
    }
    // A record that holds several of the values is found once.
    const any = this.parameter(values.map(storableText))
    this.#conditions.push(`r.id in (select id from ${equal.table} where value = any (${any}::text[]))`)
  }

  #ordering(name: string): Place {
    const sort = this.#collection.sorted.get(name)
    if (!sort) throw new TypeError(`${this.#collection.name} has no ordering named ${name}`)
    const alias = this.#aliasOf.get(name) ?? 'r'
    return { key: `${alias}.${sort.column}`, id: `${alias}.id` }
  }
}
