import { basename, join } from 'node:path'
import { StoreVersionMismatch } from '../store-version-mismatch.ts'
import { StoreCorrupt } from './errors.ts'

/*
 * What a store's folder holds. Every file is made of frames (frames.ts), the first of which is its header.
 *
 *   identity.jsonl         one frame: that there is a store, and its id. Without it a store has not been made yet
 *   acknowledged.jsonl     one frame: up to which change the store has said "done" (acknowledged.ts)
 *   snapshot-000007.jsonl  all records. It stands for the journals before 7; the newest two snapshots are kept
 *   journal-000007.jsonl   what changed after that, one frame a write. Kept from the older snapshot's number on
 *   snapshot-000007.jsonl.new  a snapshot that is being written
 *   lock-…                 who has the folder (lock.ts)
 *   moved                  that the records have moved to PostgreSQL (moved.ts); no store is opened beside it
 *   before-…               copies of what was there before an upgrade (upgrade.ts); nothing reads them
 *
 * The numbers of the frames run through all journals: a header has the number of the last change before the file,
 * and each frame after it one more than the frame before. So a frame, or a file, that has gone leaves a gap.
 *
 * Format 1, which is still read, had no numbers, no store id, no identity and one snapshot, `snapshot.jsonl`.
 */

/** The version of this layout and of the frames in it. */
export const formatVersion = 2

/** The generation of a new store's first journal. */
export const firstGeneration = 1

export const identityName = 'identity.jsonl'
export const acknowledgedName = 'acknowledged.jsonl'
const format1SnapshotName = 'snapshot.jsonl'

const unfinishedSuffix = '.new'

export function journalPath(directory: string, generation: number): string {
  return join(directory, `journal-${digits(generation)}.jsonl`)
}

export function snapshotPath(directory: string, generation: number): string {
  return join(directory, `snapshot-${digits(generation)}.jsonl`)
}

export function unfinishedPath(path: string): string {
  return `${path}${unfinishedSuffix}`
}

export function format1SnapshotPath(directory: string): string {
  return join(directory, format1SnapshotName)
}

/** The names of files that belong to the store's data. */
export function storeFileNames(names: readonly string[]): string[] {
  const fixed = new Set([identityName, acknowledgedName, format1SnapshotName])
  return names.filter(
    name =>
      fixed.has(name) || generationOf(name, 'journal') !== null || generationOf(name, 'snapshot') !== null,
  )
}

/** Whether the name is of a file that was to be renamed when it was whole. */
export function isUnfinished(name: string): boolean {
  return /^(snapshot-\d{6,}|snapshot|identity)\.jsonl\.new$/.test(name)
}

export function hasFormat1Snapshot(names: readonly string[]): boolean {
  return names.includes(format1SnapshotName)
}

/** The generations of the journals or of the snapshots among the file names, ascending. */
export function generationsOf(names: readonly string[], kind: Header['kind']): number[] {
  return names.flatMap(name => generationOf(name, kind) ?? []).toSorted((left, right) => left - right)
}

/** The generation that a file's name says; null for a name that says none. */
export function generationOfPath(path: string): number | null {
  return generationOf(basename(path), 'journal') ?? generationOf(basename(path), 'snapshot')
}

function generationOf(name: string, kind: Header['kind']): number | null {
  const match = /^(journal|snapshot)-(\d{6,})\.jsonl$/.exec(name)
  return match?.[1] === kind ? Number(match[2]) : null
}

function digits(generation: number): string {
  return String(generation).padStart(6, '0')
}

/** The first frame of a snapshot or a journal. */
export interface Header {
  readonly kind: 'snapshot' | 'journal'
  readonly format: number
  /** The store that the file belongs to; absent in format 1. */
  readonly storeId?: string
  /** The version of the records, which the program that opens the store decides. */
  readonly schemaVersion: number
  readonly generation: number
}

export function headerJson(header: Omit<Header, 'format'>): string {
  return JSON.stringify({ ...header, format: formatVersion } satisfies Header)
}

/**
 * Reads the first frame of a file.
 * @throws StoreVersionMismatch when a newer version wrote it
 * @throws StoreCorrupt when it is not the header that this file should have
 */
export function readHeader(
  value: unknown,
  file: string,
  expected: {
    readonly kind: Header['kind']
    readonly schemaVersion: number
    readonly generation?: number | undefined
    readonly storeId?: string | undefined
  },
): Header {
  const header = value as Partial<Header> | null
  if (header?.kind !== expected.kind || typeof header.generation !== 'number') {
    throw new StoreCorrupt(file, 0, `it is not a ${expected.kind}`)
  }
  const { kind, format = 0, schemaVersion = 0, generation, storeId } = header
  if (format > formatVersion || schemaVersion > expected.schemaVersion) {
    throw new StoreVersionMismatch(
      `${file} has format ${format} and schema ${schemaVersion}; this program reads up to format ${formatVersion} and schema ${expected.schemaVersion}. Start the version that wrote it, or a newer one`,
    )
  }
  if (expected.generation !== undefined && generation !== expected.generation) {
    throw new StoreCorrupt(file, 0, `it is of generation ${generation}`)
  }
  if (expected.storeId !== undefined && storeId !== undefined && storeId !== expected.storeId) {
    throw new StoreCorrupt(file, 0, 'it belongs to another store')
  }
  return { kind, format, schemaVersion, generation, ...(storeId !== undefined && { storeId }) }
}
