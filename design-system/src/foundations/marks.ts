import { media } from '../tokens/index.ts'
import { inlineSign } from './direction.ts'

// Forced colours take shadows and grounds away and leave borders: there the same mark is drawn by a border.

/** Marks what is chosen or current along the edge where its line begins. @param colour a token */
export const startMark = (size: string, colour: string) =>
  `box-shadow:inset calc(${size}*${inlineSign}) 0 0 ${colour};${media.forcedColors}{border-inline-start:${size} solid Highlight}`

/** Marks what is chosen or current by a line below it. @param colour a token */
export const underMark = (size: string, colour: string) =>
  `box-shadow:inset 0 -${size} 0 ${colour};${media.forcedColors}{border-block-end:${size} solid Highlight}`

/** Marks what is chosen by a ring within its edge. @param colour a token */
export const ringMark = (size: string, colour: string) =>
  `box-shadow:inset 0 0 0 ${size} ${colour};${media.forcedColors}{border:2px solid Highlight}`

/** For what is drawn by its ground alone, such as a tick: forced colours would make it vanish. */
export const drawn = `${media.forcedColors}{background:CanvasText}`

/** The same for the one that is current. */
export const drawnAsCurrent = `${media.forcedColors}{background:Highlight}`
