import type { AuditChange } from '../../contract/index.ts'

type Leaf = AuditChange['before']

/** Fields that nobody may read, not even in a log: that they changed is all it says. */
const secretField = /password|secret|hash|salt|token|seed|recovery/i

/** Fields that change with every change. */
const bookkeeping: ReadonlySet<string> = new Set(['version', 'updatedAt'])

/** The fields that differ between two states of a record, by their path: `payments.cod.limit`. */
export function changesBetween(before: object | null, after: object | null): AuditChange[] {
  const [left, right] = [leavesOf(before), leavesOf(after)]
  const fields = [...new Set([...left.keys(), ...right.keys()])].toSorted()
  return fields.flatMap(field => {
    const [was, is] = [left.get(field) ?? null, right.get(field) ?? null]
    if (was === is) return []
    return [
      secretField.test(field)
        ? { field, before: '(hidden)', after: '(hidden)' }
        : { field, before: was, after: is },
    ]
  })
}

function leavesOf(value: object | null, path = '', leaves = new Map<string, Leaf>()): Map<string, Leaf> {
  for (const [name, part] of Object.entries(value ?? {}) as [string, unknown][]) {
    if (path === '' && bookkeeping.has(name)) continue
    const field = path === '' ? name : `${path}.${name}`
    if (typeof part === 'object' && part !== null) leavesOf(part, field, leaves)
    else if (isLeaf(part)) leaves.set(field, part)
  }
  return leaves
}

function isLeaf(value: unknown): value is Leaf {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
