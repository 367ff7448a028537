import { onlinePaymentMethods } from './0002-online-payment-methods.ts'
import { referencesAndEnds } from './0003-references-and-ends.ts'
import { labelsAndBoxes } from './0004-labels-and-boxes.ts'
import { schemaVersionAfter, type Migration } from './migration.ts'

/**
 * The steps that bring records of earlier versions to what `records.ts` says, oldest first. How to add one is in
 * `server/docs/architecture.md`, under "Data".
 */
export const migrations: readonly Migration[] = [onlinePaymentMethods, referencesAndEnds, labelsAndBoxes]

/** The version of the records that this program writes. */
export const schemaVersion = schemaVersionAfter(migrations)
