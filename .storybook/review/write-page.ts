import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Review } from './model.ts'
import { titleOf } from './title.ts'

const entry = fileURLToPath(new URL('../review-page/main.tsx', import.meta.url))

/** The page's program with the design system in it, as one script; its fonts are in it too. */
async function bundlePage(): Promise<string> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    oxc: {
      // Whatever NODE_ENV says around it.
      jsx: { runtime: 'automatic', development: false },
      plugins: { styledComponents: { ssr: false, displayName: false, pure: true, minify: true } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'review', fileName: 'review' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : []
  const chunks = bundle && 'output' in bundle ? bundle.output.filter(part => part.type === 'chunk') : []
  return chunks.map(({ code }) => code).join('\n')
}

const escaped = (json: string) => json.replaceAll('<', String.raw`\u003c`)

/**
 * Writes `index.html`, with everything in it but the pictures beside it, and `review.json`, which `decide` reads.
 * Opened from a file a page may fetch nothing, so that its facts stand in it.
 */
export async function writePage(review: Review, folder: string): Promise<string> {
  const facts = JSON.stringify(review)
  const code = (await bundlePage()).replaceAll('</script', String.raw`<\/script`)
  const page = join(folder, 'index.html')
  writeFileSync(join(folder, 'review.json'), facts)
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Review: ${titleOf(review).replaceAll(/[<&]/g, '')}</title>
</head>
<body>
<div id="root"></div>
<noscript>The review needs JavaScript.</noscript>
<script type="application/json" id="review">${escaped(facts)}</script>
<script>${code}</script>
</body>
</html>
`,
  )
  return page
}
