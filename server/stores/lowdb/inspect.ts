import { basename, join } from 'node:path'
import type { StoreFileSystem } from './file-system.ts'
import { readFrames, type Frame, type FramesEnd } from './frames.ts'
import { storeFileNames, type Header } from './layout.ts'
import { withFile } from './store-file.ts'

/** A part of a file that does not hold what was written there, or something that is missing between two frames. */
export interface Damage {
  /** Bytes from the start of the file. */
  readonly offset: number
  /** Bytes that cannot be read; 0 where something is missing. */
  readonly bytes: number
  readonly problem: string
}

export interface FileInspection {
  /** Absolute path. */
  readonly path: string
  /** Undefined for a file other than a snapshot or a journal, or when the header cannot be read. */
  readonly header: Header | undefined
  /** Good frames, the header among them. */
  readonly frames: number
  /** The number of the last good frame; undefined without one and in format 1. */
  readonly lastNumber: number | undefined
  /** How the file ends. A last journal may end `torn`: that is a write which was never acknowledged. */
  readonly end: FramesEnd
  /** All of it, ascending. A torn end is in it too. */
  readonly damages: readonly Damage[]
}

/**
 * Reads every file of a store to its end, those included that a start would not look at, and goes on behind what is
 * damaged. It takes no lock and writes nothing; of a store in use it may see a write that is not finished.
 *
 * It looks at files one by one. Whether they belong together, whether nothing is missing between or behind them, and
 * whether a start succeeds, says `readStore`.
 * @param onFrame called with each good frame, file by file, headers included: `applyRecords` (snapshot) and
 *   `applyChanges` (journal) put what they hold into maps. Numbers tell what is missing in between
 */
export async function inspectStore(
  { fileSystem, directory }: { readonly fileSystem: StoreFileSystem; readonly directory: string },
  onFrame: (frame: Frame, file: string) => void = () => undefined,
): Promise<FileInspection[]> {
  const inspections: FileInspection[] = []
  for (const name of storeFileNames(await fileSystem.list(directory)).toSorted()) {
    inspections.push(await inspectFile(fileSystem, join(directory, name), onFrame))
  }
  return inspections
}

async function inspectFile(
  fileSystem: StoreFileSystem,
  path: string,
  onFrame: (frame: Frame, file: string) => void,
): Promise<FileInspection> {
  const isFileOfRecords = /^(snapshot|journal)/.test(basename(path))
  const damages: Damage[] = []
  let header: Header | undefined
  let frames = 0
  let lastNumber: number | undefined
  let isComplete = !basename(path).startsWith('snapshot')
  const end = await withFile(fileSystem, path, file =>
    readFrames(
      file,
      frame => {
        const { value, number, offset } = frame
        if (offset === 0 && isFileOfRecords) header = value as Header
        if (lastNumber !== undefined && number !== lastNumber + 1) {
          damages.push({
            offset,
            bytes: 0,
            problem: `after ${lastNumber} comes ${number}: what was between is missing`,
          })
        }
        frames += 1
        lastNumber = number
        isComplete ||= !Array.isArray(value) && offset > 0
        onFrame(frame, path)
      },
      ({ offset, bytes }) => damages.push({ offset, bytes, problem: 'the checksum does not match' }),
    ),
  )
  if (isFileOfRecords && header === undefined)
    damages.push({ offset: 0, bytes: 0, problem: 'its beginning is missing' })
  if (!isComplete) damages.push({ offset: end.offset, bytes: 0, problem: 'the snapshot is not complete' })
  return {
    path,
    header,
    frames,
    lastNumber,
    end,
    damages: damages.toSorted((left, right) => left.offset - right.offset),
  }
}
