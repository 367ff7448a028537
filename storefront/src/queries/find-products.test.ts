import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createWorld } from '@shruti/mock-api'
import { createProductIndex } from '@shruti/server/search'
import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/browser-storage.ts'
import { createApp } from '../app/create-app.ts'
import {
  foundProductsQuery,
  isSearchedInTheBrowser,
  mostInTheBrowser,
  searchableProductsQuery,
} from './find-products.ts'

function appAnswering(answer: (url: URL, signal: AbortSignal | null) => Response | Promise<Response>) {
  const asked: { url: URL; accept: string | null; purpose: string | null; signal: AbortSignal | null }[] = []
  const app = createApp({
    fetch: (url, init) => {
      const headers = new Headers(init?.headers)
      const asking = {
        url: new URL(url as string, 'http://localhost'),
        accept: headers.get('accept'),
        purpose: headers.get('purpose'),
        signal: init?.signal ?? null,
      }
      asked.push(asking)
      return Promise.resolve(answer(asking.url, asking.signal))
    },
    publicOrigin: '',
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    sessionHint: () => null,
    notify: () => undefined,
  })
  return { app, asked }
}

it('[SRCH-1] asks for the whole list as JSON, with a timestamp', async () => {
  const { app, asked } = appAnswering(() => Response.json([]))
  await new QueryClient().fetchQuery(searchableProductsQuery(app))
  expect(asked.map(({ url, accept }) => [url.pathname, accept])).toEqual([
    ['/api/products', 'application/json'],
  ])
  expect(Number(asked[0]?.url.searchParams.get('timestamp'))).toBeGreaterThan(1_700_000_000_000)
})

it('[SRCH-1] keeps it 5 minutes fresh and 10 in the cache, and does not ask again on focus', () => {
  const { app } = appAnswering(() => Response.json([]))
  expect(searchableProductsQuery(app)).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: false,
  })
})

it('[SRCH-1] finds nothing when the list cannot be had, and says nothing of it', async () => {
  const { app } = appAnswering(() => Response.json({ message: 'Server error occurred' }, { status: 500 }))
  await expect(new QueryClient().fetchQuery(searchableProductsQuery(app))).resolves.toEqual([])
})

it('[SRCH-1] knows by the count in the settings whether the browser can have all products', () => {
  expect(isSearchedInTheBrowser({ productCount: mostInTheBrowser })).toBe(true)
  expect(isSearchedInTheBrowser({ productCount: mostInTheBrowser + 1 })).toBe(false)
  expect(isSearchedInTheBrowser(undefined)).toBe(true)
})

it('[SRCH-3] asks the server for the rows of a term and how much it finds, which nobody has searched for yet', async () => {
  const { app, asked } = appAnswering(() => Response.json([], { headers: { 'X-Total-Count': '417' } }))
  expect(await new QueryClient().fetchQuery(foundProductsQuery(app, 'noise & wind'))).toEqual({
    term: 'noise & wind',
    products: [],
    total: 417,
  })
  expect(
    asked.map(({ url, purpose }) => [url.pathname, Object.fromEntries(url.searchParams), purpose]),
  ).toEqual([['/api/products', { search: 'noise & wind', page: '1', pageSize: '5' }, 'prefetch']])
})

it('[SRCH-1] asks nothing for a blank term', () => {
  const { app, asked } = appAnswering(() => Response.json([]))
  const stop = new QueryObserver(new QueryClient(), foundProductsQuery(app, '')).subscribe(() => undefined)
  stop()
  expect(asked).toEqual([])
})

it('[SRCH-1] gives up a term that is no longer in the field, and keeps what was found for the one before meanwhile', async () => {
  const { app, asked } = appAnswering((url, signal) =>
    url.searchParams.get('search') === 'koma'
      ? new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : Response.json([], { headers: { 'X-Total-Count': '2' } }),
  )
  const client = new QueryClient()
  await client.fetchQuery(foundProductsQuery(app, 'kom'))
  const observer = new QueryObserver(client, foundProductsQuery(app, 'kom'))
  const stop = observer.subscribe(() => undefined)
  observer.setOptions(foundProductsQuery(app, 'koma'))
  expect(observer.getCurrentResult().data).toMatchObject({ term: 'kom', total: 2 })
  observer.setOptions(foundProductsQuery(app, 'komal'))
  await expect.poll(() => observer.getCurrentResult().data?.term).toBe('komal')
  stop()
  expect(asked.map(({ url, signal }) => [url.searchParams.get('search'), signal?.aborted])).toEqual([
    ['kom', false],
    ['koma', true],
    ['komal', false],
  ])
  expect(client.getQueryData(foundProductsQuery(app, 'koma').queryKey)).toBeUndefined()
})

it('[SRCH-1] finds nothing while a term cannot be asked for, says nothing of it, and asks again the next time', async () => {
  const answers = [
    Response.json({ message: 'Server error occurred' }, { status: 500 }),
    Response.json([], { headers: { 'X-Total-Count': '3' } }),
  ]
  const { app } = appAnswering(() => answers.shift() ?? Response.error())
  const client = new QueryClient()
  expect(await client.fetchQuery(foundProductsQuery(app, 'komal'))).toBeNull()
  expect(await client.fetchQuery(foundProductsQuery(app, 'komal'))).toMatchObject({ total: 3 })
  expect(await client.fetchQuery(foundProductsQuery(app, 'komal'))).toMatchObject({ total: 3 })
})

it.each(['noise cancelling', 'tivra', 'tvira', 'white under 5000', 'सस्ते ईयरबड', 'i', 'harmonium'])(
  '[BEY-18] [SRCH-1] the server finds for "%s" what the browser would, in the same order',
  async term => {
    const world = await createWorld()
    const { app } = appAnswering(url => world.answer(new Request(url), '/api'))
    const inTheBrowser = createProductIndex(await world.call('listProducts', {})).search(term)
    expect(await new QueryClient().fetchQuery(foundProductsQuery(app, term))).toEqual({
      term,
      products: inTheBrowser.slice(0, 5),
      total: inTheBrowser.length,
    })
  },
)
