import { dark, darkMoreContrast, light, lightMoreContrast, type Theme, type ThemeName } from './themes.ts'

/** The families of the brand's type: its letters, and the rupee sign (`foundations/font-faces.ts` says why). */
export const brandFamilies = ['Shruti Anek', 'Shruti Rupee'] as const

/** A list of font families with the brand's first, as CSS has it. */
export const fontFamilies = (...others: readonly string[]) =>
  [...[...brandFamilies, ...others].map(name => `'${name}'`), 'system-ui', 'sans-serif'].join()

/** Sizes, weights, widths and tracking of the type styles: [weight, size, line height, width, tracking]. */
export const typeScale = {
  display1: [420, 'clamp(2.75rem, 1.3571rem + 5.7143vw, 6.5rem)', 0.94, '120%', '-0.025em'],
  display2: [430, 'clamp(2.25rem, 1.5071rem + 3.0476vw, 4.25rem)', 1, '118%', '-0.02em'],
  h1: [460, 'clamp(1.875rem, 1.5036rem + 1.5238vw, 2.875rem)', 1.06, '116%', '-0.015em'],
  h2: [480, 'clamp(1.5rem, 1.3143rem + 0.7619vw, 2rem)', 1.14, '114%', '-0.01em'],
  h3: [520, 'clamp(1.1875rem, 1.1179rem + 0.2857vw, 1.375rem)', 1.22, '110%', '-0.005em'],
  lead: [380, 'clamp(1.125rem, 1.0554rem + 0.2857vw, 1.3125rem)', 1.45, '106%', '0'],
  body: [400, 'clamp(1rem, 0.9768rem + 0.0952vw, 1.0625rem)', 1.55, '106%', '0'],
  ui: [480, '0.9375rem', 1.35, '106%', '0'],
  small: [420, '0.875rem', 1.45, '106%', '0'],
  micro: [480, '0.78125rem', 1.4, '108%', '0.01em'],
  data: [430, '0.84375rem', 1.35, '94%', '0'],
  figure: [400, 'clamp(2rem, 1.7214rem + 1.1429vw, 2.75rem)', 1, '112%', '-0.02em'],
} as const

export const spaceScale = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '32px',
  8: '48px',
  9: '64px',
  10: '96px',
  11: '128px',
  section: 'clamp(4rem, 2.7000rem + 5.3333vw, 7.5rem)',
  gutter: 'clamp(1rem, 0.2571rem + 3.0476vw, 3rem)',
} as const

export const durations = {
  instant: '80ms',
  quick: '140ms',
  base: '220ms',
  slow: '420ms',
  pluck: '640ms',
} as const

export const easings = { out: 'cubic-bezier(.2,.7,.1,1)', 'in-out': 'cubic-bezier(.6,0,.2,1)' } as const

export const cornerRadii = { control: '2px', overlay: '3px' } as const

export const shadows = {
  light: {
    popover: '0 0 0 1px rgba(19,21,18,.08),0 16px 40px -12px rgba(19,21,18,.22)',
    overlay: '0 0 0 1px rgba(19,21,18,.08),0 32px 72px -20px rgba(19,21,18,.32)',
  },
  dark: {
    popover: '0 0 0 1px #2C302A,0 24px 56px -16px rgba(0,0,0,.7)',
    overlay: '0 0 0 1px #2C302A,0 24px 56px -16px rgba(0,0,0,.7)',
  },
} as const satisfies Record<ThemeName, object>

const declare = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--shruti-${prefix}${name}:${value};`)
    .join('')

/** Lines below this height have no room for the marks above and below Devanagari, unless the document says so. */
const tightLine = 1.25

const leading = (lineHeight: number) =>
  lineHeight < tightLine ? `calc(${lineHeight}*var(--shruti-leading,1))` : String(lineHeight)

const typeDeclarations = Object.entries(typeScale)
  .map(([name, [weight, size, lineHeight, width, tracking]]) =>
    declare('type-', {
      [name]: `${weight} ${size}/${leading(lineHeight)} var(--shruti-font)`,
      [`${name}-width`]: width,
      [`${name}-tracking`]: tracking,
    }),
  )
  .join('')

const coloursOf = (theme: ThemeName, values: Theme) =>
  `color-scheme:${theme};${declare('', values)}${declare('shadow-', shadows[theme])}`

const lightColours = coloursOf('light', light)
const darkColours = coloursOf('dark', dark)
const moreContrast = { light: declare('', lightMoreContrast), dark: declare('', darkMoreContrast) }

/** Drawings keep their colours where colours are forced, also on a ground on which they cannot be seen. */
const forcedInDrawings = (['text-primary', 'text-muted', 'success', 'warning', 'danger', 'info'] as const)
  .map(name => `--shruti-${name}:CanvasText;`)
  .join('')

/** A page without a theme of its own, which follows the system. */
const unfixed = ':root:not([data-theme=light],[data-theme=dark])'

/**
 * The custom properties. `data-theme="light"` or `"dark"` on the root (or on any part of a page) fixes the
 * theme; without it, or with any other value, the system's preference decides. `data-ground="night"` is the
 * footer's and the product page's dark band: night in both themes. Paper is light, whatever the screen was.
 */
export const tokenCss = [
  `:root{--shruti-font:${fontFamilies('Shruti Anek Fallback')};${typeDeclarations}`,
  declare('space-', spaceScale),
  declare('radius-', cornerRadii),
  declare('duration-', durations),
  declare('ease-', easings),
  `}:root,[data-theme=light]{${lightColours}}`,
  `@media screen{[data-theme=dark],[data-ground=night]{${darkColours}}}`,
  `@media screen and (prefers-color-scheme:dark){${unfixed}{${darkColours}}}`,
  `@media screen{[data-ground=night]{--shruti-surface-page:#131512;--shruti-surface-inverse:#131512;background:#131512;color:var(--shruti-text-primary)}}`,
  `@media (prefers-contrast:more){:root,[data-theme=light]{${moreContrast.light}}}`,
  `@media screen and (prefers-contrast:more){[data-theme=dark],[data-ground=night]{${moreContrast.dark}}}`,
  `@media screen and (prefers-contrast:more) and (prefers-color-scheme:dark){${unfixed}{${moreContrast.dark}}}`,
  // The accent is the colour of what is current, in whatever palette.
  `@media (forced-colors:active){:root{--shruti-forced-edge:1px solid;--shruti-forced-mark:solid Highlight}:root:root,[data-theme][data-theme],[data-ground][data-ground]{--shruti-accent:Highlight;--shruti-on-accent:HighlightText}svg{${forcedInDrawings}}}`,
  `@media (prefers-reduced-motion:reduce){:root{${declare(
    'duration-',
    Object.fromEntries(Object.keys(durations).map(name => [name, '1ms'])),
  )}}}`,
].join('')
