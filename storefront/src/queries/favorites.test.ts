import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { App } from '../app/app-context.ts'
import { favoritesQuery } from './favorites.ts'

function appThatReads(answer: unknown): App {
  const app: Partial<App> = {
    api: { read: () => Promise.resolve(answer) } as unknown as App['api'],
    queryClient: new QueryClient(),
    sessionHint: () => 'user',
  }
  return app as App
}

const read = (app: App) => app.queryClient.fetchQuery(favoritesQuery(app))

it('[FAV-1] shows a favourite that carries an id or an _id, and none that carries neither', async () => {
  const app = appThatReads([
    { id: 'prd_1', name: 'Komal' },
    { _id: 'prd_2', name: 'Tivra' },
    { name: 'Nobody' },
  ])
  expect(await read(app)).toEqual([
    { id: 'prd_1', name: 'Komal' },
    { id: 'prd_2', name: 'Tivra' },
  ])
})

it('[FAV-1] has none for a guest, whom nobody is asked about', async () => {
  const app: App = { ...appThatReads([{ id: 'prd_1' }]), sessionHint: () => 'guest' }
  expect(await read(app)).toEqual([])
})
