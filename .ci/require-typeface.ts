import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** What the pictures were taken with where the shop's own typeface does not reach: in e-mails, and for an arrow. */
const family = 'Liberation Sans'

export const typefaceMissing =
  `The pictures of stories hold with ${family} in place of Arial, which this machine does not have. ` +
  'Run `apt-get install -y fonts-liberation`, or `npm run test:stories` to run the stories without pictures.'

/** Where Debian keeps it: a system without a screen may lack the command that knows. */
const debianFolder = '/usr/share/fonts/truetype/liberation'

/** Whether fontconfig puts the typeface in Arial's place. Systems other than Linux draw text in ways of their own. */
function hasTypeface(): boolean {
  if (process.platform !== 'linux') return true
  const { error, stdout } = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' })
  return error ? existsSync(debianFolder) : stdout.split(',').includes(family)
}

/** Global setup of the pictures: fails at once, with the command that helps, and not with a hundred pictures. */
export default function setup(): void {
  if (!hasTypeface()) throw new Error(typefaceMissing)
}

// As a command it ends with an error where the typeface is missing.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !hasTypeface()) {
  process.stderr.write(`${typefaceMissing}\n`)
  process.exitCode = 1
}
