/** Modules of Node and of the server, which a folder that also runs in a browser leaves alone. */
const node = ['node:', 'express', 'lowdb/node']

/**
 * @typedef {object} Layer
 * @property {string} files a folder or a file; with one star, the beginning and the end of a path
 * @property {readonly string[]} imports folders and files that it may import besides its own: what stands before the star
 * @property {readonly string[]} [never] packages that it may not import; a colon at the end stands for all that begin so
 * @property {boolean} [byPath] whether it imports other workspaces by path, and not by name
 */

/**
 * Folders of one place in their order, lowest first: each may import those before it.
 *
 * @param {string} place ends with a slash
 * @param {readonly string[]} folders folders or files of the place
 * @param {readonly string[]} imports what each of them may import of other places
 * @param {readonly string[]} never packages that none of them imports
 * @returns {Layer[]}
 */
const oneWay = (place, folders, imports, never) =>
  folders.map((folder, index) => ({
    files: place + folder,
    imports: [...folders.slice(0, index).map(lower => place + lower), ...imports],
    never,
  }))

const contract = ['server/contract']
const mocks = ['mock-api']
const tools = ['.ci', '.storybook']
const search = ['server/search']
const ofTheShop = ['design-system', ...contract, ...search]

/** The storefront's folders, lowest first. `rendering` is above them all: it puts the shop on a page. */
const storefrontFolders = [
  'language',
  'storage',
  'paths.ts',
  'admin-paths.ts',
  'public-paths.ts',
  'offline',
  'api',
  'session',
  'app',
  'queries',
  'content',
  'head',
  'hydration',
  'router',
  'preferences',
  'parts',
  'pages',
  'shell',
  'admin-routes.ts',
  'later-routes.ts',
  'routes.ts',
]

/**
 * Which files may import what of ours. Of the entries that match a file the last one speaks for it. Files without an
 * entry (`.ci`, `.storybook`) may import anything.
 *
 * @type {readonly Layer[]}
 */
export const layers = [
  { files: 'design-system', imports: ['.ci'] },
  { files: 'design-system/src', imports: [] },
  { files: 'design-system/src/*.stories.tsx', imports: mocks },

  { files: 'server', imports: [] },
  { files: 'server/contract', imports: [], never: node },
  { files: 'server/search', imports: [...contract, 'server/domain/money.ts'], never: node },
  { files: 'server/domain', imports: [...contract, ...search], never: node },
  { files: 'server/seed', imports: [...contract, 'server/domain'], never: node },
  { files: 'server/stores', imports: ['server/domain'], never: node },
  { files: 'server/stores/lowdb', imports: ['server/stores', 'server/domain'] },
  { files: 'server/stores/postgres', imports: ['server/stores', 'server/domain'] },
  { files: 'server/http', imports: [...contract, 'server/domain', 'server/seed', 'server/stores'] },
  { files: 'server/http/express-transport.fixture.ts', imports: ['server'] },
  { files: 'server/data-folder', imports: ['server/domain', 'server/stores', 'server/http'] },
  { files: 'server/data-folder/fixtures', imports: ['server'] },
  { files: 'server/scripts', imports: ['server'] },
  { files: 'server/bench', imports: ['server'] },
  {
    files: 'server/contract-suite',
    imports: [...contract, 'server/domain', 'server/stores', 'server/seed/random.ts'],
  },
  { files: 'server/seed/imagery', imports: ['server/seed'] },
  { files: 'server/stores/conformance.ts', imports: ['server'] },
  { files: 'server*.test.ts', imports: ['server'] },

  { files: 'mock-api', imports: ['server'], never: node },
  { files: 'mock-api*.test.ts', imports: ['server'] },

  { files: 'storefront', imports: tools },
  // Of the build, which Node runs: a workspace's name would lead it to sources that it cannot read.
  {
    files: 'storefront/inline-texts.ts',
    imports: ['storefront/src/language', 'design-system/src/texts'],
    byPath: true,
  },
  {
    files: 'storefront/catalogues.test.ts',
    imports: ['storefront', 'design-system/src/texts', 'server/http/plain-page-texts.ts', ...contract],
    byPath: true,
  },
  {
    files: 'storefront/e2e',
    imports: ['storefront', ...tools, ...ofTheShop, 'server/razorpay-server', 'server/postgres-server'],
  },
  { files: 'storefront/src', imports: ofTheShop, never: ['styled-components'] },
  ...oneWay('storefront/src/', storefrontFolders, ofTheShop, ['styled-components']),
  { files: 'storefront/src/rendering', imports: ['storefront/src', ...ofTheShop] },
  { files: 'storefront/src/*.test.ts', imports: [...ofTheShop, ...mocks] },
  { files: 'storefront/src/*.test.tsx', imports: [...ofTheShop, ...mocks] },
  { files: 'storefront/src/*.stories.tsx', imports: [...ofTheShop, ...mocks, '.storybook'] },
]
