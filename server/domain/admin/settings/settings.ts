import type * as z from 'zod'
import type { AdminSettings, adminSettingsSchemas } from '../../../contract/index.ts'
import { stateOfGstin } from '../../../contract/schemas/gst-state-codes.ts'
import { readSettings } from '../../content/settings.ts'
import type { Dependencies } from '../../context.ts'
import type { Administrator } from '../audit.ts'
import { changeSection } from './change-section.ts'
import { toAdminSettings } from './to-admin-settings.ts'

type Input<Schema extends z.ZodType> = z.output<Schema>

export async function adminGetSettings({ store, clock }: Dependencies): Promise<AdminSettings> {
  return toAdminSettings(store, await readSettings(store), clock.now())
}

/**
 * Who the shop is and how people reach it: footer, chat, pages, messages and the invoices of tomorrow say it. Invoices that
 * are issued carry what was true then.
 * @throws stale_version
 */
export async function adminSetIdentity(
  dependencies: Dependencies,
  administrator: Administrator,
  { version, ...input }: Input<typeof adminSettingsSchemas.setIdentityInput>,
): Promise<AdminSettings> {
  const { name, legalName, gstin, address, supportPhone, supportEmail, salesEmail, businessHours } = input
  const { instagram, twitter, facebook } = input
  return changeSection(dependencies, administrator, { section: 'identity', version }, before => ({
    store: {
      name,
      legalName,
      gstin,
      // The schema has made sure that the GSTIN names a state.
      state: stateOfGstin(gstin) ?? before.store.state,
      addressLines: address.split('\n').filter(line => line !== ''),
      supportPhone,
      supportEmail,
      salesEmail,
      businessHours,
      grievanceOfficer: {
        name: input.grievanceName,
        designation: input.grievanceDesignation,
        email: input.grievanceEmail,
        phone: input.grievancePhone,
      },
      dataProtectionOfficer: {
        name: input.privacyName,
        designation: input.privacyDesignation,
        email: input.privacyEmail,
        phone: input.privacyPhone,
      },
      social: { instagram, twitter, facebook },
    },
  }))
}

const paisePerRupee = 100

/**
 * The currency that prices show in at first, the exchange rate (CUR-1) and instalments (CHK-2).
 * @throws stale_version
 */
export async function adminSetMoney(
  dependencies: Dependencies,
  administrator: Administrator,
  input: Input<typeof adminSettingsSchemas.setMoneyInput>,
): Promise<AdminSettings> {
  const { version, currency, exchangeRate, emiFrom: from, emiMonths: months } = input
  const monthly = Math.ceil(from / months / paisePerRupee) * paisePerRupee
  return changeSection(dependencies, administrator, { section: 'money', version }, () => ({
    currency,
    exchangeRate,
    emi: { from, monthly, months },
  }))
}

/**
 * What delivery costs from the next quote on.
 * @throws stale_version
 */
export async function adminSetDelivery(
  dependencies: Dependencies,
  administrator: Administrator,
  { version, ...shipping }: Input<typeof adminSettingsSchemas.setDeliveryInput>,
): Promise<AdminSettings> {
  return changeSection(dependencies, administrator, { section: 'delivery', version }, () => ({ shipping }))
}
