/**
 * Typed names of the custom properties. A component's template reads `color.textPrimary`, the browser
 * reads `var(--shruti-text-primary)`, so that a theme can change without a line of JavaScript.
 */

/** Semantic colours. Use `accentText`, never `accent`, for words; pair `danger` with the alert icon. */
export const color = {
  surfacePage: 'var(--shruti-surface-page)',
  surfaceRaised: 'var(--shruti-surface-raised)',
  surfaceSunken: 'var(--shruti-surface-sunken)',
  surfaceStage: 'var(--shruti-surface-stage)',
  /** Behind a dark object: light in both themes. */
  surfaceStageLit: 'var(--shruti-surface-stage-lit)',
  surfaceInverse: 'var(--shruti-surface-inverse)',
  textPrimary: 'var(--shruti-text-primary)',
  textBody: 'var(--shruti-text-body)',
  textMuted: 'var(--shruti-text-muted)',
  textInverse: 'var(--shruti-text-inverse)',
  textInverseMuted: 'var(--shruti-text-inverse-muted)',
  textDisabled: 'var(--shruti-text-disabled)',
  borderHairline: 'var(--shruti-border-hairline)',
  borderStrong: 'var(--shruti-border-strong)',
  borderControl: 'var(--shruti-border-control)',
  accent: 'var(--shruti-accent)',
  accentText: 'var(--shruti-accent-text)',
  accentHover: 'var(--shruti-accent-hover)',
  accentTint: 'var(--shruti-accent-tint)',
  onAccent: 'var(--shruti-on-accent)',
  accentOnInverse: 'var(--shruti-accent-on-inverse)',
  action: 'var(--shruti-action)',
  actionHover: 'var(--shruti-action-hover)',
  onAction: 'var(--shruti-on-action)',
  onStageLit: 'var(--shruti-on-stage-lit)',
  success: 'var(--shruti-success)',
  successTint: 'var(--shruti-success-tint)',
  warning: 'var(--shruti-warning)',
  warningTint: 'var(--shruti-warning-tint)',
  danger: 'var(--shruti-danger)',
  dangerTint: 'var(--shruti-danger-tint)',
  info: 'var(--shruti-info)',
  infoTint: 'var(--shruti-info-tint)',
  sale: 'var(--shruti-sale)',
  focus: 'var(--shruti-focus)',
  focusOnInverse: 'var(--shruti-focus-on-inverse)',
  selection: 'var(--shruti-selection)',
  scrim: 'var(--shruti-scrim)',
  /** Below a cut-out that floats over the stage. */
  contactShadow: 'var(--shruti-contact-shadow)',
} as const

/** Steps of 4 px and more; `section` and `gutter` grow with the viewport. */
export const space = {
  1: 'var(--shruti-space-1)',
  2: 'var(--shruti-space-2)',
  3: 'var(--shruti-space-3)',
  4: 'var(--shruti-space-4)',
  5: 'var(--shruti-space-5)',
  6: 'var(--shruti-space-6)',
  7: 'var(--shruti-space-7)',
  8: 'var(--shruti-space-8)',
  9: 'var(--shruti-space-9)',
  10: 'var(--shruti-space-10)',
  11: 'var(--shruti-space-11)',
  section: 'var(--shruti-space-section)',
  gutter: 'var(--shruti-space-gutter)',
} as const

/** Surfaces are square. `round` is for swatches, radios, switches, avatars and the chat button. */
export const radius = {
  control: 'var(--shruti-radius-control)',
  overlay: 'var(--shruti-radius-overlay)',
  round: '999px',
} as const

/** Only what floats above the page casts a shadow. */
export const shadow = {
  popover: 'var(--shruti-shadow-popover)',
  overlay: 'var(--shruti-shadow-overlay)',
} as const

/** Durations drop to 1 ms under `prefers-reduced-motion`, so a transition needs no query of its own. */
export const motion = {
  instant: 'var(--shruti-duration-instant)',
  quick: 'var(--shruti-duration-quick)',
  base: 'var(--shruti-duration-base)',
  slow: 'var(--shruti-duration-slow)',
  pluck: 'var(--shruti-duration-pluck)',
  easeOut: 'var(--shruti-ease-out)',
  easeInOut: 'var(--shruti-ease-in-out)',
} as const

/** The only z-index values: what lies above what, over the whole product. */
export const layer = {
  raised: 1,
  sticky: 100,
  nav: 200,
  chatButton: 300,
  offer: 310,
  chatPanel: 320,
  drawer: 400,
  modal: 500,
  toast: 600,
  tooltip: 700,
} as const

/** Least sizes of what can be pressed: WCAG 2.5.8 (`minimum`), a thumb (`touch`), a field (`control`). */
export const target = { minimum: '24px', touch: '44px', control: '48px', controlDense: '36px' } as const

/** Widest measure of a page or of running text. */
export const measure = { page: '1440px', shop: '1360px', checkout: '1240px', text: '68ch' } as const

const voice = (name: string) =>
  `font:var(--shruti-type-${name});font-stretch:var(--shruti-type-${name}-width);letter-spacing:var(--shruti-type-${name}-tracking);`

/**
 * Type styles as declarations, for a template: `${type.h2}`. One family in three widths: narrow for
 * data, normal for text, wide for display.
 */
export const type = {
  /** 44–104 px: one per page at most. */
  display1: /* @__PURE__ */ voice('display1'),
  /** 36–68 px: section statements. */
  display2: /* @__PURE__ */ voice('display2'),
  /** 30–46 px: page title. */
  h1: /* @__PURE__ */ voice('h1'),
  /** 24–32 px: section title. */
  h2: /* @__PURE__ */ voice('h2'),
  /** 19–22 px: card and panel title. */
  h3: /* @__PURE__ */ voice('h3'),
  /** 18–21 px: introductions. */
  lead: /* @__PURE__ */ voice('lead'),
  /** 16–17 px: body. */
  body: /* @__PURE__ */ voice('body'),
  /** 15 px: buttons, inputs, nav. */
  ui: /* @__PURE__ */ voice('ui'),
  /** 14 px: captions, helper. */
  small: /* @__PURE__ */ voice('small'),
  /** 12.5 px: badges, legal. */
  micro: /* @__PURE__ */ voice('micro'),
  /** 13.5 px: admin tables. */
  data: /* @__PURE__ */ voice('data'),
  /** 32–44 px: dashboard figures, specs. */
  figure: /* @__PURE__ */ voice('figure'),
} as const

/** Figures of one width, for tables, totals and quantities. */
export const tabularFigures = 'font-variant-numeric:tabular-nums;'
