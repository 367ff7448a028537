import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** Where a style may say left or right, and why it is right in a document of either direction. */
const exceptions: Readonly<Record<string, string>> = {
  'components/Checkbox/Checkbox.styles.ts': 'a tick is drawn the same way in every direction',
  'components/EmailMessage/EmailMessage.styles.ts':
    'mail programs know no logical properties, and both sides have the same room',
}

const folder = fileURLToPath(new URL('./', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
  .filter(file => /styled-components|Css\b/.test(readFileSync(folder + file, 'utf8')))
  .toSorted()

/** Interpolations as one word each, so that a value of four parts has four words. */
function withoutInterpolations(source: string): string {
  let text = ''
  for (let at = 0; at < source.length; at++) {
    if (!source.startsWith('${', at)) {
      text += source[at]
      continue
    }
    const start = at + 2
    for (let depth = 1; depth > 0 && ++at < source.length;) {
      if (source[at] === '{' && at > start) depth++
      if (source[at] === '}') depth--
    }
    text += `$${source.slice(start, at).replaceAll(/\W/g, '_')}`
  }
  return text
}

/** The parts of a value, at spaces outside of brackets. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

const fourSided = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/
const sidedProperty =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/
const sidedValue = /^(?:text-align|float|clear|transform-origin|background-position|object-position)$/

function isPhysical(property: string, value: string): boolean {
  const [top, right, bottom, left] = partsOf(value.replace(/!important/, '').split('/')[0] ?? '')
  if (sidedProperty.test(property)) return true
  if (fourSided.test(property)) return left !== undefined && left !== right
  if (property === 'border-radius')
    return right !== undefined && (top !== right || (left ?? right) !== (bottom ?? top))
  if (sidedValue.test(property)) return /\b(?:left|right)\b/.test(value)
  if (property === 'translate') return !/^(?:0|none)$/.test(top ?? '') && !/inlineSign|--radix-/.test(value)
  if (property === 'transform') return /translateX?\(/.test(value) && !/translateX?\(0/.test(value)
  if (property === 'box-shadow') return /inset (?!0\b|calc)/.test(value)
  return /linear-gradient\((?:to (?:left|right)|-?(?:90|270)deg)/.test(value)
}

/** The declarations that hold on one side of the page whatever its direction is. */
function physicalDeclarations(source: string): readonly string[] {
  const css = withoutInterpolations(source.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, ''))
  return [...css.matchAll(/(?<=[\s;{`(])([a-z][a-z-]*):\s*([^;{}`]+?)\s*(?=[;}`])/g)]
    .filter(([, property = '', value = '']) => isPhysical(property, value))
    .map(([, property, value]) => `${property}: ${value}`)
}

describe('[BEY-1] styles hold for a document of either direction', () => {
  it.each(files.filter(file => !(file in exceptions)))('in %s', file => {
    expect(physicalDeclarations(readFileSync(folder + file, 'utf8'))).toEqual([])
  })

  it.each(Object.entries(exceptions))('but for %s, because %s', file => {
    expect(physicalDeclarations(readFileSync(folder + file, 'utf8'))).not.toEqual([])
  })

  it.each([
    ['margin-left: 4px;', true],
    ['left: 0;', true],
    ['text-align: right;', true],
    ['border-top-left-radius: 3px;', true],
    ['padding: ${a} ${b} ${a} ${c};', true],
    ['padding: ${space[4]} ${space[3]} ${space[2]};', false],
    ['border-radius: ${r} ${r} 0 0;', false],
    ['border-radius: ${r} 0 0 ${r};', true],
    ['translate: 4px 0;', true],
    ['translate: 0 -16px;', false],
    ['translate: calc(4px * ${inlineSign}) 0;', false],
    ['transform-origin: left;', true],
    ['box-shadow: inset 2px 0 0 red;', true],
    ['box-shadow: inset 0 -2px 0 red;', false],
    ['background: linear-gradient(to right, red, blue);', true],
    ['inset-inline-start: 0;', false],
    ['inset: auto 0 0;', false],
  ])('tells of %s that it is physical: %s', (declaration, expected) => {
    expect(physicalDeclarations(`styled.div\`\n  ${declaration}\n\``)).toHaveLength(expected ? 1 : 0)
  })
})
