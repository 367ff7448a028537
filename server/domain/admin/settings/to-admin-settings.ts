import type { AdminSettings } from '../../../contract/index.ts'
import { toChatAnswerLines } from '../../../contract/schemas/chat-answers.ts'
import { currentPrefix, documentSeriesOf, numberingOf } from '../../invoices/numbering.ts'
import { couriersOf } from '../../orders/couriers.ts'
import type { SettingsRecord, ShopReader } from '../../records.ts'
import { chatTextsOf, newProductTaxOf } from '../../content/settings.ts'
import { toDispatchSection } from './to-dispatch-section.ts'

/** The settings in the sections of their forms. What an older shop has not named is empty. */
export async function toAdminSettings(
  reader: Pick<ShopReader, 'get'>,
  settings: SettingsRecord,
  nowMs: number,
): Promise<AdminSettings> {
  const { store, emi, shipping, payments, currency, exchangeRate, version } = settings
  const { grievanceOfficer: grievance, dataProtectionOfficer: privacy, social } = store
  const numbering = numberingOf(settings)
  const { notice, answers } = chatTextsOf(settings)
  const { cod, upiId = '', ...online } = payments
  return {
    version,
    identity: {
      name: store.name,
      legalName: store.legalName,
      gstin: store.gstin,
      address: store.addressLines.join('\n'),
      supportPhone: store.supportPhone,
      supportEmail: store.supportEmail,
      salesEmail: store.salesEmail,
      businessHours: store.businessHours,
      grievanceName: grievance?.name ?? '',
      grievanceDesignation: grievance?.designation ?? '',
      grievanceEmail: grievance?.email ?? '',
      grievancePhone: grievance?.phone ?? '',
      privacyName: privacy?.name ?? '',
      privacyDesignation: privacy?.designation ?? '',
      privacyEmail: privacy?.email ?? '',
      privacyPhone: privacy?.phone ?? '',
      ...social,
    },
    money: { currency, exchangeRate, emiFrom: emi.from, emiMonths: emi.months },
    delivery: shipping,
    dispatch: toDispatchSection(settings),
    payments: { ...online, cod: cod.enabled, codLimit: cod.limit, codFee: cod.fee, upiId },
    couriers: [...couriersOf(settings)],
    tax: newProductTaxOf(settings),
    numbering: {
      invoicePrefix: currentPrefix(numbering, 'invoice'),
      creditNotePrefix: currentPrefix(numbering, 'creditNote'),
    },
    chat: { notice, answers: toChatAnswerLines(answers) },
    security: { administratorsNeedSecondFactor: settings.security?.administratorsNeedSecondFactor ?? false },
    documentSeries: await documentSeriesOf(reader, settings, nowMs),
  }
}
