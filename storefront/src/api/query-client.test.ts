import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

it('[BEY-14] makes a call offline too, which the service worker may answer', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient(() => undefined, false)
  await expect(
    client.fetchQuery({ queryKey: ['product'], queryFn: () => Promise.resolve('saved earlier') }),
  ).resolves.toBe('saved earlier')
})

it('[BEY-14] fails offline at once, and sends nothing later when nobody expects it', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient(() => undefined, false)
  const place = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('Failed to fetch')))
  const order = new MutationObserver(client, { mutationFn: place, retry: false })
  await expect(order.mutate()).rejects.toThrow('Failed to fetch')
  onlineManager.setOnline(true)
  expect(place).toHaveBeenCalledTimes(1)
})
