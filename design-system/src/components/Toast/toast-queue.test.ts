import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, toast, toastQueue } from './toast-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  dismissToast()
  vi.advanceTimersByTime(1_000_000)
  vi.useRealTimers()
})

const titles = () => toastQueue.messages().map(message => message.title)

it('[TOAST-1] shows a message with its id, title and description, default and for five seconds', () => {
  const { id } = toast({ title: 'Item added to cart', description: 'Tivra, Silver' })
  expect(toastQueue.messages()).toEqual([
    {
      id,
      open: true,
      title: 'Item added to cart',
      description: 'Tivra, Silver',
      variant: 'default',
      mark: 'done',
      action: undefined,
      durationMs: 5000,
    },
  ])
})

it('[TOAST-1] shows one at a time: the newest', () => {
  toast({ title: 'Item added to cart' })
  toast({ title: 'Failed to update cart item', variant: 'destructive' })
  expect(titles()).toEqual(['Failed to update cart item'])
})

it('[TOAST-1] keeps a dismissed message, closed, for 1,000,000 ms', () => {
  const message = toast({ title: 'Cart cleared' })
  message.dismiss()
  expect(toastQueue.messages()[0]?.open).toBe(false)
  vi.advanceTimersByTime(999_999)
  expect(titles()).toEqual(['Cart cleared'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('[TOAST-1] leaves a newer message alone when an older one is removed', () => {
  toast({ title: 'Cart cleared' }).dismiss()
  toast({ title: 'Item added to cart' })
  vi.advanceTimersByTime(1_000_000)
  expect(titles()).toEqual(['Item added to cart'])
})

it('tells its listeners, until they unsubscribe', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = toastQueue.subscribe(listener)
  toast({ title: 'Logged out' })
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  dismissToast()
  expect(listener).toHaveBeenCalledTimes(1)
})

it('gives every message an id of its own', () => {
  expect(toast({ title: 'OTP Sent' }).id).not.toBe(toast({ title: 'OTP Sent' }).id)
})

it('has nothing to show on the server', () => {
  toast({ title: 'Logged out' })
  expect(toastQueue.serverMessages()).toEqual([])
})
