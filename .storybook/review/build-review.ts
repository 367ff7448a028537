import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readersOfTokens } from '../tokens-in-use.ts'
import { userOf } from '../users-of.ts'
import { accessibilityChanges, standingChanges } from './accessibility.ts'
import { affectedBy } from './affected.ts'
import { installBase, unpackCommit } from './base-tree.ts'
import { changedFiles, findBase, findHead, git } from './git.ts'
import { ImportGraph } from './import-graph.ts'
import type { AccessibilityChange, ApiChange, FailedStory, Review, SizeChange } from './model.ts'
import { isOfPackage, isWeighed, packageChanges } from './package-facts.ts'
import { pictureChanges, storyChanges, storyOf } from './pictures.ts'
import { Progress } from './progress.ts'
import { nameChanges } from './public-api.ts'
import { runStories } from './run-stories.ts'
import { filesToRun, notesOnRun, sayRun, type RunChoice } from './run-plan.ts'
import { sum } from './sum.ts'
import { removeFolder } from './stopping.ts'
import { listStories, readOwnFacts } from './stories.ts'
import { tokenChanges } from './token-changes.ts'
import { writePage } from './write-page.ts'

export interface ReviewOptions extends RunChoice {
  readonly root: string
  /** The page's folder; what is in it goes. */
  readonly output: string
}

function filesOfTree(root: string): readonly string[] {
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard')
  return listed.split('\n').filter(file => existsSync(join(root, file)))
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 1000)

/** @throws Error for a folder that holds something else than a review */
function refuseOtherFolder(output: string): void {
  if (!existsSync(output) || existsSync(join(output, 'review.json')) || readdirSync(output).length === 0)
    return
  throw new Error(`${output} holds something else than a review. Name another folder.`)
}

