/** What only a browser can set, as the test runner asks it to. */
export interface ModeMedia {
  readonly media?: 'print'
  readonly forcedColors?: 'active'
  readonly contrast?: 'more'
}

/** What a page can set of itself. */
export interface ModeOfPage {
  readonly direction?: 'rtl'
  /** The root's font size, of what a visitor has set. */
  readonly textSize?: '200%'
  /** Whether words are 1.4 times as long (`lengthen.ts`). */
  readonly longText?: true
  readonly theme?: 'dark'
}

export interface Mode extends ModeOfPage {
  readonly title: string
  readonly media?: ModeMedia
  /** Of the frame, in CSS pixels; without it the story's own. */
  readonly width?: number
}

/** Everything that a visitor may be used to and a component has to stand: each component is pictured in each of them. */
export const modes = {
  reducedMotion: { title: 'Reduced motion' },
  longText: { title: 'Text at 1.4 times its length', longText: true },
  rightToLeft: { title: 'Right to left', direction: 'rtl' },
  largeText: { title: 'Text at 200 %', textSize: '200%' },
  forcedColours: { title: 'Forced colours', media: { forcedColors: 'active' } },
  moreContrast: { title: 'More contrast', media: { contrast: 'more' } },
  // A4 less margins of 10 mm. From the dark theme, which must not come onto paper.
  print: { title: 'Print, from the dark theme', media: { media: 'print' }, theme: 'dark', width: 718 },
  narrow: { title: '320 px', width: 320 },
} as const satisfies Readonly<Record<string, Mode>>

export type ModeName = keyof typeof modes

export const modeNames = Object.keys(modes) as readonly ModeName[]

/** What the story of a component is tagged with that stands for it in all modes. */
export const modesTag = 'modes'

/**
 * The modes of a mode's page that Storybook's toolbar can show: those of a browser are set in its developer tools.
 *
 * @returns nothing for a name that is none of them
 */
export function modeNamed(name: unknown): Mode | undefined {
  return modeNames.includes(name as ModeName) ? modes[name as ModeName] : undefined
}

/** Whether a page can show it without its browser's help. */
export const isOfPage = ({ media, direction, textSize, longText, width }: Mode): boolean =>
  !media && Boolean(direction ?? textSize ?? longText ?? width)

/** "data-table--two-selected" is pictured as "modes/data-table": a component has one sheet. */
export const sheetOf = (storyId: string): string => `modes/${storyId.split('--')[0]}`
