import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readersOfTokens } from '../tokens-in-use.ts'
import { userOf } from '../users-of.ts'
import { accessibilityChanges, saidOfNoChange, standingChanges } from './accessibility.ts'
import { affectedBy } from './affected.ts'
import { ImportGraph } from './import-graph.ts'
import { isOfPackage, isWeighed } from './package-facts.ts'
import { storyChanges, themeOf } from './pictures.ts'
import { declarationChanges, nameChanges, readDeclarations } from './public-api.ts'
import { sizeChanges } from './sizes.ts'
import { titleOf } from './title.ts'
import { tokenChanges } from './token-changes.ts'

const folders: string[] = []

/** A tree with these files, in a temporary folder. */
function treeOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'shruti-review-test-'))
  folders.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const shop = {
  '.storybook/preview.tsx': `import '../design-system/src/foundations/global.ts'`,
  'design-system/package.json': JSON.stringify({
    exports: {
      '.': './src/index.ts',
      './tokens': './src/tokens/index.ts',
      './*': './src/components/*/index.ts',
    },
  }),
  'design-system/src/foundations/global.ts': `import { light } from '../tokens/themes.ts'\nexport const globalCss = light`,
  'design-system/src/tokens/themes.ts': `export const light = {}`,
  'design-system/src/index.ts': `export * from './components/Badge/index.ts'\nexport * from './components/Meter/index.ts'`,
  'design-system/src/tokens/index.ts': 'export const color = {}\nexport const space = {}',
  'design-system/src/components/Badge/index.ts': `export * from './Badge.tsx'`,
  'design-system/src/components/Badge/Badge.tsx': `import { color } from '../../tokens/index.ts'\nexport function Badge() { return color.warningTint }`,
  'design-system/src/components/Badge/Badge.stories.tsx': `import { Badge } from './Badge.tsx'\nexport const Plain = { render: Badge }`,
  'design-system/src/components/Meter/index.ts': `export * from './Meter.tsx'`,
  'design-system/src/components/Meter/Meter.tsx': `import type { Badge } from '../Badge/Badge.tsx'\nexport function Meter(of: typeof Badge) { return of }`,
  'design-system/src/components/Meter/Meter.stories.tsx': `import { Meter } from './Meter.tsx'\nexport const Plain = { render: Meter }`,
  'design-system/src/texts/hindi/general.ts': `export const general = { Sale: 'सेल' }`,
  'design-system/src/components/Notice/index.ts': `export * from './Notice.tsx'`,
  'design-system/src/components/Notice/Notice.tsx': `import { general } from '../../texts/hindi/general.ts'\nimport { Badge } from '../Badge/Badge.tsx'\nexport const Notice = () => [general, Badge]`,
  'design-system/src/components/Notice/Notice.stories.tsx': `import { Notice } from './Notice.tsx'\nexport const Plain = { render: Notice }`,
  'storefront/src/language/hindi/cart.ts': `export const cart = { Cart: 'कार्ट' }`,
  'storefront/src/pages/AboutPage.tsx': `import { cart } from '../language/hindi/cart.ts'\nimport { Notice } from '@shruti/design-system/Notice'\nexport default [cart, Notice]`,
  'storefront/src/routes.ts': `export const pages = import.meta.glob(['./pages/*Page.tsx', '!./pages/{Admin,Old}Page.tsx'])`,
  'storefront/src/pages/CartPage.tsx': `import { Badge } from '@shruti/design-system'\nexport default Badge`,
  'storefront/src/pages/AdminPage.tsx': `import { Meter, type Badge } from '@shruti/design-system/Meter'\nexport default Meter`,
  'storefront/src/pages/CartPage.stories.tsx': `import { pages } from '../routes.ts'\nexport const Cart = pages`,
}

const affected = (
  changed: readonly string[],
  tokenReaders: ReadonlyMap<string, readonly string[]> = new Map(),
) => {
  const root = treeOf(shop)
  const tree = Object.keys(shop)
  return affectedBy({ files: changed, tokenReaders }, tree, new ImportGraph(root, tree))
}

