import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { designTokenFiles } from './design-tokens.ts'
import { publishedManifest, type WorkspaceManifest } from './published-manifest.ts'
import { tokenCss } from '../src/tokens/token-css.ts'

/**
 * The last step of the build: makes `dist` the package that is published (`npm publish ./dist`). Vite has
 * written the modules, tsc their declarations; here come the manifest, the fonts, the tokens as CSS and as
 * JSON, the codemod, the licence and the readme.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

/** tsc leaves the `.ts` of relative imports in declarations; what lies beside them ends in `.js`. */
function pointDeclarationsAtModules() {
  const declarations = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.d.ts'),
  )
  for (const name of declarations) {
    const file = join(dist, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1'))
  }
}

/** One file with its parser within: who uses the components installs nothing for it, and no component imports it. */
async function bundleCodemod() {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/codemod/main.ts',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'codemod.js' } },
    },
  })
  const parser = dirname(fileURLToPath(import.meta.resolve('@babel/parser/package.json')))
  copyFileSync(join(parser, 'LICENSE'), join(dist, 'codemod.LICENSE'))
}

pointDeclarationsAtModules()
await bundleCodemod()
const workspace = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as WorkspaceManifest
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(publishedManifest(workspace), null, 2)}\n`)
writeFileSync(join(dist, 'tokens.css'), `${tokenCss}\n`)
mkdirSync(join(dist, 'design-tokens'))
for (const [name, tokens] of Object.entries(designTokenFiles))
  writeFileSync(join(dist, 'design-tokens', name), `${JSON.stringify(tokens, null, 2)}\n`)
cpSync(join(root, 'src/fonts'), join(dist, 'fonts'), { recursive: true })
for (const name of ['LICENSE', 'README.md']) copyFileSync(join(root, name), join(dist, name))
