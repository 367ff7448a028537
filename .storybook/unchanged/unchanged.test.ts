import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outcomesOf } from './outcome-reporter.ts'
import { findUnchanged, picturesByFile, readRecord, remember } from './passed-here.ts'
import { passedAt, passedUpstream } from './passed-upstream.ts'
import { StoryInputs, type StoryPart } from './story-inputs.ts'

const badge = 'design-system/src/components/Badge/Badge.stories.tsx'
const meter = 'design-system/src/components/Meter/Meter.stories.tsx'
const cart = 'storefront/src/pages/CartPage.stories.tsx'
const everything = [badge, meter, cart]

const shop = {
  '.storybook/preview.tsx': `import { worlds } from '@shruti/mock-api'\nimport { DocsPage } from './docs/DocsPage.tsx'\nimport './brand.ts'`,
  '.storybook/brand.ts': `import { globalCss } from '../design-system/src/foundations/global.ts'`,
  '.storybook/docs/DocsPage.tsx': `import '../guides/index.ts'`,
  '.storybook/guides/index.ts': 'export const guides = {}',
  '.storybook/guides/feedback.ts': 'export const feedback = {}',
  '.storybook/opened/opened.test.ts': 'it()',
  '.storybook/visual/settled.ts': 'export const settled = true',
  '.storybook/pictures/feedback-badge--plain.webp': 'badge',
  '.storybook/pictures/data-meter--plain.webp': 'meter',
  '.storybook/pictures/modes/data-meter.webp': 'meter in all modes',
  '.storybook/pictures/pages-cart--plain.webp': 'cart',
  '.storybook/pictures/pages-cart--plain.phone-dark.webp': 'cart on a phone',
  'package-lock.json': '{}',
  'design-system/package.json': JSON.stringify({ exports: { './*': './src/components/*/index.ts' } }),
  'design-system/src/foundations/global.ts': 'export const globalCss = ``',
  'design-system/src/tokens/index.ts': 'export const color = {}',
  'design-system/src/components/Badge/index.ts': `export * from './Badge.tsx'`,
  'design-system/src/components/Badge/Badge.tsx': `import { color } from '../../tokens/index.ts'\nexport function Badge() { return color }`,
  [badge]: `import { Badge } from './Badge.tsx'\nexport default {\n  title: 'Feedback/Badge',\n}\nexport const Plain = { render: Badge }`,
  'design-system/src/components/Badge/Badge.test.ts': 'it()',
  [meter]: `import './Meter.tsx'\nexport default {\n  title: 'Data/Meter',\n}\nexport const Plain = {}`,
  'design-system/src/components/Meter/Meter.tsx': 'export function Meter() {}',
  'mock-api/package.json': JSON.stringify({ exports: { '.': './src/index.ts' } }),
  'mock-api/src/index.ts': `export { worlds, withApi } from './worlds.ts'`,
  'mock-api/src/worlds.ts': `import { price } from '../../server/domain/price.ts'\nexport const worlds = price\nexport const withApi = price`,
  'server/domain/price.ts': 'export const price = 1',
  'server/http/app.ts': 'export const app = 1',
  'storefront/src/pages/CartPage.tsx': `import { Badge } from '@shruti/design-system/Badge'`,
  'storefront/dist/client/index.js': 'built',
  [cart]: `import { withApi } from '@shruti/mock-api'\nimport './CartPage.tsx'\nexport default {\n  title: 'Pages/Cart',\n}\nexport const Plain = {}`,
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

const inputs = (part: StoryPart = 'visual', environment = 'Chromium 156') =>
  new StoryInputs({ root, part, tree, environment })

const pictures = new Map([
  [badge, ['feedback-badge--plain']],
  [meter, ['data-meter--plain', 'modes/data-meter']],
  [cart, ['pages-cart--plain']],
])

const passing = (files: readonly string[], passed = true) =>
  Object.fromEntries(files.map(file => [file, { stories: 2, passed }]))

function pass(part: StoryPart = 'visual'): void {
  const now = inputs(part)
  remember(record, { outcomes: passing(now.files), pictures, before: now, after: now })
}

const unchangedNow = (now: StoryInputs) => findUnchanged({ record: readRecord(record), inputs: now })

const changed = (part?: StoryPart, environment?: string) => unchangedNow(inputs(part, environment)).changed

describe('after all stories have passed', () => {
  it('none is taken again, and it is known how many and what pictures they have', () => {
    pass()
    expect(unchangedNow(inputs())).toEqual({
      changed: [],
      stories: 6,
      pictures: ['feedback-badge--plain', 'data-meter--plain', 'modes/data-meter', 'pages-cart--plain'],
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
    ['a picture', '.storybook/pictures/feedback-badge--plain.webp', [badge]],
    ['the picture in all modes', '.storybook/pictures/modes/data-meter.webp', [meter]],
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
    const left = tree.filter(file => !file.endsWith('feedback-badge--plain.webp'))
    const now = new StoryInputs({ root, part: 'visual', tree: left, environment: 'Chromium 156' })
    expect(unchangedNow(now).changed).toEqual([badge])
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

describe('stories in the built Storybook', () => {
  it.each([
    ['how guides are found', '.storybook/guides/index.ts', everything],
    ['the guides of a section', '.storybook/guides/feedback.ts', [badge]],
    ['what opens them', '.storybook/opened/opened.test.ts', everything],
    ['a component', 'design-system/src/components/Badge/Badge.tsx', [badge, cart]],
    ['what only the server reads', 'server/http/app.ts', []],
  ])('are opened again when %s changes', (_what, file, taken) => {
    pass('storybook')
    expect(changed('storybook')).toEqual([])
    write(file, '// changed')
    expect(changed('storybook')).toEqual(taken)
  })
})

describe('after all stories have passed upstream', () => {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Meera', '-c', 'user.email=meera@example.in', ...words], {
      cwd: root,
      encoding: 'utf8',
    })
  const upstream = (part: StoryPart = 'visual') => passedUpstream(part, root, 'Chromium 156')
  const taken = (part: StoryPart = 'visual') => {
    const now = new StoryInputs({ root, part, tree, environment: 'Chromium 156', withBuilt: false })
    return findUnchanged({ record: upstream(part)?.passed ?? {}, inputs: now })
  }

  beforeEach(() => {
    write('.gitignore', 'dist\n')
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    git('commit', '--quiet', '--message=All of it')
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main')
  })

  it('none is taken in a fresh clone, and it is known how many and what pictures they have', () => {
    expect(upstream()?.name).toBe(`origin/main at ${git('rev-parse', 'HEAD').slice(0, 7)}`)
    expect(taken()).toEqual({
      changed: [],
      stories: 3,
      pictures: [
        'feedback-badge--plain',
        'data-meter--plain',
        'modes/data-meter',
        'pages-cart--plain.phone-dark',
        'pages-cart--plain',
      ],
    })
    expect(taken('modes')).toMatchObject({ changed: [], stories: 1 })
    expect(taken('served')).toMatchObject({ changed: [], stories: 1 })
  })

  it('what was changed since is taken, committed or not', () => {
    write(badge, `${shop[badge]}// changed`)
    git('commit', '--quiet', '--all', '--message=A badge')
    write('.storybook/pictures/modes/data-meter.webp', 'another one')
    expect(taken().changed).toEqual([badge, meter])
    write('server/http/app.ts', '// changed')
    expect(taken('served').changed).toEqual([cart])
  })

  it('all are taken with other packages, and where nothing is upstream', () => {
    write('package-lock.json', '{"packages":{}}')
    expect(taken().changed).toEqual(everything)
    git('checkout', '--quiet', '--', 'package-lock.json')
    git('symbolic-ref', '--delete', 'refs/remotes/origin/HEAD')
    expect(taken().changed).toEqual(everything)
  })

  it('a story without a title that can be read is taken', () => {
    const now = inputs()
    write(meter, `export const Plain = {}`)
    expect(Object.keys(passedAt('visual', root, now))).toEqual([badge, cart])
  })
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
    write('.storybook/pictures/pages-cart--plain.webp', 'accepted meanwhile')
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
    const lines = `feedback-badge--plain\t${root}/${badge}\npages-cart--plain\t/${cart}\nof-one-not-taken\n`
    expect([...picturesByFile(lines, root)]).toEqual([
      [badge, ['feedback-badge--plain']],
      [cart, ['pages-cart--plain']],
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
