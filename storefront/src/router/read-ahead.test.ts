import { expect, it } from 'vitest'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Api } from '../api/api.ts'
import type { App } from '../app/app-context.ts'
import { countsAsView } from '../api/counts-as-view.ts'
import { readAhead } from './read-ahead.ts'
import type { LoadedRoute, PageModule } from './resolve.ts'

const url = new URL('http://localhost/product/tivra')

/** An application whose two ways to the server say which of them was asked. */
function appThatNotes() {
  const asked: string[] = []
  const apiThat = (way: string) =>
    ({ call: (name: string) => Promise.resolve(asked.push(`${name} ${way}`)) }) as unknown as Api
  const app = {
    api: apiThat('seen'),
    apiAhead: apiThat('ahead'),
    queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }),
  } as App
  return { app, asked }
}

const product = ({ api }: App) => ({
  queryKey: ['product'],
  queryFn: () => api.call('getProduct', { idOrSlug: 'tivra' }),
  meta: countsAsView,
})
const related = ({ api }: App) => ({
  queryKey: ['related'],
  queryFn: () => api.call('listRelatedProducts', { id: 'tivra' }),
})
const loader: PageModule['loader'] = async app => {
  await app.queryClient.ensureQueryData(product(app))
  await app.queryClient.prefetchQuery(related(app))
  return null
}
const routeOf = (page: Partial<PageModule>) => ({ page, params: {} }) as unknown as LoadedRoute

it('[ADM-1] what was read ahead is shown without waiting, and asked for anew once somebody sees it', async () => {
  const { app, asked } = appThatNotes()
  await readAhead(app, routeOf({ loader, readsAhead: true }), url)
  expect(asked).toEqual(['getProduct ahead', 'listRelatedProducts ahead'])
  await loader?.(app, { params: {}, url })
  expect(asked).toHaveLength(2)
  const stopLooking = new QueryObserver(app.queryClient, product(app)).subscribe(() => undefined)
  expect(asked.slice(2)).toEqual(['getProduct seen'])
  stopLooking()
})

it('[ADM-1] who is faster than the answer is counted when it comes', async () => {
  const { app, asked } = appThatNotes()
  const reading = readAhead(app, routeOf({ loader, readsAhead: true }), url)
  const stopLooking = new QueryObserver(app.queryClient, product(app)).subscribe(() => undefined)
  await reading
  expect(asked.filter(call => call.startsWith('getProduct'))).toEqual(['getProduct ahead', 'getProduct seen'])
  stopLooking()
})

it('[ADM-1] what was seen before is not counted again', async () => {
  const { app, asked } = appThatNotes()
  await loader?.(app, { params: {}, url })
  await readAhead(app, routeOf({ loader, readsAhead: true }), url)
  const stopLooking = new QueryObserver(app.queryClient, product(app)).subscribe(() => undefined)
  expect(asked).toEqual(['getProduct seen', 'listRelatedProducts seen'])
  stopLooking()
})

it('asks for nothing of a page that does not say that it only reads', async () => {
  const { app, asked } = appThatNotes()
  await readAhead(app, routeOf({ loader }), url)
  expect(asked).toEqual([])
})
