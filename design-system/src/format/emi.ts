import { t } from '../texts/t.ts'
/**
 * What every place says of instalments, where the shop takes them.
 * @param monthly an amount with its currency, "₹833.25"
 */
export function emiSentence(monthly: string): string {
  return t('EMI: {monthly} a month for 12 months.', { monthly })
}
