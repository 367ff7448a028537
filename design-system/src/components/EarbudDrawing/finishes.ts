interface Finish {
  light: string
  middle: string
  shade: string
  edge: string
  /** How strongly the key light shows: matt black hardly, silver strongly. */
  sheen: number
}

/** Paint of the drawn earbud: not tokens, because a product keeps its colour in both themes. */
export const finishes = {
  black: { light: '#5A5E59', middle: '#242624', shade: '#0A0B0A', edge: '#6E736C', sheen: 0.35 },
  white: { light: '#FDFDFB', middle: '#E3E5E0', shade: '#AEB3AB', edge: '#8C9189', sheen: 0.7 },
  blue: { light: '#7F9CC4', middle: '#3F5F92', shade: '#1D3459', edge: '#A9C0E0', sheen: 0.7 },
  green: { light: '#8FA694', middle: '#54705C', shade: '#27392E', edge: '#B7CABB', sheen: 0.7 },
  pink: { light: '#F2D2D6', middle: '#DCA6AE', shade: '#A06D76', edge: '#F7E3E6', sheen: 0.7 },
  silver: { light: '#F4F5F6', middle: '#B9BEC2', shade: '#6B7176', edge: '#FFFFFF', sheen: 0.7 },
  gold: { light: '#EBD5A8', middle: '#C5A56C', shade: '#7F6433', edge: '#F6E8C9', sheen: 0.7 },
} as const satisfies Record<string, Finish>

export type EarbudFinish = keyof typeof finishes
