import type * as z from 'zod'
import type { AdminSettings, adminSettingsSchemas } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import type { Administrator } from '../audit.ts'
import { changeSection } from './change-section.ts'

/**
 * What products begin with from the next one on. Products that are there keep theirs, and orders what they were charged.
 * @throws stale_version
 */
export async function adminSetTax(
  dependencies: Dependencies,
  administrator: Administrator,
  { version, ...tax }: z.output<typeof adminSettingsSchemas.setTaxInput>,
): Promise<AdminSettings> {
  return changeSection(dependencies, administrator, { section: 'tax', version }, () => ({ tax }))
}
