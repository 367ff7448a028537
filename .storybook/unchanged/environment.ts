import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../../.ci/chromium.ts'

function say(command: string, ...words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(command, words, { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/** The lock file, and what npm wrote of what it has installed. */
const packageLists = ['package-lock.json', 'node_modules/.package-lock.json']

/**
 * What draws the pictures: Node, the system, the browser, its fonts and the packages. Two that are equal draw alike.
 *
 * @returns undefined where it cannot be told, for want of a browser or of fontconfig
 */
export function drawingEnvironment(root: string): string | undefined {
  const chromium = findChromium()
  const browser = chromium && say(chromium, '--version')
  const fonts = say('fc-list', ':', 'file', 'family', 'style', 'fontversion')
  if (!browser || fonts === undefined) return undefined
  const packages = packageLists
    .map(file => join(root, file))
    .map(path => (existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : ''))
  const { platform, arch, version } = process
  return JSON.stringify({
    node: version,
    system: `${platform} ${arch}`,
    browser: `${chromium} ${browser.trim()}`,
    fonts: fonts.split('\n').toSorted(),
    packages,
  })
}
