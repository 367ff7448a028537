import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param storyFile its path, absolute or from the root */
const acceptWith = (storyFile: string) =>
  `npm run test:visual -- --update ${relative(root, storyFile).replaceAll('\\', '/')}`

/** What to do with a picture that differs, after what is wrong with it. */
export const ifMeant = (storyFile: string): string => `If it is meant: ${acceptWith(storyFile)}`

/** Of a picture that has an accepted one. */
export const differs = (name: string, reason: string): string =>
  `${name}: ${reason}. See visual-diff/${name}.png`

/** Of a picture that has none. */
export const notAccepted = (name: string, storyFile: string): string =>
  `${name}: no accepted picture. It is in visual-diff/; accept it with ${acceptWith(storyFile)}`
