import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outcomesOf } from './outcome-reporter.ts'
import { findUnchanged, picturesByFile, remember } from './passed-here.ts'
import { StoryInputs, type PicturePart } from './story-inputs.ts'

const badge = 'design-system/src/components/Badge/Badge.stories.tsx'
const meter = 'design-system/src/components/Meter/Meter.stories.tsx'
const cart = 'storefront/src/pages/CartPage.stories.tsx'
const everything = [badge, meter, cart]

const shop = {
  '.storybook/preview.tsx': `import { worlds } from '@shruti/mock-api'\nimport { DocsPage } from './docs/DocsPage.tsx'\nimport './brand.ts'`,
  '.storybook/brand.ts': `import { globalCss } from '../design-system/src/foundations/global.ts'`,
  '.storybook/docs/DocsPage.tsx': `import '../guides/index.ts'`,
  '.storybook/guides/index.ts': 'export const guides = {}',
  '.storybook/visual/settled.ts': 'export const settled = true',
  '.storybook/pictures/badge--plain.webp': 'badge',
  '.storybook/pictures/meter--plain.webp': 'meter',
  '.storybook/pictures/modes/meter.webp': 'meter in all modes',
  '.storybook/pictures/cart--plain.webp': 'cart',
  'package-lock.json': '{}',
  'design-system/package.json': JSON.stringify({ exports: { './*': './src/components/*/index.ts' } }),
  'design-system/src/foundations/global.ts': 'export const globalCss = ``',
  'design-system/src/tokens/index.ts': 'export const color = {}',
  'design-system/src/components/Badge/index.ts': `export * from './Badge.tsx'`,
  'design-system/src/components/Badge/Badge.tsx': `import { color } from '../../tokens/index.ts'\nexport function Badge() { return color }`,
  [badge]: `import { Badge } from './Badge.tsx'\nexport const Plain = { render: Badge }`,
  'design-system/src/components/Badge/Badge.test.ts': 'it()',
  [meter]: `import './Meter.tsx'\nexport const Plain = {}`,
  'design-system/src/components/Meter/Meter.tsx': 'export function Meter() {}',
  'mock-api/package.json': JSON.stringify({ exports: { '.': './src/index.ts' } }),
  'mock-api/src/index.ts': `export { worlds, withApi } from './worlds.ts'`,
  'mock-api/src/worlds.ts': `import { price } from '../../server/domain/price.ts'\nexport const worlds = price\nexport const withApi = price`,
  'server/domain/price.ts': 'export const price = 1',
  'server/http/app.ts': 'export const app = 1',
  'storefront/src/pages/CartPage.tsx': `import { Badge } from '@shruti/design-system/Badge'`,
  'storefront/dist/client/index.js': 'built',
  [cart]: `import { withApi } from '@shruti/mock-api'\nimport './CartPage.tsx'\nexport const Plain = {}`,
}

let root: string
let record: string

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shruti-unchanged-test-'))
  record = join(root, 'cache/visual.json')
  for (const [file, text] of Object.entries(shop)) write(file, text)
})

afterEach(() => rmSync(root, { recursive: true }))

const tree = Object.keys(shop).filter(file => !file.includes('/dist/'))

const inputs = (part: PicturePart = 'visual', environment = 'Chromium 156') =>
  new StoryInputs({ root, part, tree, environment })

const pictures = new Map([
  [badge, ['badge--plain']],
  [meter, ['meter--plain', 'modes/meter']],
  [cart, ['cart--plain']],
])

const passing = (files: readonly string[], passed = true) =>
  Object.fromEntries(files.map(file => [file, { stories: 2, passed }]))

function pass(part: PicturePart = 'visual'): void {
  const now = inputs(part)
  remember(record, { outcomes: passing(now.files), pictures, before: now, after: now })
}

const changed = (part?: PicturePart, environment?: string) =>
  findUnchanged(record, inputs(part, environment)).changed

