/**
 * The 22 shrutis of an octave in cents above Sa, just intonation. The uneven spacing is the brand's
 * signature: never draw it evenly.
 */
export const shrutiCents = [
  0, 90.22, 111.73, 182.4, 203.91, 294.13, 315.64, 386.31, 407.82, 498.04, 519.55, 590.22, 611.73, 701.96,
  792.18, 813.69, 884.36, 905.87, 996.09, 1017.6, 1088.27, 1109.78,
] as const

/** Where the octave closes, in cents. */
export const octaveCents = 1200

/** The twelve svaras by name, in cents: what a struck tick can stand for. */
export const svaraCents = {
  Sa: 0,
  're komal': 111.73,
  Re: 203.91,
  'ga komal': 315.64,
  Ga: 386.31,
  Ma: 498.04,
  'Ma tivra': 590.22,
  Pa: 701.96,
  'dha komal': 813.69,
  Dha: 884.36,
  'ni komal': 1017.6,
  Ni: 1088.27,
} as const

export type Svara = keyof typeof svaraCents

/** The seven shuddha svaras: their ticks are tall. */
export const tallCents: readonly number[] = [0, 203.91, 386.31, 498.04, 701.96, 884.36, 1088.27]
