/**
 * Media queries, from the narrow screen upwards. Below `medium` (768 px) the product counts as mobile: one
 * column, prices in rupees only (requirement CUR-1).
 */
export const media = {
  small: '@media (min-width:480px)',
  medium: '@media (min-width:768px)',
  large: '@media (min-width:1024px)',
  extraLarge: '@media (min-width:1280px)',
  huge: '@media (min-width:1600px)',
  /** The one query downwards, for rows that stack. */
  mobile: '@media (max-width:767.98px)',
  /** A finger: targets grow to 44 px. */
  coarsePointer: '@media (pointer:coarse)',
  /** A pointer that can rest on a thing, so that hover is not stuck after a tap. */
  hover: '@media (hover:hover)',
  /** Around every animation: it is the exception, stillness the rule. */
  motionAllowed: '@media (prefers-reduced-motion:no-preference)',
  reducedTransparency: '@media (prefers-reduced-transparency:reduce)',
  /** A palette of the visitor's own, which takes grounds and shadows away: what says something needs an edge or a mark. */
  forcedColors: '@media (forced-colors:active)',
  print: '@media print',
} as const

/** The widths behind `media`, in CSS pixels, for `matchMedia` and the `sizes` of pictures. */
export const breakpoint = { small: 480, medium: 768, large: 1024, extraLarge: 1280, huge: 1600 } as const
