import type * as z from 'zod'
import type { AdminSettings, adminSettingsSchemas } from '../../../contract/index.ts'
import { dayFields, daysOfWeek } from '../../../contract/days-of-week.ts'
import { holidaysOf } from '../../../contract/schemas/holidays.ts'
import type { Dependencies } from '../../context.ts'
import type { Administrator } from '../audit.ts'
import { changeSection } from './change-section.ts'

/**
 * When parcels leave: every promise from now on goes by it, on product pages, in the checkout and in the tester. Placed
 * orders keep theirs.
 * @throws stale_version
 */
export async function adminSetDispatch(
  dependencies: Dependencies,
  administrator: Administrator,
  input: z.output<typeof adminSettingsSchemas.setDispatchInput>,
): Promise<AdminSettings> {
  const { version, cutOffHour, holidays } = input
  return changeSection(dependencies, administrator, { section: 'dispatch', version }, () => ({
    dispatch: {
      cutOffHour,
      workingDays: dayFields.filter(name => input[name]).map(name => daysOfWeek[name]),
      holidays: holidaysOf(holidays),
    },
  }))
}
