import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildReview } from './build-review.ts'
import { decide } from './decide.ts'
import type { StoryChange } from './model.ts'
import { leaveNothingWhenStopped } from './stopping.ts'

const help = `npm run review -- BASE [--all | --no-run] [--output FOLDER] [part/of/a/path …]
  Builds a page of what changed against a commit or branch, in review/ or FOLDER.
  Runs the stories that read something that changed; with --all every story, with --no-run none.
  Words with a slash narrow the run to files of stories whose path contains one.

npm run review -- decide FOLDER [--accept ID …] [--accept-rest] [--reject ID …]
  Carries out what was decided on the page of FOLDER; the page says this command.
`

/** npm runs a script in the folder of its package: the root of the repository. */
const root = process.cwd()

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const said = ({ id, file, reasons }: StoryChange) =>
  `  ${id}${file === undefined ? '' : `, ${file}`}${reasons.length > 0 ? `: look at ${reasons.slice(0, 5).join(', ')}` : ''}`

function carryOut(words: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: spread(words),
    allowPositionals: true,
    options: {
      accept: { type: 'string', multiple: true, default: [] },
      reject: { type: 'string', multiple: true, default: [] },
      'accept-rest': { type: 'boolean', default: false },
    },
  })
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) return fail(help)
  if (values['accept-rest'] && values.accept.length > 0) return fail('--accept or --accept-rest, not both.')
  const { accepted, rejected, written } = decide(root, resolve(folder), {
    accept: values['accept-rest'] ? 'rest' : values.accept,
    reject: values.reject,
  })
  const pictures = `${written} accepted ${written === 1 ? 'picture' : 'pictures'} changed`
  process.stdout.write(`${accepted.length} accepted, ${rejected.length} rejected: ${pictures}.\n`)
  if (accepted.length > 0) process.stdout.write('Commit .storybook/pictures with the change.\n')
  if (rejected.length > 0) {
    const list = rejected.map(said).join('\n')
    process.stdout.write(
      `Rejected. Their pictures are the base's, and fail until these stories look otherwise:\n${list}\n`,
    )
  }
}

/** "--accept a b" as "--accept=a --accept=b". */
function spread(words: readonly string[]): string[] {
  let option: string | undefined
  return words.flatMap(word => {
    if (word === '--accept' || word === '--reject') {
      option = word
      return []
    }
    if (word.startsWith('--')) option = undefined
    return option === undefined ? [word] : [`${option}=${word}`]
  })
}

async function build(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      'no-run': { type: 'boolean', default: false },
      output: { type: 'string', default: 'review' },
    },
  })
  const [base, ...paths] = positionals
  if (base === undefined || (values.all && values['no-run'])) return fail(help)
  leaveNothingWhenStopped()
  await buildReview({
    root,
    base,
    output: resolve(values.output),
    run: values.all ? 'all' : values['no-run'] ? 'none' : 'affected',
    paths,
  })
}

const [first, ...rest] = process.argv.slice(2)
try {
  if (first === 'decide') carryOut(rest)
  else await build(process.argv.slice(2))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
