import type { ConsentPurpose } from '../../contract/index.ts'
import { collection } from '../ports/store.ts'

/** What somebody agreed to or took back, oldest first. Instants are ISO 8601 in UTC. */
export interface ConsentRecord {
  /** The user's id. */
  id: string
  entries: readonly ConsentEntry[]
}

interface ConsentEntry {
  readonly purpose: ConsentPurpose
  readonly granted: boolean
  readonly at: string
  /** Of the wording. */
  readonly version: string
}

/** The last word on a purpose; undefined for who was never asked. */
export const latestConsent = (
  { entries }: Pick<ConsentRecord, 'entries'>,
  purpose: ConsentPurpose,
): ConsentEntry | undefined => entries.findLast(entry => entry.purpose === purpose)

export const consentCollections = {
  consents: collection<ConsentRecord>({
    equal: {
      offers: {
        of: record => {
          const answer = latestConsent(record, 'offers')
          return answer && (answer.granted ? 'yes' : 'no')
        },
      },
    },
    sorted: { offersAt: record => latestConsent(record, 'offers')?.at ?? '' },
    within: { offers: ['offersAt'] },
  }),
} as const
