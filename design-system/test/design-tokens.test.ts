import { defineConfig, parse } from '@terrazzo/parser'
import { describe, expect, it } from 'vitest'
import {
  colourValue,
  designTokenFiles,
  dimensionValue,
  tokensIn,
  type DesignToken,
} from '../scripts/design-tokens.ts'
import { dark, light } from '../src/tokens/themes.ts'
import { tokenCss } from '../src/tokens/token-css.ts'
import { color, layer, measure, motion, radius, shadow, space, target, type } from '../src/tokens/tokens.ts'

/** The declarations of the rule that begins with a selector, as the style sheet has them. */
function declarations(selector: string): Map<string, string> {
  const start = tokenCss.indexOf(`${selector}{`) + selector.length + 1
  const block = tokenCss.slice(start, tokenCss.indexOf('}', start))
  return new Map(
    block
      .split(';')
      .filter(part => part.startsWith('--shruti-'))
      .map(part => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]),
  )
}

interface Colour {
  readonly components: readonly number[]
  readonly alpha: number
  readonly hex: string
}
interface Length {
  readonly value: number
  readonly unit: string
}

const asColour = ({ hex, alpha, components }: Colour) =>
  alpha === 1
    ? hex.toUpperCase()
    : `rgba(${components.map(part => Math.round(part * 255)).join(',')},${String(alpha).slice(1)})`
const asLength = ({ value, unit }: Length) => (value === 0 ? '0' : `${value}${unit}`)

/** A token as the style sheet would have it; written apart from how the tokens are made. */
function asCss({ $type, $value, $extensions }: DesignToken): string {
  const { fluid } = $extensions['in.shruti']
  switch ($type) {
    case 'color':
      return asColour($value as Colour)
    case 'dimension':
      return fluid ?? asLength($value as Length)
    case 'duration':
      return asLength($value as Length)
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).map(part => String(part).replace(/^0\./, '.')).join(',')})`
    case 'shadow':
      return ($value as (Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length> & { color: Colour })[])
        .map(layerOf => {
          const { offsetX, offsetY, blur, spread } = layerOf
          return [...[offsetX, offsetY, blur, spread].map(asLength), asColour(layerOf.color)].join(' ')
        })
        .join(',')
    default:
      throw new Error(`No declaration has a token of the type ${$type}`)
  }
}

const {
  'base.tokens.json': base,
  'light.tokens.json': inLight,
  'dark.tokens.json': inDark,
} = designTokenFiles

describe('[DS-3] the tokens for design tools', () => {
  it.each([
    ['base', base, ':root'],
    ['light', inLight, ':root,[data-theme=light]'],
    ['dark', inDark, '[data-theme=dark],[data-ground=night]'],
  ] as const)('say of %s what the style sheet says', (_name, group, selector) => {
    const tokens = tokensIn(group).filter(
      ([, { $type, $extensions }]) => $type !== 'typography' && $extensions['in.shruti'].css !== undefined,
    )
    const declared = [...declarations(selector)].filter(([name]) => !/^--shruti-(?:type-|font)/.test(name))
    const said = tokens.map(([, token]) => [token.$extensions['in.shruti'].css, asCss(token)] as const)
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(declared))
    expect(said).toHaveLength(declared.length)
  })

  it('say of each type style what the style sheet says', () => {
    const declared = declarations(':root')
    const styles = tokensIn(base).filter(([, { $type }]) => $type === 'typography')
    expect(styles.map(([path]) => path)).toEqual(Object.keys(type).map(name => `type.${name}`))
    for (const [path, { $value, $extensions }] of styles) {
      const { css = '', fluid, fontStretch } = $extensions['in.shruti']
      const { fontSize, fontWeight, lineHeight, letterSpacing } = $value as {
        fontSize: Length
        fontWeight: number
        lineHeight: number
        letterSpacing: Length
      }
      const leading = lineHeight < 1.25 ? `calc(${lineHeight}*var(--shruti-leading,1))` : lineHeight
      expect([path, declared.get(css), declared.get(`${css}-width`)]).toEqual([
        path,
        `${fontWeight} ${fluid ?? asLength(fontSize)}/${leading} var(--shruti-font)`,
        fontStretch,
      ])
      const tracking = Number.parseFloat(declared.get(`${css}-tracking`) ?? '')
      expect(letterSpacing.value / fontSize.value).toBeCloseTo(tracking, 4)
    }
  })

  it('are the typed constants, each once', () => {
    const groups = { color, space, radius, shadow, motion, type, layer, target, measure }
    const constants = Object.entries(groups).flatMap(([group, values]) =>
      Object.keys(values).map(name => `${group}${/^\d/.test(name) ? `[${name}]` : `.${name}`}`),
    )
    const named = [...tokensIn(base), ...tokensIn(inLight)]
      .map(([, { $extensions }]) => $extensions['in.shruti'].typescript)
      .filter(name => !name.startsWith('breakpoint.'))
    // Letters are no unit of the format.
    expect(named.toSorted()).toEqual(constants.filter(name => name !== 'measure.text').toSorted())
    expect(tokensIn(inDark).map(([path]) => path)).toEqual(tokensIn(inLight).map(([path]) => path))
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('are read by a tool of others, in the %s theme', async (theme, colours) => {
    const root = new URL('file:///design-tokens/')
    const sourceOf = (url: URL) =>
      JSON.stringify(designTokenFiles[url.pathname.split('/').at(-1) as keyof typeof designTokenFiles])
    const filename = new URL('shruti.resolver.json', root)
    const { resolver } = await parse([{ filename, src: sourceOf(filename) }], {
      config: defineConfig({}, { cwd: root }),
      req: async url => sourceOf(url),
      skipLint: true,
    })
    const tokens = resolver.apply({ theme })
    expect(tokens['color.accentText']?.$value).toMatchObject({ hex: colours['accent-text'].toLowerCase() })
    expect(tokens['space.7']?.$value).toEqual({ value: 32, unit: 'px' })
    expect(Object.keys(tokens)).toHaveLength(tokensIn(base).length + tokensIn(inLight).length)
  })

  it('are refused where the format cannot say what is written', () => {
    expect(() => colourValue('oklch(0.6 0.2 0)')).toThrow('No colour of the themes is written like')
    expect(() => dimensionValue('68ch')).toThrow('A dimension is in px or rem, unlike "68ch"')
  })
})
