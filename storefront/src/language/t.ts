import { createT } from '@shruti/design-system/texts'
import { hindi } from './hindi/index.ts'

/** A text of the storefront in the current language. @see createT */
export const t = /* @__PURE__ */ createT(hindi)
