import { consentPurposes, consentWordings, type Consent, type ConsentPurpose } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import type { ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import { latestConsent, type ConsentRecord } from './consent-records.ts'

/** What is kept of someone who changes their mind again and again: the latest entries. */
const entriesKept = 50

/** What was given or taken back, oldest first. */
export async function consentEntriesOf(
  reader: ShopReader,
  userId: string,
): Promise<ConsentRecord['entries']> {
  return (await reader.get('consents', userId))?.entries ?? []
}

/** Notes that someone agreed, or took it back: when, and to which wording (DPDP Act 2023, s. 6). */
export async function recordConsent(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: ShopTransaction,
  userId: string,
  { purpose, granted }: { purpose: ConsentPurpose; granted: boolean },
): Promise<void> {
  const entry = { purpose, granted, at: toInstant(clock.now()), version: consentWordings[purpose].version }
  const entries = [...(await consentEntriesOf(tx, userId)), entry].slice(-entriesKept)
  await tx.put('consents', { id: userId, entries })
}

/** What the user agreed to, one entry for each purpose. */
export async function listConsents(reader: ShopReader, user: UserRecord): Promise<Consent[]> {
  const entries = await consentEntriesOf(reader, user.id)
  return consentPurposes.map(purpose => {
    const latest = latestConsent({ entries }, purpose)
    const { version, text } = consentWordings[purpose]
    return {
      purpose,
      granted: latest?.granted ?? false,
      at: latest?.at ?? null,
      version: latest?.version ?? version,
      text,
    }
  })
}

/** Gives or takes back a consent. Saying the same again changes nothing. */
export async function setConsent(
  dependencies: Dependencies,
  user: UserRecord,
  input: { purpose: ConsentPurpose; granted: boolean },
): Promise<Consent[]> {
  return dependencies.store.transaction(async tx => {
    const present = (await listConsents(tx, user)).find(({ purpose }) => purpose === input.purpose)
    if (present?.granted !== input.granted) await recordConsent(dependencies, tx, user.id, input)
    return listConsents(tx, user)
  })
}

/** What was agreed to in another account becomes part of the user's history, in the order of time. */
export async function joinConsents(tx: ShopTransaction, userId: string, formerId: string): Promise<void> {
  const entries = [...(await consentEntriesOf(tx, formerId)), ...(await consentEntriesOf(tx, userId))]
    .toSorted((left, right) => left.at.localeCompare(right.at))
    .slice(-entriesKept)
  await tx.delete('consents', formerId)
  if (entries.length > 0) await tx.put('consents', { id: userId, entries })
}
