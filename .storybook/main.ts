import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { componentSizesPlugin } from './component-sizes.ts'
import { componentsInUsePlugin } from './components-in-use.ts'
import { iconsInUsePlugin } from './icons-in-use.ts'
import { tokensInUsePlugin } from './tokens-in-use.ts'

/** Big dependencies, named so that Vite bundles them once at start: found mid-run, a second React may load. */
const bundledAtStart = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'styled-components',
  'radix-ui/alert-dialog',
  'radix-ui/dialog',
  'radix-ui/tabs',
  'radix-ui/toast',
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
]

export default {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './atlas/**/*.stories.tsx',
    '../design-system/src/**/*.stories.tsx',
    '../storefront/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: '../design-system/src/fonts', to: '/fonts' },
    { from: '../server/seed/pictures', to: '/pictures' },
  ],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: config =>
    mergeConfig(config, {
      plugins: [iconsInUsePlugin(), tokensInUsePlugin(), componentsInUsePlugin(), componentSizesPlugin()],
      oxc: {
        plugins: { styledComponents: { ssr: true, displayName: true, pure: true, namespace: 'shruti' } },
      },
      optimizeDeps: { include: bundledAtStart },
    }),
} satisfies StorybookConfig
