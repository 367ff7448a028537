import { toast } from '@shruti/design-system/Toast'
import { t } from '../language/t.ts'
import type { KeepPageMessage, SavedDataMessage } from './saved-pages.ts'

let isWatching = false

/** Says once a visit, and again after the connection came back, that what shows was not asked for anew. */
function watchSavedData(worker: ServiceWorkerContainer): void {
  let isTold = false
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<SavedDataMessage> | null>) => {
    if (data?.type !== 'saved-data' || isTold) return
    isTold = true
    toast({
      title: t('You are offline'),
      description: t('This page was saved earlier. Prices and stock may have changed.'),
      mark: 'information',
    })
  })
  window.addEventListener('online', () => {
    isTold = false
  })
}

/**
 * Has the page that shows kept for opening it offline [BEY-14]. Loaded with the first press on a link of the shop:
 * pages that are loaded as a whole are seen by the service worker itself.
 */
export async function keepPage(url: string): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  if (!isWatching) {
    isWatching = true
    watchSavedData(serviceWorker)
    // The last page of a visit is left without a link.
    window.addEventListener('pagehide', () => post(window.location.href))
  }
  await serviceWorker.ready
  post(url)

  function post(address: string) {
    serviceWorker.controller?.postMessage({ type: 'keep-page', url: address } satisfies KeepPageMessage)
  }
}
