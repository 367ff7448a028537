import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { withoutFiberTags } from './without-fiber-tags.ts'

const build = (code: string) => withoutFiberTags(code, parseAst(code), new Set([19, 30]))
/** What the built `kindOf` says of fibers with these tags. */
const kindsOf = (code: string, ...tags: number[]) => {
  // oxlint-disable-next-line no-new-func typescript/no-implied-eval -- the test runs what the build writes
  const kindOf = Function(`'use strict'; ${build(code)}; return kindOf`)() as (fiber: unknown) => unknown
  return tags.map(tag => kindOf({ tag }))
}

describe('[SHOP-2] React DOM without some kinds of fibers', () => {
  it('has no case of theirs, and goes on as before for all others', () => {
    const code = `function kindOf(fiber) {
      switch (fiber.tag) {
        case 5: return 'element'
        case 30: return 'transition'
        case 13: return 'suspense'
      }
      throw Error('unknown')
    }`
    expect(build(code)).not.toContain('transition')
    expect(kindsOf(code, 5, 13)).toEqual(['element', 'suspense'])
    expect(() => kindsOf(code, 30)).toThrow('unknown')
  })

  it('keeps what another kind shares with them', () => {
    const code = `function kindOf(fiber) {
      switch (fiber.tag) {
        case 30:
        case 13:
        case 19:
          return 'boundary'
        case 22: fiber.isHidden = true
        case 30: return 'hidden'
      }
      return null
    }`
    expect(build(code)).not.toMatch(/case (?:19|30)/)
    expect(kindsOf(code, 13, 22, 19)).toEqual(['boundary', 'hidden', null])
  })

  it('keeps variables that a case of theirs declares and another uses', () => {
    const code = `function kindOf(fiber) {
      switch (fiber.tag) {
        case 30: var name = 'transition', other = function () { var inner = 1; return inner }; return name
        case 7: name = 'fragment'; return name
      }
    }`
    expect(build(code)).toContain('var name,other;')
    expect(kindsOf(code, 7)).toEqual(['fragment'])
  })

  it('takes comparisons with them for false, and leaves other numbers and switches alone', () => {
    const code = `function kindOf(fiber) {
      switch (fiber.mode) { case 30: fiber.isOld = true }
      return 30 === fiber.tag || 19 === fiber.tag ? 'unused' : 30 === fiber.index ? 'the thirtieth' : 'other'
    }`
    expect(build(code)).toContain("false || false ? 'unused' : 30 === fiber.index")
    expect(build(code)).toContain('case 30: fiber.isOld = true')
  })
})
