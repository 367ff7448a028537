import { expect } from 'vitest'

/** Fifty products out of the row of one; the rows named have a mistake. */
export function fileOfFifty(exported: string, prefix: string, mistakes: boolean): string {
  const [header = '', row = ''] = exported.trim().split(/\r?\n/)
  const headers = header.replace(/^\uFEFF/, '').split(',')
  const cells = (row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? []).map(cell => cell.replace(/,$/, ''))
  const column = (name: string) => {
    const index = headers.indexOf(name)
    expect(index, `the file has the column ${name}`).toBeGreaterThanOrEqual(0)
    return index
  }
  const rows = Array.from({ length: 50 }, (_, index) => {
    const number = index + 1
    const changed = [...cells]
    changed[column('Slug')] = `${prefix}-${number}`
    changed[column('Name')] = mistakes && number === 7 ? '' : `${prefix} ${number}`
    changed[column('SKU')] = `${prefix}-${number}`.toUpperCase()
    changed[column('Status')] = 'draft'
    if (mistakes && number === 20) changed[column('Price (₹)')] = 'cheap'
    if (mistakes && number === 33) changed[column('Categories')] = 'no-such-category'
    return changed.join(',')
  })
  return [header, ...rows].join('\r\n')
}
