import { join } from 'node:path'
import { StoreCorrupt, StoreVersionMismatch } from './errors.ts'

/*
 * A data folder holds at most one snapshot and one journal or more. A snapshot of generation n stands for the
 * journals before n; what came later is in journal n and those after it.
 */

/** The version of this layout and of the frames in it. */
const formatVersion = 1

export const snapshotName = 'snapshot.jsonl'
export const unfinishedSnapshotName = 'snapshot.jsonl.new'

export function journalName(generation: number): string {
  return `journal-${String(generation).padStart(6, '0')}.jsonl`
}

export function snapshotPath(directory: string): string {
  return join(directory, snapshotName)
}

export function unfinishedSnapshotPath(directory: string): string {
  return join(directory, unfinishedSnapshotName)
}

export function journalPath(directory: string, generation: number): string {
  return join(directory, journalName(generation))
}

/** The generations of the journals among the file names, ascending. */
export function journalGenerations(names: readonly string[]): number[] {
  return names
    .flatMap(name => {
      const digits = /^journal-(\d{6,})\.jsonl$/.exec(name)?.[1]
      return digits === undefined ? [] : [Number(digits)]
    })
    .toSorted((left, right) => left - right)
}

/** The first frame of a file. */
export interface Header {
  readonly kind: 'snapshot' | 'journal'
  readonly format: number
  /** The version of the records, which the program that opens the store decides. */
  readonly schemaVersion: number
  readonly generation: number
}

export function headerJson(kind: Header['kind'], schemaVersion: number, generation: number): string {
  return JSON.stringify({ kind, format: formatVersion, schemaVersion, generation } satisfies Header)
}

/**
 * Reads the first frame of a file.
 * @throws StoreVersionMismatch when another version wrote it
 * @throws StoreCorrupt when it is not the header that this file should have
 */
export function readHeader(
  value: unknown,
  file: string,
  expected: { kind: Header['kind']; schemaVersion: number; generation?: number },
): Header {
  const header = value as Partial<Header> | null
  if (header?.kind !== expected.kind || typeof header.generation !== 'number') {
    throw new StoreCorrupt(file, 0, `it is not a ${expected.kind}`)
  }
  const { format, schemaVersion, generation } = header
  if (format !== formatVersion || schemaVersion !== expected.schemaVersion) {
    throw new StoreVersionMismatch(
      `${file} has format ${format} and schema ${schemaVersion}; this program reads format ${formatVersion} and schema ${expected.schemaVersion}`,
    )
  }
  if (expected.generation !== undefined && generation !== expected.generation) {
    throw new StoreCorrupt(file, 0, `it is of generation ${generation}`)
  }
  return { kind: expected.kind, format, schemaVersion, generation }
}
