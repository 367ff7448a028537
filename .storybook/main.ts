import type { StorybookConfig } from '@storybook/react-vite'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mergeConfig, type Plugin } from 'vite'
import { componentSizesPlugin } from './component-sizes.ts'
import { componentsInUsePlugin } from './components-in-use.ts'
import { iconsInUsePlugin } from './icons-in-use.ts'
import { storiesOf, storyFolders } from './story-paths.ts'
import { tokensInUsePlugin } from './tokens-in-use.ts'

const components = fileURLToPath(new URL('../design-system/src/components', import.meta.url))

/** The parts of Radix that components import. Found mid-run, one that a new component needs fails whatever is shown then. */
const radixParts = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .flatMap(file => readFileSync(join(components, file), 'utf8').match(/(?<= from ')radix-ui\/[^']+/g) ?? [])

/** Big dependencies, named so that Vite bundles them once at start: found mid-run, a second React may load. */
const bundledAtStart = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'styled-components',
  ...new Set(radixParts),
  'lucide-react',
  '@tanstack/react-table',
  '@tanstack/react-query',
  'react-router-dom',
  'react-hook-form',
  '@hookform/resolvers/standard-schema',
  'zod',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  '@orpc/contract',
  '@orpc/server',
  '@orpc/openapi/fetch',
  'lowdb',
  'storybook/internal/csf',
  'axe-core',
]

/**
 * Has Storybook look for the props of components in files with JSX alone. It would read all that the mocks load from the
 * server too, which takes three seconds of a start.
 */
const propsOfComponents = (): Plugin => ({
  name: 'props-of-components',
  configResolved({ plugins }) {
    // Tests show no props, and have no such plugin.
    if (process.env.VITEST) return
    const docgen = plugins.find(({ name }) => name === 'storybook:react-docgen-plugin')
    if (typeof docgen?.transform !== 'function')
      throw new Error('Storybook reads the props of components otherwise')
    docgen.transform = { filter: { id: /\.tsx$/ }, handler: docgen.transform }
  },
})

/** Nobody debugs the libraries here, and their maps are two thirds of what a story loads. */
const librariesWithoutMaps = (): Plugin => ({
  name: 'libraries-without-maps',
  enforce: 'post',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: code => ({ code, map: { mappings: '' } }),
  },
})

const allStories = storyFolders.map(folder => `${folder}/**/*.stories.tsx`)

/** A run of a few files of stories (STORY_PATHS) reads no others: an index of all of them takes seconds. */
const stories = storiesOf(process.env.STORY_PATHS) ?? allStories

export default {
  framework: '@storybook/react-vite',
  stories: [...(stories === allStories ? ['./docs/**/*.mdx'] : []), ...stories.map(path => `../${path}`)],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: '../design-system/src/fonts', to: '/fonts' },
    { from: '../server/seed/pictures', to: '/pictures' },
    { from: './pictures/modes', to: '/accepted/modes' },
  ],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: config =>
    mergeConfig(config, {
      plugins: [
        propsOfComponents(),
        librariesWithoutMaps(),
        iconsInUsePlugin(),
        tokensInUsePlugin(),
        componentsInUsePlugin(),
        componentSizesPlugin(),
      ],
      oxc: {
        plugins: { styledComponents: { ssr: true, displayName: true, pure: true, namespace: 'shruti' } },
      },
      optimizeDeps: {
        include: bundledAtStart,
        // Whatever is run first looks for what all stories need, so that no later run finds more.
        entries: allStories,
      },
    }),
} satisfies StorybookConfig
