import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { inlineTexts } from './inline-texts.ts'

const hindi: Readonly<Record<string, string>> = {
  'Add to cart': 'कार्ट में डालें',
  'Only {count} left of {name}': '{name} के केवल {count} बचे',
  '{count, plural, =0 {No pieces} one {# piece} other {# pieces}}':
    '{count, plural, =0 {कोई नग नहीं} other {# नग}}',
  '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# ऑर्डर} other {# ऑर्डर हैं}}',
  'To {where, select, home {your home} other {the office}}': '{where, select, home {घर} other {दफ़्तर}} तक',
  'Price: {price}': 'दाम: {price}',
}
const build = (code: string, locale: 'en-IN' | 'hi-IN') =>
  inlineTexts(code, parseAst(code), {
    locale,
    translate: text => (locale === 'hi-IN' ? (hindi[text] ?? text) : text),
  })
/** What an expression of the built source says. */
const say = (code: string, locale: 'en-IN' | 'hi-IN', names: Record<string, unknown> = {}) =>
  // oxlint-disable-next-line no-new-func typescript/no-implied-eval -- the test runs what the build writes
  Function(...Object.keys(names), `return ${build(code, locale)}`)(...Object.values(names)) as string

describe('texts in a build of one language', () => {
  it('[BEY-19] stand in the place of their calls', () => {
    expect(build("const label = t('Add to cart')", 'en-IN')).toBe('const label = `Add to cart`')
    expect(build("const label = t('Add to cart')", 'hi-IN')).toBe('const label = `कार्ट में डालें`')
  })

  it('[BEY-19] take their values in the order of their own language', () => {
    const code = "t('Only {count} left of {name}', { count: stock.left, name })"
    const names = { stock: { left: 3 }, name: 'Komal' }
    expect(say(code, 'en-IN', names)).toBe('Only 3 left of Komal')
    expect(say(code, 'hi-IN', names)).toBe('Komal के केवल 3 बचे')
  })

  it.each([
    [0, 'No pieces', 'कोई नग नहीं'],
    [1, '1 piece', '1 नग'],
    [2, '2 pieces', '2 नग'],
  ])('[BEY-19] count as their language counts: %i', (count, english, inHindi) => {
    const code = "t('{count, plural, =0 {No pieces} one {# piece} other {# pieces}}', { count })"
    expect(say(code, 'en-IN', { count })).toBe(english)
    expect(say(code, 'hi-IN', { count })).toBe(inHindi)
  })

  it('[BEY-19] count none as one in Hindi, and as several in English', () => {
    const code = "t('{count, plural, one {# order} other {# orders}}', { count: n ?? 0 })"
    expect(say(code, 'en-IN', { n: undefined })).toBe('0 orders')
    expect(say(code, 'hi-IN', { n: undefined })).toBe('0 ऑर्डर')
    expect(say(code, 'hi-IN', { n: 2 })).toBe('2 ऑर्डर हैं')
  })

  it('[BEY-19] choose by a word', () => {
    const code = "t('To {where, select, home {your home} other {the office}}', { where })"
    expect(say(code, 'en-IN', { where: 'home' })).toBe('To your home')
    expect(say(code, 'hi-IN', { where: 'work' })).toBe('दफ़्तर तक')
  })

  it('[BEY-19] may stand in the values of others, and keep what a template literal would take for its own', () => {
    const code = "t('Price: {price}', { price: t('Only {count} left of {name}', { count, name: '`${x}`' }) })"
    expect(say(code, 'en-IN', { count: 1 })).toBe('Price: Only 1 left of `${x}`')
  })

  it('[BEY-19] must be written out, with a value for each name', () => {
    expect(() => build('t(label)', 'en-IN')).toThrow('must be written out in its call: t(label)')
    expect(() => build("t('Price: {price}', values)", 'en-IN')).toThrow('must be written out')
    expect(() => build("t('Price: {price}')", 'en-IN')).toThrow('does not give: price')
  })
})
