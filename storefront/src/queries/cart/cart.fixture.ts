import { createApp } from '../../app/create-app.ts'
import type { ToastMessage } from '../../app/app-context.ts'
import type { SessionHint } from '../../session/session-hint.ts'
import { memoryStorage } from '../../storage/browser-storage.ts'
import type { AddToCart } from './cart-view.ts'

/** One piece of Komal in black. */
export const komal: AddToCart = {
  productId: 'p1',
  variantIndex: 0,
  quantity: 1,
  preview: {
    product: { name: 'Komal', imageUrl: '/pictures/komal.webp', slug: 'komal' },
    variantName: 'Black',
    unitPrice: 299900,
    mrp: 349900,
    availableStock: 20,
  },
}

/** An application whose requests `fetch` answers, with what it asked for and what it told the shopper. */
export function appWith(fetch: typeof globalThis.fetch, hint: SessionHint = 'guest') {
  const toasts: ToastMessage[] = []
  const storage = memoryStorage()
  const app = createApp({
    fetch,
    publicOrigin: '',
    storage,
    tabStorage: memoryStorage(),
    sessionHint: () => hint,
    notify: toast => toasts.push(toast),
  })
  return { app, storage, toasts }
}

/** An application that gets the same answer to every request. */
export function appAnswering(status: number, body: unknown, hint: SessionHint = 'guest') {
  const asked: string[] = []
  const { app, ...rest } = appWith(url => {
    asked.push(url as string)
    return Promise.resolve(Response.json(body, { status }))
  }, hint)
  return { app, asked, ...rest }
}
