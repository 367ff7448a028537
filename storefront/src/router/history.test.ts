import { expect, it } from 'vitest'
import { memoryHistory, type History } from './history.ts'

const pathOf = (history: History) => history.url().pathname

it('[MOCK-1] goes back and forward as a browser does, and says so later', async () => {
  const history = memoryHistory('/')
  history.push('/shop')
  history.push('/cart')
  const heard: string[] = []
  history.listen(() => heard.push(pathOf(history)))
  history.go(-2)
  expect(pathOf(history)).toBe('/cart')
  await Promise.resolve()
  history.go(1)
  await Promise.resolve()
  history.go(5)
  await Promise.resolve()
  expect(heard).toEqual(['/', '/shop'])
})

it('forgets what lay ahead once another page is opened', async () => {
  const history = memoryHistory('/')
  history.push('/shop')
  history.go(-1)
  await Promise.resolve()
  history.push('/cart')
  history.go(1)
  await Promise.resolve()
  expect(pathOf(history)).toBe('/cart')
})

it('gives an entry that replaces another a key of its own, and an entry that it returns to its old one', async () => {
  const history = memoryHistory('/')
  const first = history.key()
  history.push('/shop')
  const pushed = history.key()
  history.replace('/shop?inStock=true')
  expect(new Set([first, pushed, history.key()]).size).toBe(3)
  history.go(-1)
  await Promise.resolve()
  expect(history.key()).toBe(first)
})
