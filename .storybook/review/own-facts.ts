import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { designTokenFiles, DesignToken, tokensIn } from '../../design-system/scripts/design-tokens.ts'

// Run by `stories.ts` in a process of its own, on the tree of the base and on this one: modules of two trees do not mix.
const [root, output] = process.argv.slice(2)
if (root === undefined || output === undefined) throw new Error('own-facts.ts ROOT OUTPUT')

const load = async <Module>(file: string) => (await import(pathToFileURL(join(root, file)).href)) as Module

interface DesignTokens {
  readonly designTokenFiles: typeof designTokenFiles
  readonly tokensIn: typeof tokensIn
}

const { designTokenFiles: files, tokensIn: list } = await load<DesignTokens>(
  'design-system/scripts/design-tokens.ts',
)
const { publicApi } = await load<{ publicApi: readonly string[] }>('design-system/test/public-api.ts')

/** A value as one would write it in CSS, where that is short; a font or a shadow as its parts. */
function cssOf({ $type, $value, $extensions }: DesignToken): string {
  const { fluid, fontStretch } = $extensions['in.shruti']
  if (fluid !== undefined && $type === 'dimension') return fluid
  if ($type === 'color') {
    const { hex, alpha } = $value as { hex: string; alpha: number }
    return alpha === 1
      ? hex
      : `${hex}${Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')}`
  }
  if ($type === 'dimension' || $type === 'duration') {
    const { value, unit } = $value as { value: number; unit: string }
    return `${value}${unit}`
  }
  if ($type === 'number') return String($value)
  return JSON.stringify({ value: $value, ...(fluid && { fluid }), ...(fontStretch && { fontStretch }) })
}

const group = (file: 'base.tokens.json' | 'light.tokens.json' | 'dark.tokens.json', theme: string) =>
  list(files[file]).map(([, token]) => ({
    token: token.$extensions['in.shruti'].typescript,
    theme,
    css: cssOf(token),
  }))

writeFileSync(
  output,
  JSON.stringify({
    tokens: [
      ...group('base.tokens.json', 'both'),
      ...group('light.tokens.json', 'light'),
      ...group('dark.tokens.json', 'dark'),
    ],
    api: publicApi,
  }),
)
