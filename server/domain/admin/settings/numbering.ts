import type * as z from 'zod'
import type { AdminSettings, adminSettingsSchemas } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { currentPrefix, numberingOf } from '../../invoices/numbering.ts'
import type { NumberedKind } from '../../invoices/records.ts'
import type { Administrator } from '../audit.ts'
import { changeSection } from './change-section.ts'

const kinds = {
  invoice: { field: 'invoicePrefix', other: 'creditNote', others: 'credit notes' },
  creditNote: { field: 'creditNotePrefix', other: 'invoice', others: 'invoices' },
} as const satisfies Record<NumberedKind, { field: string; other: NumberedKind; others: string }>

/**
 * What the numbers of documents begin with from the next one on. A prefix that the other kind ever had is refused; one
 * that the kind itself had goes on where its series stands. It is not among the changes that the audit log takes back:
 * documents may have been numbered by it since.
 * @throws document_prefix_taken, stale_version
 */
export async function adminSetNumbering(
  dependencies: Dependencies,
  administrator: Administrator,
  { version, ...prefixes }: z.output<typeof adminSettingsSchemas.setNumberingInput>,
): Promise<AdminSettings> {
  const since = toInstant(dependencies.clock.now())
  return changeSection(dependencies, administrator, { section: 'numbering', version }, before => {
    const numbering = numberingOf(before)
    const changed = (kind: NumberedKind) => {
      const { field, other, others: documents } = kinds[kind]
      const prefix = prefixes[field]
      if (numbering[other].some(earlier => earlier.prefix === prefix))
        throw shopError('document_prefix_taken', { prefix, documents }, field)
      const isKept = currentPrefix(numbering, kind) === prefix
      return isKept ? numbering[kind] : [...numbering[kind], { prefix, since }]
    }
    return { numbering: { invoice: changed('invoice'), creditNote: changed('creditNote') } }
  })
}
