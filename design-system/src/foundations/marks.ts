import { media } from '../tokens/index.ts'
import { inlineSign } from './direction.ts'
import { forcedBorder } from './forced-border.ts'

/** Marks what is chosen or current along the edge where its line begins. @param colour a token */
export const startMark = (size: string, colour: string) =>
  `box-shadow:inset calc(${size}*${inlineSign}) 0 0 ${colour};border-inline-start:${size} ${forcedBorder.mark};`

/** Marks what is chosen or current by a line below it. @param colour a token */
export const underMark = (size: string, colour: string) =>
  `box-shadow:inset 0 -${size} 0 ${colour};border-block-end:${size} ${forcedBorder.mark};`

/** For what is drawn by a ground other than the accent, such as a tick: forced colours would make it vanish. */
export const drawn = `${media.forcedColors}{background:CanvasText}`

/** The same for the one that is current. */
export const drawnAsCurrent = `${media.forcedColors}{background:Highlight}`
