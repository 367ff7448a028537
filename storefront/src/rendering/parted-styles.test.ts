import { expect, it } from 'vitest'
import { rulesInParts, type Sheet } from './parted-styles.ts'

/** A style sheet that knows all rules but "{{". */
function sheetOf(...texts: string[]): Sheet & { readonly texts: string[] } {
  return {
    texts,
    get cssRules() {
      return texts.map(cssText => ({ cssText })) as unknown as CSSRuleList
    },
    insertRule(rule, index = 0) {
      if (rule === '{{') throw new SyntaxError('Failed to parse the rule')
      if (index > texts.length) throw new RangeError('The index is larger than the number of rules')
      texts.splice(index, 0, rule)
      return index
    },
    deleteRule(index) {
      texts.splice(index, 1)
    },
  }
}

function inParts(...printed: string[]) {
  const sheets = [sheetOf(...printed)]
  const tag = rulesInParts(sheets[0]!, () => {
    const next = sheetOf()
    sheets.push(next)
    return next
  })
  return {
    tag,
    parts: () => sheets.map(({ texts }) => texts),
  }
}

it('[SHOP-2] leaves the style sheet of the first view as it is when rules come late', () => {
  const { tag, parts } = inParts('a', 'b')
  for (let count = 0; count < 100; count += 1) expect(tag.insertRule(2 + count, `late ${count}`)).toBe(true)
  expect(parts()[0]).toEqual(['a', 'b'])
  expect(parts().map(({ length }) => length)).toEqual([2, 40, 40, 20])
})

it('[SB-2] keeps the rules in their order, in whatever order they come', () => {
  const { tag, parts } = inParts('a', 'b')
  const coming = [
    [2, 'd'],
    [2, 'c'],
    [4, 'f'],
    [4, 'e'],
    [1, 'aa'],
    [0, 'first'],
  ] as const
  for (const [index, rule] of coming) expect(tag.insertRule(index, rule)).toBe(true)
  expect(parts()).toEqual([
    ['first', 'a', 'aa', 'b'],
    ['c', 'd', 'e', 'f'],
  ])
})

it('[SB-2] removes the rule of a place, in whatever part it is', () => {
  const { tag, parts } = inParts('a', 'b')
  tag.insertRule(2, 'c')
  tag.insertRule(3, 'd')
  tag.deleteRule(2)
  tag.deleteRule(0)
  expect(parts().flat()).toEqual(['b', 'd'])
  tag.insertRule(1, 'e')
  expect(parts().flat()).toEqual(['b', 'e', 'd'])
})

it('[SB-2] leaves out a rule that the browser does not know', () => {
  const { tag, parts } = inParts('a')
  expect(tag.insertRule(1, '{{')).toBe(false)
  expect(parts().flat()).toEqual(['a'])
})

it('[SB-2] goes on in the first where the page allows no other', () => {
  const first = sheetOf('a')
  expect(rulesInParts(first, () => undefined).insertRule(1, 'b')).toBe(true)
  expect(first.texts).toEqual(['a', 'b'])
})
