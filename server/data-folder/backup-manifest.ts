import * as z from 'zod'

/** The version of the way backups are packed. */
export const backupFormat = 1

/** The last file of a backup. Without it the backup is not whole. */
export const manifestName = 'manifest.json'

const manifestSchema = z.object({
  format: z.literal(backupFormat),
  /** When the backup began: every change acknowledged before is in it. ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** Null in the store's format 1, which had none. */
  storeId: z.string().nullable(),
  /** The number of the last change that is in it. */
  lastNumber: z.int().min(0),
  /** How many records there are, by collection. */
  records: z.record(z.string(), z.int().min(0)),
  files: z.array(
    z.object({
      path: z.string(),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})

export type BackupManifest = z.output<typeof manifestSchema>
export type BackedUpFile = BackupManifest['files'][number]

/** Undefined when the text is no manifest of this format. */
export function parseManifest(text: string): BackupManifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
