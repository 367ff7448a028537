import { describe, expect, it } from 'vitest'
import { tokenCss } from './token-css.ts'
import { dark, darkMoreContrast, light, lightMoreContrast, type Theme } from './themes.ts'
import { color, motion, radius, shadow, space, type } from './tokens.ts'

type ColourName = keyof Theme

const page = ['surface-page', 'surface-raised', 'surface-sunken', 'surface-stage'] as const
const solidPage = ['surface-page', 'surface-raised', 'surface-sunken'] as const

/**
 * Which colour may stand on which, and its least ratio: 7 for body copy (the house's rule), 4.5 for other words
 * (WCAG 1.4.3), 3 for marks, edges and the focus ring (1.4.11).
 */
const pairs: readonly (readonly [
  ink: ColourName,
  grounds: readonly ColourName[],
  leastRatio: 7 | 4.5 | 3,
])[] = [
  ['text-primary', page, 7],
  ['text-body', page, 7],
  ['text-muted', page, 4.5],
  ['accent-text', [...page, 'accent-tint'], 4.5],
  ['sale', page, 4.5],
  ['on-accent', ['accent'], 4.5],
  ['on-action', ['action', 'action-hover'], 7],
  ['on-stage-lit', ['surface-stage-lit'], 7],
  ['text-inverse', ['surface-inverse'], 7],
  ['text-inverse-muted', ['surface-inverse'], 7],
  ['accent-on-inverse', ['surface-inverse'], 4.5],
  ['success', [...solidPage, 'success-tint'], 4.5],
  ['warning', [...solidPage, 'warning-tint'], 4.5],
  ['danger', [...solidPage, 'danger-tint'], 4.5],
  ['info', [...solidPage, 'info-tint'], 4.5],
  [
    'text-primary',
    ['success-tint', 'warning-tint', 'danger-tint', 'info-tint', 'accent-tint', 'selection'],
    7,
  ],
  ['text-disabled', ['surface-page', 'surface-raised'], 3],
  ['border-control', solidPage, 3],
  ['accent', page, 3],
  ['focus', page, 3],
  ['focus-on-inverse', ['surface-inverse'], 3],
]

function luminance(hex: string): number {
  const channel = (offset: number) => {
    const value = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const themes: readonly (readonly [name: string, theme: Theme])[] = [
  ['light', light],
  ['dark', dark],
]

describe.each(themes)('[DS-3] in the %s theme', (_name, theme) => {
  it.each(pairs)('%s can be read on %s at %s to 1', (ink, grounds, leastRatio) => {
    for (const ground of grounds) {
      expect(contrast(theme[ink], theme[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(leastRatio)
    }
  })

  /** A tint carries no meaning by itself; below this its edge is lost on the cards and panels that it lies on. */
  const leastTint = 1.15

  it.each(['success-tint', 'warning-tint', 'danger-tint', 'info-tint', 'accent-tint'] as const)(
    '%s can be told from the surface of a card',
    tint => {
      expect(contrast(theme[tint], theme['surface-raised'])).toBeGreaterThanOrEqual(leastTint)
    },
  )
})

describe.each([
  ['light', { ...light, ...lightMoreContrast }],
  ['dark', { ...dark, ...darkMoreContrast }],
] as const)('[BEY-1] with more contrast, in the %s theme', (_name, theme) => {
  it.each(pairs)('%s stands out from %s more than at %s to 1', (ink, grounds, leastRatio) => {
    const least = leastRatio === 3 ? 4.5 : 7
    for (const ground of grounds) {
      expect(contrast(theme[ink], theme[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least)
    }
  })

  it.each(solidPage)('an edge stands out from %s', ground => {
    expect(contrast(theme['border-hairline'], theme[ground])).toBeGreaterThanOrEqual(4.5)
  })
})

it('[BEY-1] nothing of the dark theme comes onto paper', () => {
  const outsideOfScreens = tokenCss.replaceAll(/@media screen[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  expect(outsideOfScreens).not.toContain('dark')
  expect(outsideOfScreens).not.toContain('night')
})

describe('[BEY-1] where colours are forced', () => {
  const forced = /@media \(forced-colors:active\)\{(.*?\})\}/.exec(tokenCss)?.[1] ?? ''

  it('the accent is the colour of what is current, in every theme and on every ground', () => {
    expect(forced).toContain(
      ':root:root,[data-theme][data-theme],[data-ground][data-ground]{--shruti-accent:Highlight;--shruti-on-accent:HighlightText}',
    )
  })

  it('what floats has an edge and what is marked has a line, which are nothing elsewhere', () => {
    for (const name of ['--shruti-forced-edge:', '--shruti-forced-mark:']) {
      expect(forced).toContain(name)
      expect(tokenCss.split(name)).toHaveLength(2)
    }
  })

  it.each(['text-primary', 'danger'])('a drawing in %s can be seen on any ground', name => {
    expect(forced).toMatch(new RegExp(`svg\\{[^}]*--shruti-${name}:CanvasText;`))
  })
})

// Measured on the pictures' outlines (server/seed/pictures): black, graphite, the darkest blue and the darkest green.
it.each(['#404040', '#424242', '#585858', '#656565'])(
  'shows the outline of a dark product, %s, clearly on its stage in both themes',
  outline => {
    for (const theme of [light, dark]) {
      expect(contrast(outline, theme['surface-stage-lit'])).toBeGreaterThanOrEqual(3)
    }
  },
)

it('[DS-3] measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})

describe('[DS-3] the typed constants', () => {
  const used = [color, space, radius, shadow, motion, type]
    .flatMap(group => Object.values(group))
    .flatMap(value => [...value.matchAll(/var\((--shruti-[\w-]+)\)/g)].map(match => match[1]))
  const declared = new Set([...tokenCss.matchAll(/(--shruti-[\w-]+):/g)].map(match => match[1]))

  it('name only custom properties that exist', () => {
    expect(used.filter(name => !declared.has(name))).toEqual([])
  })

  it('name every colour of a theme, once', () => {
    expect(Object.values(color).map(value => value.slice('var(--shruti-'.length, -1))).toEqual(
      Object.keys(light),
    )
  })
})

it('[DS-3] follows the system, unless the page fixes a theme', () => {
  expect(tokenCss).toContain(
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light],[data-theme=dark]){color-scheme:dark;--shruti-surface-page:#0C0E0B;',
  )
  expect(tokenCss).toContain('@media screen{[data-theme=dark],[data-ground=night]{color-scheme:dark;')
})

it('[DS-3] stills every duration where motion is reduced', () => {
  expect(tokenCss).toMatch(
    /@media \(prefers-reduced-motion:reduce\)\{:root\{(--shruti-duration-\w+:1ms;){5}\}\}/,
  )
})
