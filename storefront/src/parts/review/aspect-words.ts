import type { ReviewAspect } from '@shruti/server/contract'
import { t } from '../../language/t.ts'

/** What people call the aspects that a review may rate [BEY-13]. */
export const aspectWords = (): Readonly<Record<ReviewAspect, string>> => ({
  sound: t('Sound'),
  comfort: t('Comfort'),
  battery: t('Battery'),
  calls: t('Calls'),
  noise_cancelling: t('Noise cancelling'),
})
