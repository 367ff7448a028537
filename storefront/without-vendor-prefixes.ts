import { rewriteLibrary } from './rewrite-library.ts'

/**
 * Leaves out the vendor prefixes of styled-components, which are off unless `StyleSheetManager` turns them on: the
 * browsers that the shop is built for need none. 1.6 kB (gzip) go.
 */
export const withoutVendorPrefixes = () =>
  rewriteLibrary('styled-components', /\/node_modules\/styled-components\/dist\//, [
    ['vendor prefixes', /(?<=,)\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g, ''],
  ])
