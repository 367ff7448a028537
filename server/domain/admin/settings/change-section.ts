import type { AdminSettings } from '../../../contract/index.ts'
import { chatTextsOf, dispatchOf, newProductTaxOf, readSettings } from '../../content/settings.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { numberingOf } from '../../invoices/numbering.ts'
import { couriersOf } from '../../orders/couriers.ts'
import type { SettingsRecord } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { toAdminSettings } from './to-admin-settings.ts'

/** Sections of the settings, by their names in the audit log, and what a change of each is called there. */
const details = {
  identity: 'Identity and contacts',
  money: 'Currency and instalments',
  delivery: 'Delivery prices',
  dispatch: 'Dispatch and holidays',
  payments: 'Payment methods',
  couriers: 'Couriers',
  tax: 'Tax of new products',
  numbering: 'Invoice numbers',
  chat: 'Chat',
} as const

/**
 * Changes one section. The record carries one version for all of them, so that a form never saves over what it did not show.
 * @throws stale_version, and what `change` throws
 */
export async function changeSection(
  dependencies: Dependencies,
  administrator: Administrator,
  { section, version }: { readonly section: keyof typeof details; readonly version: number },
  change: (before: SettingsRecord) => Partial<SettingsRecord>,
): Promise<AdminSettings> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await readSettings(tx)
    if (before.version !== version) throw shopError('stale_version')
    const changed = change(before)
    const after = { ...before, ...changed, version: before.version + 1 }
    await tx.put('settings', after)
    return {
      answer: await toAdminSettings(tx, after, dependencies.clock.now()),
      action: `settings.${section}`,
      subject: 'settings:shop',
      detail: details[section],
      before: { ...usualOf(before, changed), ...before },
      after,
    }
  })
}

/** What was in effect though a shop has not named it: the log tells what changed of it, and can put it back. */
function usualOf(before: SettingsRecord, changed: Partial<SettingsRecord>): Partial<SettingsRecord> {
  return {
    ...(changed.dispatch && { dispatch: dispatchOf(before) }),
    ...(changed.couriers && { couriers: couriersOf(before) }),
    ...(changed.tax && { tax: newProductTaxOf(before) }),
    ...(changed.chat && { chat: chatTextsOf(before) }),
    ...(changed.numbering && { numbering: numberingOf(before) }),
  }
}
