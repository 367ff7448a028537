import { promotionsQuery, settingsQuery } from '../queries/shop.ts'
import type { App } from '../app/app-context.ts'

/** What the layout of every page prints; without it the page still stands. */
export async function prefetchLayout(app: App): Promise<void> {
  await Promise.all([
    app.queryClient.prefetchQuery(settingsQuery(app)),
    app.queryClient.prefetchQuery(promotionsQuery(app)),
  ])
}