/** Builds the page of what changed since the base. Resolves with the page's path and what it says. */
export async function buildReview(options: ReviewOptions): Promise<{ page: string; review: Review }> {
  const { root, output } = options
  refuseOtherFolder(output)
  const base = findBase(root, options.base)
  const progress = new Progress(8)
  const notes: string[] = []
  progress.step(`Unpack ${base.name} (${base.commit.slice(0, 8)}) and install its dependencies`)
  const baseTree = unpackCommit(root, base.commit)
  try {
    await installBase(root, baseTree)
    const files = changedFiles(root, base.commit)
    // Named when its files are read: a run takes minutes, in which somebody goes on working.
    const head = findHead(root)

    progress.step('Read tokens and public names on both sides')
    const [oldFacts, facts] = await Promise.all([readOwnFacts(baseTree), readOwnFacts(root)])
    const changedTokens = new Set(
      tokenChanges(oldFacts.tokens, facts.tokens, () => []).map(({ token }) => token),
    )
    const readers = readersOfTokens(changedTokens, root)
    const oldReaders = readersOfTokens(changedTokens, baseTree)
    const tokens = tokenChanges(oldFacts.tokens, facts.tokens, token => [
      ...new Set((readers.get(token) ?? oldReaders.get(token) ?? []).map(userOf)),
    ])

    progress.step('List the stories on both sides')
    const [before, after] = await Promise.all([listStories(baseTree), listStories(root)])
    const listed = { before, after }
    const fileOf = new Map(after.map(({ id, file }) => [id, file]))
    progress.part('Find the stories and pages that read something that changed')
    const tree = filesOfTree(root)
    const affected = affectedBy({ files, tokenReaders: readers }, tree, new ImportGraph(root, tree))
    const toRun = filesToRun(tree, affected, options)
    notes.push(...notesOnRun(options, affected, toRun))
    for (const line of sayRun(options, affected, toRun)) progress.say(line)

    progress.step(`Run ${sum(toRun.length, 'file', 'files')} of stories as they are now`)
    const failed: FailedStory[] = []
    const now = await runStories({
      root,
      files: toRun,
      pictures: true,
      onProgress: (done, all) => progress.count(done, all),
    })
    failed.push(...now.failed.map(story => ({ ...story, side: 'after' as const })))

    const onBothSides = toRun.filter(file => existsSync(join(baseTree, file)))
    progress.step(`Run ${sum(onBothSides.length, 'file', 'files')} of stories of the base`)
    let accessibility: readonly AccessibilityChange[] = []
    let comparedByAxe = 0
    try {
      const then = await runStories({
        root: baseTree,
        files: onBothSides,
        pictures: false,
        onProgress: (done, all) => progress.count(done, all),
      })
      failed.push(...then.failed.map(story => ({ ...story, side: 'before' as const })))
      const changes = accessibilityChanges(then.findings, now.findings)
      const unsure = new Set(
        changes.flatMap(({ kind, storyId }) => (kind === 'incomplete' ? (fileOf.get(storyId) ?? []) : [])),
      )
      accessibility = standingChanges(
        changes,
        await changesAgain({ root, baseTree, files: [...unsure], progress }),
      )
      const passed = changes.length - accessibility.length
      if (passed > 0)
        notes.push(
          `${sum(passed, 'thing', 'things')} that axe could not decide came and went by chance: ${passed === 1 ? 'it is' : 'they are'} left out.`,
        )
      if (accessibility.some(({ kind }) => kind === 'incomplete'))
        notes.push(
          'What axe could not decide and two looks found changed the same way is listed as to be looked at: that may be chance too.',
        )
      comparedByAxe = Object.keys(now.findings).filter(id => id in then.findings).length
      notes.push(
        `Accessibility was compared in ${sum(comparedByAxe, 'story', 'stories')}: those that ran on both sides.`,
      )
    } catch (error) {
      notes.push(
        `Accessibility was not compared, for the stories of the base did not run: ${reasonOf(error)}`,
      )
    }

    progress.step('Compare the package')
    let sizes: readonly SizeChange[] = []
    let declarations: ApiChange['declarations'] = []
    if (files.some(isOfPackage)) {
      try {
        const changes = await packageChanges(baseTree, root, {
          isWeighed: isWeighed(options.paths, files),
          onPart: what => progress.part(what),
          onProgress: (done, all) => progress.count(done, all),
        })
        sizes = changes.sizes.changes
        declarations = changes.declarations
        if (options.paths.length > 0)
          notes.push(
            `Only the components of ${options.paths.join(', ')} and those that changed were weighed. Without a path all are.`,
          )
        const { small } = changes.sizes
        if (small > 0)
          notes.push(
            `${sum(small, 'component', 'components')} of less than 0.1 kB more or less than before ${small === 1 ? 'is' : 'are'} left out of the sizes.`,
          )
      } catch (error) {
        notes.push(`Sizes and declarations were not compared: ${reasonOf(error)}`)
      }
    } else
      notes.push('Nothing that the package is built from has changed: its components weigh what they did.')

    progress.step('Compare the pictures')
    rmSync(output, { recursive: true, force: true })
    mkdirSync(output, { recursive: true })
    const { changes, lookSame } = await pictureChanges({
      root,
      base: baseTree,
      output,
      stories: listed.after,
      onProgress: (done, all) => progress.count(done, all),
    })
    if (lookSame > 0)
      notes.push(`${sum(lookSame, 'picture was', 'pictures were')} taken again and look the same.`)

    const earlier = changes.filter(
      ({ name, after: shown, taken }) =>
        shown && !taken && !toRun.includes(fileOf.get(storyOf(name, after)) ?? ''),
    )
    if (earlier.length > 0)
      notes.push(
        `${sum(earlier.length, 'picture is', 'pictures are')} of an earlier run, which left them in visual-diff.`,
      )

    progress.step('Write the page')
    const review: Review = {
      base,
      head,
      changedFiles: files,
      stories: storyChanges(changes, listed, file => affected.stories.get(file) ?? []),
      tokens,
      accessibility,
      comparedByAxe,
      sizes,
      api: { ...nameChanges(oldFacts.api, facts.api), declarations },
      pages: affected.pages,
      failed,
      notes,
    }
    const page = await writePage(review, output)
    progress.end(`${sum(review.stories.length, 'story', 'stories')} to review: ${page}`)
    return { page, review }
  } finally {
    progress.end()
    removeFolder(baseTree)
  }
}

/** What axe finds otherwise when both sides are run alike, without pictures. */
async function changesAgain({
  root,
  baseTree,
  files,
  progress,
}: {
  readonly root: string
  readonly baseTree: string
  readonly files: readonly string[]
  readonly progress: Progress
}): Promise<readonly AccessibilityChange[]> {
  const runs = []
  for (const [side, name] of [
    [baseTree, 'of the base'],
    [root, 'as they are now'],
  ] as const) {
    if (files.length > 0)
      progress.part(
        `Look a second time at what axe could not decide: ${sum(files.length, 'file', 'files')} of stories ${name}`,
      )
    runs.push(
      await runStories({
        root: side,
        files,
        pictures: false,
        onProgress: (done, all) => progress.count(done, all),
      }),
    )
  }
  const [then, now] = runs
  return then && now ? accessibilityChanges(then.findings, now.findings) : []
}