describe('[BEY-20] what a change bears on', () => {
  it('is the stories and pages that read a changed file, over names that an index passes on, and no others', () => {
    const { stories, pages, everywhere } = affected(['design-system/src/components/Badge/Badge.tsx'])
    expect([...stories.keys()]).toEqual([
      'design-system/src/components/Badge/Badge.stories.tsx',
      'design-system/src/components/Notice/Notice.stories.tsx',
      'storefront/src/pages/CartPage.stories.tsx',
    ])
    expect(pages.map(({ page, through }) => [page, through])).toEqual([
      ['CartPage', ['Badge']],
      ['AboutPage', ['Badge']],
    ])
    expect(everywhere).toEqual([])
  })

  it('is not what a file reads the types of alone', () => {
    const { stories } = affected(['design-system/src/components/Meter/Meter.tsx'])
    expect([...stories.keys()]).toEqual(['design-system/src/components/Meter/Meter.stories.tsx'])
  })

  it('is, of a token, what reads that token, although every component reads the file of the tokens', () => {
    const readers = new Map([['color.warningTint', ['design-system/src/components/Badge/Badge.tsx']]])
    const { stories, pages } = affected(['design-system/src/tokens/index.ts'], readers)
    expect([...stories.keys()]).not.toContain('design-system/src/components/Meter/Meter.stories.tsx')
    expect(pages).toContainEqual({ page: 'CartPage', through: ['Badge'] })
  })

  it('is, of the values of tokens, what reads those that changed: not every story, though each stands on them', () => {
    const readers = new Map([['color.warningTint', ['design-system/src/components/Badge/Badge.tsx']]])
    const { stories, everywhere } = affected(['design-system/src/tokens/themes.ts'], readers)
    expect([...stories.keys()]).toContain('design-system/src/components/Badge/Badge.stories.tsx')
    expect(everywhere).toEqual([])
  })

  it('says apart that values of tokens changed that nothing reads by their names', () => {
    expect(affected(['design-system/src/tokens/themes.ts']).everywhere).toEqual([
      'design-system/src/tokens/themes.ts',
    ])
  })

  it('says apart what every story stands on', () => {
    const { stories, everywhere } = affected(['design-system/src/foundations/global.ts'])
    expect(everywhere).toEqual(['design-system/src/foundations/global.ts'])
    expect(stories.size).toBe(0)
  })

  it('is no story and no page for the catalogues in Hindi, which all that say anything read', () => {
    const catalogues = ['design-system/src/texts/hindi/general.ts', 'storefront/src/language/hindi/cart.ts']
    const { stories, pages, everywhere } = affected(catalogues)
    expect([stories.size, pages]).toEqual([0, []])
    expect(everywhere).toEqual(catalogues)
  })

  it('begins with the page that reads it most directly, and with what of it a page reads most directly', () => {
    const { pages } = affected([
      'design-system/src/components/Badge/Badge.tsx',
      'design-system/src/components/Notice/Notice.tsx',
    ])
    expect(pages).toEqual([
      { page: 'AboutPage', through: ['Notice', 'Badge'] },
      { page: 'CartPage', through: ['Badge'] },
    ])
  })

  it('is not the package for a story or a test', () => {
    expect(isOfPackage('design-system/src/components/Badge/Badge.styles.ts')).toBe(true)
    expect(isOfPackage('package-lock.json')).toBe(true)
    expect(isOfPackage('design-system/src/components/Badge/Badge.stories.tsx')).toBe(false)
    expect(isOfPackage('storefront/src/routes.ts')).toBe(false)
  })
})

describe('[BEY-20] tokens', () => {
  it('are said with the values of each theme and the components that read them', () => {
    const root = treeOf(shop)
    mkdirSync(join(root, 'storefront/src'), { recursive: true })
    const readers = readersOfTokens(new Set(['color.warningTint']), root)
    const before = [
      { token: 'color.warningTint', theme: 'light' as const, css: '#f8edcf' },
      { token: 'color.warningTint', theme: 'dark' as const, css: '#2a2109' },
      { token: 'space[3]', theme: 'both' as const, css: '12px' },
      { token: 'layer.offer', theme: 'both' as const, css: '310' },
    ]
    const after = [
      { token: 'color.warningTint', theme: 'light' as const, css: '#ffd777' },
      { token: 'color.warningTint', theme: 'dark' as const, css: '#2a2109' },
      { token: 'space[3]', theme: 'both' as const, css: '12px' },
      { token: 'space[12]', theme: 'both' as const, css: '160px' },
    ]
    expect(tokenChanges(before, after, token => (readers.get(token) ?? []).map(userOf))).toEqual([
      { token: 'color.warningTint', theme: 'light', before: '#f8edcf', after: '#ffd777', users: ['Badge'] },
      { token: 'layer.offer', theme: 'both', before: '310', users: [] },
      { token: 'space[12]', theme: 'both', after: '160px', users: [] },
    ])
  })
})

