import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** Where a selector may reach elements that have no node of their own, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'Prose/Prose.styles.ts': 'its content is HTML of a policy or a post, which has nothing but tags',
  'Grid/Grid.styles.ts': 'its cells are the caller’s children, which it puts hairlines between',
  'RuledList/RuledList.styles.ts': 'its items are the caller’s children, which it puts hairlines between',
  'Split/Split.styles.ts': 'its two columns are the caller’s children, of which the second may stay in view',
  'Select/Select.styles.ts': 'its options are the caller’s <option> elements',
}

const components = fileURLToPath(new URL('./components', import.meta.url))
const files = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.styles.ts'))
  .toSorted()

/** The CSS of a file's templates; what is interpolated is named by its kind, and key frames are left out. */
function templatesOf(source: string): string[] {
  const templates: string[] = []
  function read(start: number): { css: string; end: number } {
    let css = ''
    let at = start
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        const expression = skip(at + 2)
        css += kindOf(source.slice(at + 2, expression))
        at = expression + 1
      } else css += source[at++]
    }
    return { css, end: at }
  }
  /** The end of an expression, with the templates inside it read on the way. */
  function skip(start: number): number {
    let depth = 0
    let at = start
    while (at < source.length && (depth > 0 || source[at] !== '}')) {
      if (source[at] === '`') at = template(at)
      else {
        if (source[at] === '{') depth++
        if (source[at] === '}') depth--
        at++
      }
    }
    return at
  }
  function template(start: number): number {
    const { css, end } = read(start + 1)
    if (!source.slice(0, start).endsWith('keyframes')) templates.push(css)
    return end + 1
  }
  let at = source.indexOf('`')
  while (at !== -1) at = source.indexOf('`', template(at))
  return templates
}

function kindOf(expression: string): string {
  if (expression.startsWith('media.')) return '@media'
  return /^[A-Z]\w*$/.test(expression) ? '.Part' : ''
}

/** What stands before each block: selectors and at-rules. */
const preludesOf = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim())

/** A tag or `*` after a combinator or at the start, or a place among siblings of what is no part. */
function reaches(selector: string): boolean {
  const bare = selector
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::[\w-]+/g, '')
    .replace(/(&+|\.Part):(?:first|last|only|nth)-[\w-]+(?:\([^)]*\))?/g, '$1')
  if (/:(?:first|last|only|nth)-/.test(bare)) return true
  return bare
    .replace(/:(?:is|not|has|where)\(/g, ' ( ')
    .replace(/:[\w-]+/g, '')
    .split(/[\s>+~,()]+/)
    .some(compound => /^[a-z*]/.test(compound) && compound !== 'body')
}

const reachingSelectors = (source: string) =>
  templatesOf(source)
    .flatMap(preludesOf)
    .filter(prelude => !prelude.startsWith('@') && reaches(prelude))

describe('[DS-2] a part of a component is styled by a node, a class or an attribute of its own', () => {
  it.each(files.filter(file => !(file in exceptions)))('in %s', file => {
    expect(reachingSelectors(readFileSync(`${components}/${file}`, 'utf8'))).toEqual([])
  })

  it.each(Object.entries(exceptions))('but for %s, because %s', file => {
    expect(reachingSelectors(readFileSync(`${components}/${file}`, 'utf8'))).not.toEqual([])
  })

  it.each([
    ['svg', true],
    ['> *', true],
    ['&[open] summary', true],
    ['> :first-child', true],
    ['&:has(:is(input, select):focus-visible)', true],
    ['&[data-tone="x"] > .Part:hover', false],
    ['& + &::before', false],
    ['&:last-child', false],
    ['&:has(:checked)', false],
    ['body:has([data-bottom-bar]) &', false],
    ["> [data-part='action']", false],
  ])('tells of %s that it reaches what has no node: %s', (selector, expected) => {
    expect(reachingSelectors(`styled.div\`${selector} { color: red; }\``)).toHaveLength(expected ? 1 : 0)
  })
})
