import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Tally } from './tally.ts'

export interface PictureFolder {
  /** Where the accepted pictures are, one `<name>.webp` each; a name may begin with a folder: `modes/actions-button`. */
  readonly folder: string
  /** The file into which a run wrote the name of every picture that a story has, a line each; a tab ends the name. */
  readonly namesFile: string
}

/** The accepted pictures, as paths, that no story has any more: of a story that is gone or was renamed. */
export function orphanedPictures({ folder, namesFile }: PictureFolder): readonly string[] {
  if (!existsSync(folder)) return []
  const names = existsSync(namesFile) ? readFileSync(namesFile, 'utf8').split('\n') : []
  const known = new Set(names.map(line => `${line.split('\t')[0]}.webp`))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.webp') && !known.has(file))
    .toSorted()
    .map(file => join(folder, file))
}

/**
 * Counts pictures without a story as a failure of the run that compared all stories, or removes them when it
 * accepts. A run that failed did not see every story: then nothing can be said of what it did not see.
 */
export function settlePictures(tally: Tally, pictures: PictureFolder, accepting: boolean): Tally {
  if (tally.failed > 0) return tally
  const orphans = orphanedPictures(pictures)
  if (accepting) for (const path of orphans) rmSync(path)
  if (accepting || orphans.length === 0) return tally
  return {
    ...tally,
    failed: orphans.length,
    reason: `pictures of stories that are gone, which \`npm run test:visual -- --update\` removes: ${orphans.join(', ')}`,
  }
}

/**
 * What an accepting run says of the pictures that it wrote.
 * @param folder of the accepted pictures, as it is to be shown
 * @param writtenFile into which the run wrote their names, a line each; it wrote none where there is no such file
 */
export function saidOfWritten(folder: string, writtenFile: string): string {
  const names = existsSync(writtenFile) ? readFileSync(writtenFile, 'utf8').split('\n') : []
  const written = [...new Set(names.filter(name => name !== ''))].toSorted()
  if (written.length === 0) return 'No picture differs from the accepted one: none was written.'
  const count = written.length === 1 ? '1 picture was' : `${written.length} pictures were`
  const paths = written.map(name => `  ${folder}/${name}.webp`)
  return [`${count} written. Look at what changed, and commit it:`, ...paths].join('\n')
}
