import { shellBars } from './shell-bars.ts'
import { shellPages } from './shell-pages.ts'
import { shellMessages } from './shell-messages.ts'

export const shell = { ...shellBars, ...shellPages, ...shellMessages }
