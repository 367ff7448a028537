import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { changesBetween } from './audit-changes.ts'

const serverFolder = path.resolve(import.meta.dirname, '../..')

/** The sources that a running server is made of. */
function sources(folder: string): string[] {
  return readdirSync(path.join(serverFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => path.join(folder, file))
}

describe('the audit log', () => {
  it('[ADM-9] is written in one place, and nothing removes from it but the end of its three years', () => {
    const files = [...sources('domain'), ...sources('http'), ...sources('scripts')]
    const filesWith = (pattern: RegExp) =>
      files.filter(file => pattern.test(readFileSync(path.join(serverFolder, file), 'utf8')))
    expect(filesWith(/\.put\(\s*'audit'/)).toEqual(['domain/admin/audit.ts'])
    expect(filesWith(/\.delete\(\s*'audit'/)).toEqual(['domain/retention.ts'])
  })

  it('[ADM-9] names each field that changed, by its path', () => {
    const before = { version: 1, cod: { enabled: true, limit: 10 }, lines: ['a'], gone: 1, same: 'x' }
    const after = { version: 2, cod: { enabled: true, limit: 20 }, lines: ['a', 'b'], same: 'x' }
    expect(changesBetween(before, after)).toEqual([
      { field: 'cod.limit', before: 10, after: 20 },
      { field: 'gone', before: 1, after: null },
      { field: 'lines.1', before: null, after: 'b' },
    ])
    expect(changesBetween(null, { name: 'New' })).toEqual([{ field: 'name', before: null, after: 'New' }])
  })

  it('[ADM-9] never holds a secret', () => {
    const changes = changesBetween({ passwordHash: 'argon2-old' }, { passwordHash: 'argon2-new' })
    expect(changes).toEqual([{ field: 'passwordHash', before: '(hidden)', after: '(hidden)' }])
  })
})
