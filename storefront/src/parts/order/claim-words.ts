import type { WarrantyClaim } from '@shruti/server/contract'
import { t } from '../../language/t.ts'

/** A claim's steps as its customer and the shop read them. */
export const claimStatusWords = (): Readonly<Record<WarrantyClaim['status'], string>> => ({
  requested: t('Requested'),
  approved: t('Approved'),
  declined: t('Declined'),
  received: t('Received'),
  repaired: t('Repaired and sent back'),
  replaced: t('Replacement sent'),
})
