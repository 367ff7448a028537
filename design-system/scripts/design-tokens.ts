import {
  breakpoint,
  color,
  layer,
  measure,
  motion,
  radius,
  shadow,
  space,
  target,
} from '../src/tokens/index.ts'
import { dark, light, type Theme, type ThemeName } from '../src/tokens/themes.ts'
import {
  brandFamilies,
  cornerRadii,
  durations,
  easings,
  shadows,
  spaceScale,
  typeScale,
} from '../src/tokens/token-css.ts'

/**
 * The tokens in the format of the Design Tokens Community Group (Format, Color and Resolver Module 2025.10), for design
 * tools and for code other than React's. Made from the values that the CSS is made from; written at the build.
 */

/** A token, as the format has it; of what it cannot say, the extension has the CSS. */
export interface DesignToken {
  readonly $type: string
  readonly $value: unknown
  readonly $extensions: {
    readonly 'in.shruti': {
      /** The custom property, for what differs between themes or media; none for what is the same for all. */
      readonly css?: string
      /** The typed constant: "color.accentText". */
      readonly typescript: string
      /** A size that grows with the viewport, as CSS has it; the value is the largest. */
      readonly fluid?: string
      /** `font-stretch` of a type style. */
      readonly fontStretch?: string
    }
  }
}

export interface TokenGroup {
  readonly [name: string]: TokenGroup | DesignToken | string
}

const property = (reference: string) => reference.replace(/^var\((--[\w-]+)\)$/, '$1')

const own = (extension: DesignToken['$extensions']['in.shruti']) => ({
  $extensions: { 'in.shruti': extension },
})

const inSrgb = (channel: number) => Number((channel / 255).toFixed(4))

/** "#D3156F" and "rgba(19,21,18,.56)", which is all that the themes use. @throws RangeError for another way to write one */
export function colourValue(css: string) {
  const hex = /^#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})$/i.exec(css)
  if (hex) {
    const channels = hex.slice(1).map(pair => Number.parseInt(pair, 16))
    return { colorSpace: 'srgb', components: channels.map(inSrgb), alpha: 1, hex: css.toLowerCase() }
  }
  const rgba = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(css)
  if (!rgba) throw new RangeError(`No colour of the themes is written like "${css}"`)
  const channels = rgba.slice(1, 4).map(Number)
  const pairs = channels.map(channel => channel.toString(16).padStart(2, '0'))
  return {
    colorSpace: 'srgb',
    components: channels.map(inSrgb),
    alpha: Number(rgba[4]),
    hex: `#${pairs.join('')}`,
  }
}

/** "4px", "1.5rem". @throws RangeError for a unit that the format does not have */
export function dimensionValue(css: string) {
  const parts = /^(-?[\d.]+)(px|rem)?$/.exec(css)
  if (!parts || (parts[2] === undefined && Number(parts[1]) !== 0))
    throw new RangeError(`A dimension is in px or rem, unlike "${css}"`)
  return { value: Number(parts[1]), unit: parts[2] ?? 'px' }
}

/** The end of "clamp(least, preferred, largest)"; a plain size is its own. */
const largest = (css: string) => /^clamp\(.+,\s*([^,]+)\)$/.exec(css)?.[1] ?? css

/** A size, which may grow with the viewport. */
const size = (css: string) => ({
  $value: dimensionValue(largest(css)),
  ...(largest(css) !== css && { fluid: css }),
})

const colours = (theme: Theme): TokenGroup =>
  Object.fromEntries(
    Object.entries(color).map(([name, reference]) => {
      const css = property(reference)
      const role = css.replace('--shruti-', '') as keyof Theme
      return [
        name,
        { $type: 'color', $value: colourValue(theme[role]), ...own({ css, typescript: `color.${name}` }) },
      ]
    }),
  )

/** "0 0 0 1px rgba(…),0 16px 40px -12px rgba(…)" as its layers. */
export function shadowValue(css: string) {
  return css.split(/,(?![^(]*\))/).map(part => {
    const [offsetX = '', offsetY = '', blur = '', spread = '', ...colour] = part.trim().split(' ')
    return {
      color: colourValue(colour.join(' ')),
      offsetX: dimensionValue(offsetX),
      offsetY: dimensionValue(offsetY),
      blur: dimensionValue(blur),
      spread: dimensionValue(spread),
    }
  })
}

const shadowsOf = (theme: ThemeName): TokenGroup =>
  Object.fromEntries(
    Object.entries(shadow).map(([name, reference]) => [
      name,
      {
        $type: 'shadow',
        $value: shadowValue(shadows[theme][name as keyof typeof shadow]),
        ...own({ css: property(reference), typescript: `shadow.${name}` }),
      },
    ]),
  )