describe('[BEY-20] stories', () => {
  const story = (id: string) => ({
    id,
    title: 'Feedback/Badge',
    name: id.split('--')[1] ?? '',
    file: 'Badge.stories.tsx',
  })
  const picture = (name: string) => ({
    name,
    width: 1440,
    theme: 'light' as const,
    isSheet: false,
    taken: false,
  })

  it('are added, gone or different, and left out where nothing of them changed', () => {
    const changes = storyChanges(
      [
        picture('badge--sale'),
        picture('badge--sale.dark'),
        picture('badge--packed'),
        picture('badge--sold-out'),
      ],
      {
        before: ['badge--neutral', 'badge--sale', 'badge--sold-out', 'badge--unseen'].map(story),
        after: ['badge--neutral', 'badge--sale', 'badge--packed'].map(story),
      },
      () => ['Badge.tsx'],
    )
    expect(changes.map(({ id, kind, pictures }) => [id, kind, pictures.length])).toEqual([
      ['badge--packed', 'added', 1],
      ['badge--sale', 'different', 2],
      ['badge--sold-out', 'gone', 1],
      ['badge--unseen', 'gone', 0],
    ])
    expect(changes[1]).toMatchObject({ title: 'Feedback/Badge', name: 'sale', reasons: ['Badge.tsx'] })
  })

  it('have pictures in the theme that their names say, and in the other one where that has the name', () => {
    const all = new Set(['a--b', 'a--b.dark', 'a--b.phone', 'c--d', 'c--d.light', 'e--f.phone-dark'])
    expect(
      ['a--b', 'a--b.dark', 'a--b.phone', 'c--d', 'c--d.light', 'e--f.phone-dark'].map(name =>
        themeOf(name, all),
      ),
    ).toEqual(['light', 'dark', 'light', 'dark', 'light', 'dark'])
  })
})

describe('[BEY-20] accessibility', () => {
  it('is said to be as before only of stories that axe looked at on both sides', () => {
    expect(saidOfNoChange(904)).toBe('axe finds what it found before in 904 stories.')
    expect(saidOfNoChange(0)).toBe('Accessibility was not compared: no story ran on both sides.')
  })

  const contrast = {
    rule: 'color-contrast',
    help: 'Elements must meet minimum contrast',
    kind: 'incomplete' as const,
  }

  it('is compared by rule and number of elements, in stories that ran on both sides', () => {
    const before = {
      'a--b': [{ ...contrast, count: 2 }],
      'gone--x': [{ ...contrast, count: 1 }],
      'same--y': [{ ...contrast, count: 3 }],
    }
    const after = {
      'a--b': [
        { rule: 'label', help: 'Form elements must have labels', kind: 'violation' as const, count: 1 },
      ],
      'new--z': [{ ...contrast, count: 1 }],
      'same--y': [{ ...contrast, count: 3 }],
    }
    expect(accessibilityChanges(before, after)).toEqual([
      {
        storyId: 'a--b',
        rule: 'label',
        help: 'Form elements must have labels',
        kind: 'violation',
        before: 0,
        after: 1,
      },
      { storyId: 'a--b', ...contrast, before: 2, after: 0 },
    ])
  })

  it('counts what axe cannot decide only when a second look finds it changed the same way from the same', () => {
    const change = (storyId: string, before: number, after: number) => ({
      storyId,
      ...contrast,
      before,
      after,
    })
    const violation = { ...change('e--f', 0, 1), kind: 'violation' as const }
    expect(
      standingChanges(
        [
          change('a--b', 10, 3),
          change('c--d', 0, 2),
          change('g--h', 1, 4),
          change('post--plain', 3, 0),
          violation,
        ],
        [change('a--b', 3, 4), change('c--d', 0, 1), change('post--plain', 2, 0)],
      ),
    ).toEqual([change('c--d', 0, 1), violation])
  })
})

