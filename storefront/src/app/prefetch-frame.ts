import { promotionsQuery, settingsQuery } from '../queries/shop.ts'
import type { App } from './app-context.ts'

/** What the frame of every page prints; without it the page still stands. */
export async function prefetchFrame(app: App): Promise<void> {
  await Promise.all([
    app.queryClient.prefetchQuery(settingsQuery(app)),
    app.queryClient.prefetchQuery(promotionsQuery(app)),
  ])
}
