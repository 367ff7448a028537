/**
 * Colours of a finish as light falls on it. A recoloured picture keeps the shading of its source: each pixel's tone
 * (0 the deepest shade, 0.5 the material as lit, 1 the brightest highlight) is looked up along these three.
 */
export interface Finish {
  readonly shade: Rgb
  readonly body: Rgb
  readonly highlight: Rgb
}

/** sRGB, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const finishes = {
  black: { shade: [9, 10, 10], body: [33, 34, 35], highlight: [112, 115, 117] },
  graphite: { shade: [26, 27, 28], body: [72, 74, 75], highlight: [148, 150, 150] },
  white: { shade: [112, 114, 113], body: [220, 222, 219], highlight: [254, 254, 253] },
  silver: { shade: [66, 70, 74], body: [164, 170, 175], highlight: [243, 246, 248] },
  gold: { shade: [84, 63, 28], body: [190, 158, 103], highlight: [252, 238, 208] },
  blue: { shade: [12, 24, 50], body: [48, 78, 128], highlight: [150, 178, 216] },
  green: { shade: [14, 32, 24], body: [56, 90, 72], highlight: [160, 190, 172] },
  pink: { shade: [112, 62, 66], body: [214, 152, 154], highlight: [252, 226, 226] },
} as const satisfies Record<string, Finish>

export type FinishName = keyof typeof finishes
