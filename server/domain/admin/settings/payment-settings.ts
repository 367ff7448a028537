import type * as z from 'zod'
import type { AdminSettings, adminSettingsSchemas } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { Administrator } from '../audit.ts'
import { changeSection } from './change-section.ts'

/**
 * Turns payment methods on and off. One that shoppers can really use has to stay on: those that are paid online count only
 * where the shop has a payment provider that offers them.
 * @throws keep_one_payment_method, stale_version
 */
export async function adminSetPayments(
  dependencies: Dependencies,
  administrator: Administrator,
  input: z.output<typeof adminSettingsSchemas.setPaymentsInput>,
): Promise<AdminSettings> {
  const { version, cod, codLimit, codFee, upiId, ...online } = input
  const offered = dependencies.payments?.methods ?? []
  if (!cod && !offered.some(method => online[method])) throw shopError('keep_one_payment_method')
  return changeSection(dependencies, administrator, { section: 'payments', version }, () => ({
    payments: {
      ...online,
      cod: { enabled: cod, limit: codLimit, fee: codFee },
      ...(upiId !== '' && { upiId }),
    },
  }))
}
