import type { ConsumerCareRecord, LabelRecord } from '../../records/index.ts'
import { DefinitionList, type DefinitionListProps } from '../DefinitionList/DefinitionList.tsx'
import { useFormatMoney } from '../Price/money-context.tsx'
import { labelRows } from './label-rows.ts'
import { t } from '../../texts/t.ts'

export interface LegalLabelProps extends Omit<DefinitionListProps, 'items' | 'ruled'> {
  label: LabelRecord
  /** Maximum retail price in paise, all taxes included. Always shown in rupees. */
  mrp: number
  /** Whom a consumer can turn to. */
  care: ConsumerCareRecord
}

/** What the law has a package say, for who cannot see the package yet (BEY-5). */
export function LegalLabel({ label, mrp, care, ...rest }: LegalLabelProps) {
  const format = useFormatMoney()
  const price = {
    term: t('Maximum retail price'),
    description: t('{price}, inclusive of all taxes', { price: format(mrp, { currency: 'INR' }) }),
  }
  const rows = labelRows(label, care).map(({ term, text }) => ({ term, description: text }))
  const beforePrice = rows.findIndex(({ term }) => term === 'Net quantity') + 1
  return (
    <DefinitionList
      ruled
      size="small"
      items={[...rows.slice(0, beforePrice), price, ...rows.slice(beforePrice)]}
      {...rest}
    />
  )
}
