import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const forbidden: ReadonlyArray<readonly [file: string, imported: string]> = [
  ['design-system/src/components/Card/Card.tsx', '@shruti/server/contract'],
  ['design-system/src/components/Card/Card.tsx', '@shruti/mock-api'],
  ['design-system/src/components/Card/Card.tsx', '../../../../storefront/src/paths.ts'],
  ['design-system/src/components/Card/Card.tsx', '../../../../server/contract/index.ts'],
  ['design-system/src/components/Card/Card.stories.tsx', '@shruti/server/domain'],
  ['design-system/src/components/Card/Card.stories.tsx', '@shruti/storefront'],
  ['storefront/src/api/api.ts', '@shruti/server/domain'],
  ['storefront/src/api/api.ts', '@shruti/server/seed'],
  ['storefront/src/api/api.ts', '../../../server/http/app.ts'],
  ['storefront/src/api/api.ts', '@shruti/mock-api'],
  ['storefront/src/pages/home.tsx', 'styled-components'],
  ['storefront/src/api/api.ts', '../pages/home.tsx'],
  ['storefront/src/queries/cart.ts', '../parts/cart/add-to-cart.ts'],
  ['storefront/src/parts/cart/add-to-cart.ts', '../../shell/ShopLayout.tsx'],
  ['storefront/src/pages/home.tsx', '@shruti/mock-api'],
  ['storefront/src/pages/home.stories.tsx', '@shruti/server/domain'],
  ['server/contract/routes.ts', '../domain/router.ts'],
  ['server/contract/routes.ts', 'node:fs'],
  ['server/domain/router.ts', '../http/app.ts'],
  ['server/domain/router.ts', '../stores/memory.ts'],
  ['server/domain/router.ts', 'express'],
  ['server/domain/router.ts', 'node:crypto'],
  ['server/domain/cart/add-item.ts', '../../seed/index.ts'],
  ['server/seed/index.ts', 'node:fs'],
  ['server/stores/memory.ts', 'node:fs'],
  ['server/stores/lowdb/open.ts', '../../http/app.ts'],
  ['server/stores/lowdb/open.ts', '../../contract/index.ts'],
  ['server/http/app.ts', '@shruti/mock-api'],
  ['server/http/app.ts', '@shruti/design-system'],
  ['mock-api/src/world.ts', '../../server/http/app.ts'],
  ['mock-api/src/world.ts', '@shruti/design-system'],
  ['mock-api/src/world.ts', 'node:crypto'],
  ['mock-api/src/world.ts', '../../server/domain/index.ts'],
  ['server/stores/memory.ts', '../seed/index.ts'],
  ['server/domain/cart/add-item.ts', '../../contract-suite/index.ts'],
]

const allowed: ReadonlyArray<readonly [file: string, imported: string]> = [
  ['design-system/src/components/Bag/Bag.stories.tsx', '@shruti/mock-api'],
  ['storefront/src/api/client.ts', '@shruti/server/contract/routes'],
  ['storefront/src/api/client.ts', '@shruti/design-system'],
  ['storefront/src/pages/cart.stories.tsx', '@shruti/mock-api'],
  ['storefront/src/pages/home.tsx', '../parts/cart/add-to-cart.ts'],
  ['storefront/src/queries/cart.ts', '../paths.ts'],
  ['storefront/src/queries/cart.test.ts', '../pages/home.tsx'],
  ['server/http/listen.ts', '../domain/router.ts'],
  ['server/domain/listing.ts', '../contract/index.ts'],
  ['server/domain/listing.test.ts', '../stores/memory.ts'],
  ['mock-api/src/persona.ts', '@shruti/server/domain'],
  ['mock-api/src/persona.ts', '@shruti/server/stores/memory'],
  ['server/stores/lowdb/lock.ts', 'node:fs'],
  ['server/contract/routes.ts', 'zod'],
  ['storefront/e2e/cart.test.ts', '../../.ci/chromium.ts'],
  ['.ci/pictures.ts', 'node:fs'],
]

interface Findings {
  readonly diagnostics: ReadonlyArray<{ readonly code: string; readonly filename: string }>
}

/** The lint's complaints about imports over a folder that holds all cases, one file each. */
function lint(folder: string): ReadonlySet<string> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as Findings
  const imports = diagnostics.filter(finding => finding.code === 'shruti(import-layers)')
  return new Set(imports.map(finding => finding.filename))
}

/** Each way of importing is tried by some of the cases. */
const statement = (index: number) =>
  ['import { thing }', 'import type { Thing }', 'export *'][index % 3] ?? ''

const numbered = (file: string, index: number) =>
  file.replace(/(\.stories|\.test)?\.(tsx?)$/, `-${index}$1.$2`)

describe('imports between the workspaces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shruti-imports-'))
  let refused: ReadonlySet<string>

  beforeAll(() => {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    cpSync(join(root, '.ci/lint'), join(folder, '.ci/lint'), { recursive: true })
    for (const [index, [file, imported]] of [...forbidden, ...allowed].entries()) {
      const path = join(folder, numbered(file, index))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${statement(index)} from '${imported}'\n`)
    }
    refused = lint(folder)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(forbidden.map(([file, imported], index) => ({ file, imported, index })))(
    'refuses $imported in $file',
    ({ file, index }) => expect(refused).toContain(numbered(file, index)),
  )

  it.each(allowed.map(([file, imported], index) => ({ file, imported, index: index + forbidden.length })))(
    'allows $imported in $file',
    ({ file, index }) => expect(refused).not.toContain(numbered(file, index)),
  )
})
