import { space } from '../tokens/index.ts'

/** Steps of the space scale that may stand between things. */
export type Gap = keyof typeof gapSteps

const gapSteps = {
  0: '0',
  1: space[1],
  2: space[2],
  3: space[3],
  4: space[4],
  5: space[5],
  6: space[6],
  7: space[7],
  8: space[8],
  9: space[9],
} as const

/** One rule a step, for templates of parts that take a `gap`. */
export const gapRules = Object.entries(gapSteps)
  .map(([step, value]) => `&[data-gap='${step}']{gap:${value}}`)
  .join('')
