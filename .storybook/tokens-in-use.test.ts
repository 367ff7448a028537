import { expect, it } from 'vitest'
import { tokensInUse } from './tokens-in-use.ts'

it('[DS-3] finds a token with the components that read it, and no other word with a dot', () => {
  const tokens = tokensInUse()
  expect(tokens.get('color.accentText')).toContain('Link')
  expect(tokens.get('space[4]')).toEqual(expect.arrayContaining(['CartLine', 'Panel']))
  expect(tokens.get('layer.toast')).toContain('Toaster')
  expect([...tokens.keys()].filter(name => !/^[a-z]+(?:\.\w+|\[\d+\])$/.test(name))).toEqual([])
  expect(tokens.has('space.map')).toBe(false)
})
