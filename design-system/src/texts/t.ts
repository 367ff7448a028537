import { createT } from './create-t.ts'
import { hindi } from './hindi/index.ts'

/** A text of the design system in the current language. @see createT */
export const t = /* @__PURE__ */ createT(hindi)
