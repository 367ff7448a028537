import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { showsStories, StoryRun } from '../.storybook/unchanged/story-run.ts'
import { npm } from './npm.ts'
import { saidOfWritten, settlePictures } from './pictures.ts'
import { countCheck, countReport, summaryLine, type Tally } from './tally.ts'

/** A vitest project, which counts its tests. */
interface Project {
  readonly kind: 'project'
  readonly vitest: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The variable that takes paths, a line each, where they name something else than files of tests. */
  readonly pathsIn?: string
  /** The variable that takes them as well, for what is made ready before the tests. */
  readonly pathsAlsoIn?: string
  /** The variable that takes the files of the stories that changed, where what else the project tests is tested at all events. */
  readonly changedIn?: string
}

/** One thing to run. A check passes or fails as a whole. */
type Part = { readonly kind: 'check'; readonly script: string } | Project

const ofStories = {
  kind: 'project',
  vitest: ['--config', '.storybook/vitest.config.ts'],
  pathsAlsoIn: 'STORY_PATHS',
} as const

const packageTests: Project = { kind: 'project', vitest: ['--project', 'package'] }
const storybookBuild = 'build-storybook'
const unitTests = ['--project', 'unit', '--project', 'tools']
const contractTests = ['--project', 'contract']

/**
 * The parts of `npm test`, cheapest first; what one part consists of runs side by side, for not all of it can use two
 * processors. `npm test -- unit e2e` runs those named; `--update` makes `visual` and `modes` accept the pictures as they are now;
 * a word with a slash narrows the named projects to the files of that path; `--watch` runs the first of them until it is
 * stopped, and anew at each change. Stories that are what they were when they last passed, in this clone or upstream, are not
 * shown again; with `--all`, in CI, and where a path names them, they are.
 */
const parts: Readonly<Record<string, readonly Part[]>> = {
  check: [
    { kind: 'check', script: 'check:types' },
    { kind: 'check', script: 'check:lint' },
    { kind: 'check', script: 'check:format' },
  ],
  code: [{ kind: 'project', vitest: [...unitTests, ...contractTests] }],
  unit: [{ kind: 'project', vitest: unitTests }],
  contract: [{ kind: 'project', vitest: contractTests }],
  build: [{ kind: 'check', script: 'build' }],
  package: [packageTests],
  packages: [packageTests, { kind: 'check', script: storybookBuild }],
  stories: [ofStories],
  visual: [{ ...ofStories, env: { VISUAL: '1' } }],
  modes: [{ ...ofStories, env: { VISUAL: 'modes' } }],
  served: [{ kind: 'project', vitest: ['--project', 'served'], pathsIn: 'SERVED_PATHS' }],
  storybook: [{ kind: 'project', vitest: ['--project', 'storybook'], changedIn: 'CHANGED_STORIES' }],
  e2e: [{ kind: 'project', vitest: ['--project', 'e2e'] }],
}

/**
 * `code` is `unit` and `contract` at a time, since the contract on PostgreSQL waits for it and is one file; `packages` has
 * Storybook built for its tests meanwhile. `visual` runs the stories and takes their pictures: `stories` alone would run them
 * twice, `modes` a part of them.
 */
const all = ['check', 'code', 'build', 'packages', 'visual', 'served', 'storybook', 'e2e']

const takesPictures = ({ env }: Project) => env?.['VISUAL'] !== undefined

const picturesFolder = fileURLToPath(new URL('../.storybook/pictures', import.meta.url))

/** Started as it is: npx would take a second to find it. */
const vitestProgram = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))

const outcomeReporter = fileURLToPath(new URL('../.storybook/unchanged/outcome-reporter.ts', import.meta.url))

/**
 * Runs a check and prints all that it said when it has ended: several run at a time, and their lines would mix.
 * Resolves with its exit code; 1 when a signal ended it.
 */
function runCheck(script: string) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(npm, ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('error', reject)
    // Not at its exit: what it said last may still be on its way.
    child.once('close', code => {
      process.stdout.write(`\n=== ${script}\n${Buffer.concat(said).toString()}`)
      resolve(code ?? 1)
    })
  })
}

/** Runs a command with its output on ours. Resolves with its exit code; 1 when a signal ended it. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}

function readReport(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

interface RunOptions {
  /** Where reports may lie meanwhile. */
  readonly folder: string
  /** Paths that narrow a project; none for all of it. */
  readonly paths: readonly string[]
  readonly accepting: boolean
  /** Whether stories are shown that have not changed since they passed. */
  readonly takingAll: boolean
}