describe('after all stories have passed', () => {
  it('none is taken again, and it is known how many and what pictures they have', () => {
    pass()
    expect(findUnchanged(record, inputs())).toEqual({
      changed: [],
      stories: 6,
      pictures: ['badge--plain', 'meter--plain', 'modes/meter', 'cart--plain'],
    })
  })

  it.each([
    ['a story', badge, [badge]],
    ['a token', 'design-system/src/tokens/index.ts', [badge, cart]],
    ['a component', 'design-system/src/components/Badge/Badge.tsx', [badge, cart]],
    ['a page', 'storefront/src/pages/CartPage.tsx', [cart]],
    ['a rule of the server', 'server/domain/price.ts', [cart]],
    ['the style of every page', 'design-system/src/foundations/global.ts', everything],
    ['how a picture is taken', '.storybook/visual/settled.ts', everything],
    ['a picture', '.storybook/pictures/badge--plain.webp', [badge]],
    ['the picture in all modes', '.storybook/pictures/modes/meter.webp', [meter]],
    ['a guide', '.storybook/guides/index.ts', []],
    ['a test', 'design-system/src/components/Badge/Badge.test.ts', []],
    ['what only the server reads', 'server/http/app.ts', []],
  ])('when %s changes, what it is in is taken, and nothing else', (_what, file, taken) => {
    pass()
    write(file, `${readFileSync(join(root, file), 'utf8')}\n// changed`)
    expect(changed()).toEqual(taken)
  })

  it('all are taken with another browser', () => {
    pass()
    expect(changed('visual', 'Chromium 157')).toEqual(everything)
  })

  it('a story whose picture is gone is taken', () => {
    pass()
    const left = tree.filter(file => !file.endsWith('badge--plain.webp'))
    const now = new StoryInputs({ root, part: 'visual', tree: left, environment: 'Chromium 156' })
    expect(findUnchanged(record, now).changed).toEqual([badge])
  })

  it('all are taken when the record cannot be read', () => {
    pass()
    writeFileSync(record, '{')
    expect(changed()).toEqual(everything)
  })
})

describe('[BEY-21] pages that were served', () => {
  it.each(['server/http/app.ts', 'storefront/dist/client/index.js'])(
    'are taken again when %s changes',
    file => {
      pass('served')
      expect(changed('served')).toEqual([])
      write(file, '// changed')
      expect(changed('served')).toEqual([cart])
    },
  )
})

describe('what is kept of a run', () => {
  it('is not what failed, though it passed before', () => {
    pass()
    const now = inputs()
    remember(record, { outcomes: passing([meter], false), pictures, before: now, after: now })
    expect(changed()).toEqual([meter])
  })

  it('is not what changed while it ran', () => {
    const before = inputs()
    write(badge, '// saved meanwhile')
    write('.storybook/pictures/cart--plain.webp', 'accepted meanwhile')
    remember(record, { outcomes: passing(everything), pictures, before, after: inputs() })
    expect(changed()).toEqual([badge, cart])
  })

  it('is what it was of stories that were not run', () => {
    pass()
    const now = inputs()
    remember(record, { outcomes: passing([meter]), pictures, before: now, after: now })
    expect(changed()).toEqual([])
  })

  it('goes by the file that a story is in', () => {
    const lines = `badge--plain\t${root}/${badge}\ncart--plain\t/${cart}\nof-one-not-taken\n`
    expect([...picturesByFile(lines, root)]).toEqual([
      [badge, ['badge--plain']],
      [cart, ['cart--plain']],
    ])
  })
})

describe('how the stories of a file ended', () => {
  type Ended = Parameters<typeof outcomesOf>[0][number]
  const module = (
    file: string,
    states: readonly string[],
    errors: readonly string[] = [],
    storyFile?: string,
  ) =>
    ({
      moduleId: `/shop/${file}`,
      errors: () => errors,
      children: {
        allSuites: () => [],
        allTests: () => states.map(state => ({ meta: () => ({ storyFile }), result: () => ({ state }) })),
      },
    }) as unknown as Ended

  it('is passed when all of them did', () => {
    const modules = [
      module(badge, ['passed', 'passed']),
      module(meter, ['passed', 'failed']),
      module(cart, ['skipped']),
    ]
    expect(outcomesOf(modules, '/shop')).toEqual({
      [badge]: { stories: 2, passed: true },
      [meter]: { stories: 2, passed: false },
      [cart]: { stories: 1, passed: false },
    })
  })

  it('is passed of a file without a story for the part', () => {
    expect(outcomesOf([module(badge, [])], '/shop')).toEqual({ [badge]: { stories: 0, passed: true } })
  })

  it('is failed when the file itself has', () => {
    expect(outcomesOf([module(badge, ['passed'], ['after all'])], '/shop')).toEqual({
      [badge]: { stories: 1, passed: false },
    })
  })

  it('goes by the file that a test names, when stories are shown by another', () => {
    expect(outcomesOf([module('served.test.ts', ['passed'], [], `/${cart}`)], '/shop')).toMatchObject({
      [cart]: { stories: 1, passed: true },
    })
  })
})
