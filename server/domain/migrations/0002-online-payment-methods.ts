import type { EarlierRecord, Migration } from './migration.ts'

/** Net banking and EMI are ways of paying of their own: on where cards were. */
export const onlinePaymentMethods: Migration = {
  to: 2,
  name: 'Net banking and EMI as payment methods',
  collections: { settings: withOnlineMethods },
}

function withOnlineMethods(record: EarlierRecord) {
  const payments = record['payments'] as
    { readonly card?: boolean; readonly netbanking?: boolean } | undefined
  if (!payments || payments.netbanking !== undefined) return record
  const isOn = payments.card ?? true
  return { ...record, payments: { ...payments, netbanking: isOn, emi: isOn } }
}
