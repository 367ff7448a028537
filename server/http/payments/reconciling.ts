import { reconcilePayments, type Dependencies } from '../../domain/index.ts'
import type { Duty } from '../duty.ts'

/** Keeps payments right while the shop runs, every half minute. */
export function reconcilingDuty(dependencies: Dependencies): Duty {
  return {
    everyMs: 30_000,
    atOnce: true,
    failure: 'Payments could not be reconciled',
    run: () => reconcilePayments(dependencies),
  }
}
