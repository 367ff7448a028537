import type { App } from '../app/app-context.ts'
import type { LoadedRoute } from './resolve.ts'

/** Asks for what a page that may be next shows, without it being counted as seen. */
export async function readAhead(app: App, { page, params }: LoadedRoute, url: URL): Promise<void> {
  const { queryClient, apiAhead } = app
  if (!page?.loader || !page.readsAhead) return
  const known = new Set<string>()
  for (const { queryHash, state } of queryClient.getQueryCache().getAll())
    if (state.data !== undefined) known.add(queryHash)
  await page.loader({ ...app, api: apiAhead }, { params, url })
  // Where the page shows already, because somebody was faster than the answer, this asks anew by itself.
  await queryClient.invalidateQueries({
    predicate: ({ meta, queryHash }) => meta?.['countsAsView'] === true && !known.has(queryHash),
  })
}