describe('[BEY-20] sizes', () => {
  it('are said of components that are new, gone, or 0.1 kB apart, the greatest change first, and the others counted', () => {
    const before = new Map([
      ['Badge', { atOnce: 1200, later: 0 }],
      ['Meter', { atOnce: 900, later: 0 }],
      ['Dialog', { atOnce: 52_000, later: 400 }],
      ['Same', { atOnce: 300, later: 0 }],
      ['Text', { atOnce: 700, later: 0 }],
    ])
    const after = new Map([
      ['Badge', { atOnce: 1299, later: 0 }],
      ['Dialog', { atOnce: 52_000, later: 2400 }],
      ['Scale', { atOnce: 1100, later: 0 }],
      ['Same', { atOnce: 300, later: 0 }],
      ['Text', { atOnce: 800, later: 0 }],
    ])
    expect(sizeChanges(before, after)).toEqual({
      changes: [
        {
          component: 'Dialog',
          before: { atOnce: 52_000, later: 400 },
          after: { atOnce: 52_000, later: 2400 },
        },
        { component: 'Scale', after: { atOnce: 1100, later: 0 } },
        { component: 'Meter', before: { atOnce: 900, later: 0 } },
        { component: 'Text', before: { atOnce: 700, later: 0 }, after: { atOnce: 800, later: 0 } },
      ],
      small: 1,
    })
  })

  it('are taken of all components, and of a narrowed review of those of its paths and those that changed', () => {
    const changed = [
      'design-system/src/components/Badge/Badge.styles.ts',
      'design-system/src/components/Text/Text.stories.tsx',
    ]
    const names = ['Badge', 'BadgeRow', 'Meter', 'Text']
    expect(names.filter(isWeighed([], changed))).toEqual(names)
    expect(names.filter(isWeighed(['components/Meter/'], changed))).toEqual(['Badge', 'Meter'])
  })
})

describe('[BEY-20] the public API', () => {
  it('is compared by names', () => {
    expect(nameChanges(['Badge', 'Meter'], ['Badge', 'Scale'])).toEqual({
      added: ['Scale'],
      removed: ['Meter'],
    })
  })

  it('is compared by declarations, of which those of a new module are shown whole', () => {
    const before = new Map([
      ['components/Badge/Badge', 'export interface BadgeProps {\n  tone?: string;\n}\n'],
      ['components/Meter/Meter', 'export declare function Meter(): void;\n'],
    ])
    const after = new Map([
      ['components/Badge/Badge', 'export interface BadgeProps {\n  loud?: boolean;\n  tone?: string;\n}\n'],
      ['components/Scale/Scale', 'export interface ScaleProps {\n  of: number;\n}\n'],
    ])
    expect(declarationChanges(before, after)).toEqual([
      {
        module: 'components/Badge/Badge',
        isNew: false,
        lines: [' export interface BadgeProps {', '+  loud?: boolean;', '   tone?: string;'],
      },
      {
        module: 'components/Scale/Scale',
        isNew: true,
        lines: ['+export interface ScaleProps {', '+  of: number;', '+}'],
      },
    ])
  })

  it('is the declarations that the exports of the package lead to, without texts, styles and what only passes names on', () => {
    const dist = treeOf({
      'package.json': JSON.stringify({
        exports: {
          '.': { types: './index.d.ts', default: './index.js' },
          './package.json': './package.json',
          './*': { types: './components/*/index.d.ts', default: './components/*/index.js' },
        },
      }),
      'index.d.ts': `export * from './components/Badge/index.js';\nexport { inPaise } from './format/money.js';\n`,
      'components/Badge/index.d.ts': `export * from './Badge.js';\n`,
      'components/Badge/Badge.d.ts': `import type { Field } from '../../foundations/field.js';\nexport interface BadgeProps extends Field {}\n//# sourceMappingURL=Badge.d.ts.map`,
      'components/Badge/Badge.styles.d.ts': 'export declare const Root: string;\n',
      'components/Badge/own-part.d.ts': 'export declare const own: string;\n',
      'foundations/field.d.ts': `export interface Field { of: import("../texts/t.js").Text }\n`,
      'format/money.d.ts': 'export declare const inPaise: (rupees: number) => number;\n',
      'texts/t.d.ts': 'export type Text = string;\n',
      'texts/hindi/general.d.ts': `export declare const general: { Sale: 'सेल' };\n`,
    })
    expect(Object.fromEntries(readDeclarations(dist))).toEqual({
      'components/Badge/Badge': `import type { Field } from '../../foundations/field.js';\nexport interface BadgeProps extends Field {}\n`,
      'foundations/field': `export interface Field { of: import("../texts/t.js").Text }\n`,
      'format/money': 'export declare const inPaise: (rupees: number) => number;\n',
    })
  })
})

describe('[BEY-20] the title of a review', () => {
  it('is the branch and what it is compared with, and the working copy where nothing is committed yet', () => {
    const base = { name: 'main', commit: '2bc5a6b5', subject: 'Round the badge' }
    expect(titleOf({ base, head: { name: 'badge', commit: '7d91805c', uncommitted: 0 } })).toBe(
      'badge against main',
    )
    expect(titleOf({ base, head: { name: 'main', commit: '2bc5a6b5', uncommitted: 3 } })).toBe(
      'Working copy against main',
    )
  })
})
