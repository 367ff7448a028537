import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/browser-storage.ts'
import { createApp } from '../app/create-app.ts'
import { searchableProductsQuery } from './catalogue.ts'

function appAnswering(answer: () => Response) {
  const asked: { url: URL; accept: string | null }[] = []
  const app = createApp({
    fetch: (url, init) => {
      asked.push({
        url: new URL(url as string, 'http://localhost'),
        accept: new Headers(init?.headers).get('accept'),
      })
      return Promise.resolve(answer())
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