const themed = (theme: ThemeName): TokenGroup => ({
  color: colours(theme === 'dark' ? dark : light),
  shadow: shadowsOf(theme),
})

const dimensions = (
  group: string,
  values: Readonly<Record<string, string>>,
  references?: Readonly<Record<string, string>>,
): TokenGroup =>
  Object.fromEntries(
    Object.entries(values).map(([name, css]) => {
      const { $value, fluid } = size(css)
      const reference = references?.[name]
      return [
        name,
        {
          $type: 'dimension',
          $value,
          ...own({
            ...(reference !== undefined && { css: property(reference) }),
            typescript: `${group}${/^\d/.test(name) ? `[${name}]` : `.${name}`}`,
            ...(fluid !== undefined && { fluid }),
          }),
        },
      ]
    }),
  )

const times: TokenGroup = Object.fromEntries(
  Object.entries(durations).map(([name, css]) => [
    name,
    {
      $type: 'duration',
      $value: { value: Number.parseFloat(css), unit: 'ms' },
      ...own({ css: property(motion[name as keyof typeof durations]), typescript: `motion.${name}` }),
    },
  ]),
)

const curves: TokenGroup = Object.fromEntries(
  (['easeOut', 'easeInOut'] as const).map(name => {
    const css = property(motion[name])
    const curve = easings[css.replace('--shruti-ease-', '') as keyof typeof easings]
    return [
      name,
      {
        $type: 'cubicBezier',
        $value: (curve.match(/[\d.]+/g) ?? []).map(Number),
        ...own({ css, typescript: `motion.${name}` }),
      },
    ]
  }),
)

/** Tracking is of the size in CSS, and a length in the format: that of the largest size. */
const typography: TokenGroup = Object.fromEntries(
  Object.entries(typeScale).map(([name, [fontWeight, css, lineHeight, fontStretch, tracking]]) => {
    const { $value: fontSize, fluid } = size(css)
    const letterSpacing = Number((Number.parseFloat(tracking) * fontSize.value).toFixed(5))
    return [
      name,
      {
        $type: 'typography',
        $value: {
          fontFamily: [...brandFamilies, 'system-ui', 'sans-serif'],
          fontSize,
          fontWeight,
          letterSpacing: { value: letterSpacing, unit: fontSize.unit },
          lineHeight,
        },
        ...own({
          css: `--shruti-type-${name}`,
          typescript: `type.${name}`,
          fontStretch,
          ...(fluid !== undefined && { fluid }),
        }),
      },
    ]
  }),
)

const numbers = (group: string, values: Readonly<Record<string, number>>): TokenGroup =>
  Object.fromEntries(
    Object.entries(values).map(([name, $value]) => [
      name,
      { $type: 'number', $value, ...own({ typescript: `${group}.${name}` }) },
    ]),
  )

const pixels = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]))

// The measure of running text counts letters (ch), which no dimension of the format does.
const { text: _measureOfText, ...measures } = measure

const base: TokenGroup = {
  space: dimensions('space', spaceScale, space),
  radius: {
    ...dimensions('radius', cornerRadii, radius),
    ...dimensions('radius', { round: radius.round }),
  },
  duration: times,
  easing: curves,
  type: typography,
  layer: numbers('layer', layer),
  target: dimensions('target', target),
  measure: dimensions('measure', measures),
  breakpoint: dimensions('breakpoint', pixels(breakpoint)),
}

const resolver = {
  name: 'Shruti',
  description: 'Tokens of the design system, in its light and its dark theme.',
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
  modifiers: {
    theme: {
      contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
}

/** A token with its path in the files: "color.accentText". */
export type PlacedToken = readonly [path: string, token: DesignToken]

const isToken = (entry: TokenGroup | DesignToken | string): entry is DesignToken =>
  typeof entry === 'object' && '$value' in entry

/** The tokens of a group and of those in it. */
export function tokensIn(group: TokenGroup, path = ''): readonly PlacedToken[] {
  return Object.entries(group).flatMap(([name, entry]): readonly PlacedToken[] => {
    if (typeof entry === 'string') return []
    return isToken(entry) ? [[`${path}${name}`, entry]] : tokensIn(entry, `${path}${name}.`)
  })
}

/** The files by their names: what is the same in both themes, each theme, and how they go together. */
export const designTokenFiles = {
  'base.tokens.json': base,
  'light.tokens.json': themed('light'),
  'dark.tokens.json': themed('dark'),
  'shruti.resolver.json': resolver,
} as const
