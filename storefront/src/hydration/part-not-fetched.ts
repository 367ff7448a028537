import type { ToastMessage } from '../app/app-context.ts'
import { t } from '../language/t.ts'

/** Said where a press wants a part of the page whose code cannot be had [BEY-14]. */
export const partNotFetched = (): ToastMessage => ({
  title: t('This part of the page could not be loaded'),
  description: t('Check your connection and try again.'),
  variant: 'destructive',
})
