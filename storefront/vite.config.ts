import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

/**
 * `vite build` writes the browser's files to dist/client, `vite build --ssr` the server's module to dist/server.
 * The class names of styled-components must be the same in both: that is what its plugin is for.
 */
export default defineConfig(
  ({ mode, isSsrBuild }) =>
    ({
      plugins: [react()],
      oxc: {
        plugins: {
          styledComponents: {
            ssr: true,
            displayName: mode !== 'production',
            fileName: false,
            pure: true,
            minify: true,
          },
        },
      },
      build: {
        target: 'es2022',
        // Fonts stay files: the policy of the page allows none in data addresses.
        assetsInlineLimit: 0,
        manifest: !isSsrBuild,
        // The page's own script preloads what it needs, when it needs it.
        modulePreload: false,
        outDir: isSsrBuild ? 'dist/server' : 'dist/client',
        copyPublicDir: !isSsrBuild,
        rolldownOptions: {
          input: isSsrBuild
            ? 'src/app/entry-server.tsx'
            : ['index.html', 'src/app/entry-client.tsx', 'src/app/assets.ts'],
          output: isSsrBuild ? { entryFileNames: 'entry-server.js' } : {},
        },
      },
      ssr: { noExternal: [/^@shruti\//] },
      resolve: { dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query'] },
    }) as UserConfig,
)
