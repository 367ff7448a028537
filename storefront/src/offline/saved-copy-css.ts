import { savedCopyClass } from './saved-copy.ts'

/** Of the note on a page's saved copy, which has no component's styles: it was put there by the service worker. */
export const savedCopyCss =
  `.${savedCopyClass}{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;` +
  'padding:8px var(--shruti-space-gutter);background:var(--shruti-surface-raised);' +
  'border-block-end:1px solid var(--shruti-border-strong);font:var(--shruti-type-ui)}' +
  `.${savedCopyClass} button{min-block-size:44px;text-decoration:underline}`