/** A project, narrowed to paths. */
function narrowed({ vitest, env, pathsIn, pathsAlsoIn }: Project, paths: readonly string[]) {
  const variable = pathsIn ?? pathsAlsoIn
  return {
    words: pathsIn === undefined ? [...vitest, ...paths] : vitest,
    env: { ...env, ...(variable !== undefined && { [variable]: paths.join('\n') }) },
  }
}

/** Runs a project until it is stopped, and anew whenever a file of it is saved: browser and Vite stay as they are. */
async function watchProject(name: string, paths: readonly string[]): Promise<number> {
  const [part] = parts[name] ?? []
  if (part?.kind !== 'project') {
    process.stderr.write(`${name} cannot be watched: name a project such as stories or visual\n`)
    return 2
  }
  const { words, env } = narrowed(part, paths)
  return run(process.execPath, [vitestProgram, 'watch', ...words], env)
}

async function runProject(name: string, part: Project, options: RunOptions): Promise<Tally> {
  const { folder, paths, accepting, takingAll } = options
  const report = join(folder, `${name}.json`)
  const namesFile = join(folder, `${name}.names`)
  const writtenFile = join(folder, `${name}.written`)
  const stories =
    showsStories(name) && paths.length === 0
      ? new StoryRun(name, {
          all: takingAll,
          namesFile,
          outcomesFile: join(folder, `${name}.outcomes`),
        })
      : undefined
  const { changed, unchanged = 0 } = stories ?? {}
  const { changedIn } = part
  const { words, env } = narrowed(part, (changedIn === undefined ? changed : undefined) ?? paths)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (stories) reporters.push(`--reporter=${outcomeReporter}`)
  const untaken = unchanged > 0 ? { unchanged } : {}
  if (changed?.length === 0 && changedIn === undefined) {
    const tally = { name, passed: 0, failed: 0, ...untaken }
    return name === 'visual' ? settlePictures(tally, { folder: picturesFolder, namesFile }, accepting) : tally
  }
  const code = await run(process.execPath, [vitestProgram, 'run', ...words, ...reporters], {
    ...env,
    ...(changedIn !== undefined && changed && { [changedIn]: changed.join('\n') }),
    ...stories?.env,
    VISUAL_NAMES: namesFile,
    VISUAL_WRITTEN: writtenFile,
  })
  if (accepting && takesPictures(part))
    process.stdout.write(`\n${saidOfWritten(relative(process.cwd(), picturesFolder), writtenFile)}\n`)
  // Not every file of stories stands for a component in all modes.
  const mayBeEmpty = name === 'modes' && changed !== undefined
  const tally = { ...countReport(name, code, readReport(report), { mayBeEmpty }), ...untaken }
  // What was accepted in this run is seen to look so again in the next one.
  if (!accepting) stories?.remember()
  if (name !== 'visual' || !stories) return tally
  return settlePictures(tally, { folder: picturesFolder, namesFile }, accepting)
}

async function runPart(name: string, part: Part, options: RunOptions): Promise<Tally> {
  const startedAt = Date.now()
  if (part.kind === 'check') {
    const code = await runCheck(part.script)
    return { ...countCheck(part.script, code), ms: Date.now() - startedAt }
  }
  process.stdout.write(`\n=== ${name}\n`)
  return { ...(await runProject(name, part, options)), ms: Date.now() - startedAt }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const accepting = words.includes('--update')
  if (accepting) process.env.VISUAL_UPDATE = '1'
  const takingAll = words.includes('--all') || Boolean(process.env.CI)
  const paths = words.filter(word => word.includes('/'))
  const wanted = words.filter(
    word => !['--update', '--watch', '--all'].includes(word) && !paths.includes(word),
  )
  const unknown = wanted.filter(name => !(name in parts))
  if (unknown.length > 0) {
    process.stderr.write(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}\n`)
    process.exit(2)
  }
  if (words.includes('--watch')) process.exit(await watchProject(wanted[0] ?? 'stories', paths))
  const folder = mkdtempSync(join(tmpdir(), 'shruti-test-'))
  const tallies: Tally[] = []
  try {
    for (const name of wanted.length > 0 ? wanted : all) {
      const running = (parts[name] ?? []).map(part =>
        runPart(name, part, { folder, paths, accepting, takingAll }),
      )
      const ended = await Promise.all(running)
      if (ended.some(tally => tally.name === storybookBuild && tally.failed === 0))
        process.env.STORYBOOK_BUILT = '1'
      tallies.push(...ended)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  process.stdout.write(`\n${summaryLine(tallies)}\n`)
  // Not `process.exit`: of what a pipe has not taken yet it would drop all but 64 kB, the last line first.
  process.exitCode = tallies.some(tally => tally.failed > 0) ? 1 : 0
}

await main()
