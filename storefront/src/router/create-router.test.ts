import { createPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import type { App } from '../app/app-context.ts'
import { createRouter, type Router } from './create-router.ts'
import { memoryHistory, type History } from './history.ts'
import { NotFound, Redirect, type PageLoader, type Route } from './resolve.ts'

/** Time passes as soon as somebody waits for it. */
const clock = { now: Date.now, after: (_ms: number, act: () => void) => (act(), () => undefined) }
const app = { queryClient: new QueryClient(), clock } as App
const incident = '7f3a09c2'
const reportError = () => incident
const Layout = ({ children }: { children: React.ReactNode }) => children
const layout = { load: () => Promise.resolve({ default: Layout }) }

function pageAt(path: string, loader?: PageLoader): Route {
  const Page = () => null
  return {
    path,
    caseSensitive: true,
    layout,
    load: () => Promise.resolve({ default: Page, ...(loader && { loader }) }),
  }
}
const notFound: Route = {
  path: '*',
  caseSensitive: true,
  layout,
  before: () => Promise.reject(new NotFound('Page not found')),
}

/** A history that a test can send back, and that notes when the browser would take over. */
function testHistory(href: string) {
  const memory = memoryHistory(href)
  let goBack: () => void = () => undefined
  const left: string[] = []
  const history: History = {
    ...memory,
    leave: address => void left.push(new URL(address).pathname),
    listen(listener) {
      goBack = listener
      return () => undefined
    },
  }
  return { history, left, backTo: (path: string) => (memory.replace(path), goBack()) }
}

async function started(routes: readonly Route[], href = '/') {
  const surroundings = testHistory(href)
  const router = createRouter({
    app,
    routes: [...routes, notFound],
    history: surroundings.history,
    reportError,
  })
  await router.start()
  return { router, ...surroundings }
}
const shown = (router: Router) => createPath(router.current().location)

describe('going to a page', () => {
  it('shows it once what it asks for is there, and the page before until then', async () => {
    let answer: () => void = () => undefined
    const { router } = await started([
      pageAt('/'),
      pageAt('/shop', () => new Promise(resolve => (answer = () => resolve(null)))),
    ])
    const arrival = router.navigate('/shop?sort=rating')
    // The code of the page comes first.
    await new Promise(resolve => setImmediate(resolve))
    expect(shown(router)).toBe('/')
    expect(router.current().isLoading).toBe(true)
    answer()
    await arrival
    expect(shown(router)).toBe('/shop?sort=rating')
    expect(router.current().isLoading).toBe(false)
  })

  it('counts the later of two', async () => {
    let answerSlow: () => void = () => undefined
    const { router } = await started([
      pageAt('/'),
      pageAt('/slow', () => new Promise(resolve => (answerSlow = () => resolve(null)))),
      pageAt('/quick'),
    ])
    const slow = router.navigate('/slow')
    await new Promise(resolve => setImmediate(resolve))
    await router.navigate('/quick')
    answerSlow()
    await slow
    expect(shown(router)).toBe('/quick')
  })

  it('hands the names in its path to the page', async () => {
    const { router } = await started([pageAt('/blog/:slug')], '/blog/which-tip-fits')
    expect(router.current().view.params).toEqual({ slug: 'which-tip-fits' })
  })

  it('takes one spelling of an address, and its most exact route', async () => {
    const routes = [pageAt('/blog/:slug'), pageAt('/blog/new'), pageAt('/blog/*')]
    const shownAt = async (href: string) => (await started(routes, href)).router.current().view
    expect((await shownAt('/blog/new/')).params).toEqual({})
    expect((await shownAt('/blog/a%2Fb')).params).toEqual({ slug: 'a/b' })
    expect((await shownAt('/blog/a/b')).params).toEqual({ '*': 'a/b' })
    expect((await shownAt('/Blog/new')).problem?.status).toBe(404)
  })

  it('is a 404 for an address that cannot be decoded', async () => {
    const { router } = await started([pageAt('/product/:id')], '/product/%E0%A4%A')
    expect(router.current().view.problem).toEqual({ status: 404, incident: null })
  })

  it('has the code of its islands when it shows, and of its layout’s where that is another one', async () => {
    const asked: string[] = []
    const part = (name: string, isThere = true) => ({
      load: () => (asked.push(name), Promise.resolve(isThere)),
    })
    const Page = () => null
    const pageWith = (path: string, name: string, isThere = true): Route => ({
      path,
      caseSensitive: true,
      layout: { load: () => Promise.resolve({ default: Layout, parts: [part('the footer')] }) },
      load: () => Promise.resolve({ default: Page, parts: [part(name, isThere)] }),
    })
    const { router, left } = await started([
      pageWith('/', 'the hero'),
      pageWith('/product/:id', 'the gallery'),
      pageWith('/torn', 'a part that cannot be had', false),
    ])
    expect(asked).toEqual(['the hero', 'the footer'])
    asked.length = 0
    await router.navigate('/product/komal')
    expect(asked).toEqual(['the gallery'])
    expect(left).toEqual([])
    await router.navigate('/torn')
    // The browser fetches the page whole, from the server.
    expect(left).toEqual(['/torn'])
    expect(shown(router)).toBe('/product/komal')
  })

  it('counts each visit, of the same page and of a place in it too', async () => {
    const { router } = await started([pageAt('/'), pageAt('/shop')], '/shop')
    const before = router.current().visit
    await router.navigate('/shop', { replace: true })
    await router.navigate('/shop?inStock=true', { replace: true })
    expect(router.current().visit).toBe(before + 2)
  })

  it('still tells a part that is hydrated late what the page showed first', async () => {
    const { router } = await started([pageAt('/'), pageAt('/shop')])
    await router.navigate('/shop')
    expect(router.first().location.pathname).toBe('/')
    expect(router.current().location.pathname).toBe('/shop')
  })

  it('begins at its start, or stays where it is when only a filter changes', async () => {
    const { router } = await started([pageAt('/'), pageAt('/shop')])
    await router.navigate('/shop')
    expect(router.current().scroll).toBe('start')
    await router.navigate('/shop?inStock=true', { preventScrollReset: true })
    expect(router.current().scroll).toBe('stay')
  })

  it('comes back to where it was left', async () => {
    const { router, backTo } = await started([pageAt('/'), pageAt('/shop')])
    await router.navigate('/shop')
    const arrived = new Promise<void>(resolve => {
      router.subscribe(() => {
        if (!router.current().isLoading) resolve()
      })
    })
    backTo('/')
    await arrived
    expect(shown(router)).toBe('/')
    expect(router.current().scroll).toBe('restore')
  })

  it('leaves it to the browser when its code is gone', async () => {
    const gone: Route = {
      path: '/gone',
      caseSensitive: true,
      layout,
      load: () => Promise.reject(new TypeError('Failed to fetch')),
    }
    const { router, left } = await started([pageAt('/'), gone])
    await router.navigate('/gone')
    expect(left).toEqual(['/gone'])
    expect(shown(router)).toBe('/')
  })
})

describe('what a page may say instead', () => {
  it('[ROUTE-2] goes elsewhere, and the address says where', async () => {
    const { router } = await started([
      pageAt('/'),
      pageAt('/auth'),
      pageAt('/checkout', () => Promise.reject(new Redirect('/auth?next=%2Fcheckout'))),
    ])
    await router.navigate('/checkout')
    expect(shown(router)).toBe('/auth?next=%2Fcheckout')
  })

  it('ends a circle of redirects', async () => {
    const { router, left } = await started([
      pageAt('/'),
      pageAt('/a', () => Promise.resolve(new Redirect('/b'))),
      pageAt('/b', () => Promise.resolve(new Redirect('/a'))),
    ])
    await router.navigate('/a')
    expect(left).toEqual(['/a'])
  })

  it('[ROUTE-1] is a 404 for an address that no route fits', async () => {
    const { router } = await started([pageAt('/')], '/nowhere')
    expect(router.current().view.problem).toEqual({ status: 404, incident: null })
  })

  it('is a 404 for a record that is not there, a 500 for what failed, and can be tried again', async () => {
    let outcome: Error | null = new NotFound('Product not found')
    const load: PageLoader = () => (outcome ? Promise.reject(outcome) : Promise.resolve(null))
    const { router } = await started([pageAt('/product/:id', load)], '/product/komal')
    expect(router.current().view.problem).toEqual({ status: 404, incident: null })
    outcome = new ApiError('HTTP error! status: 503', { status: 503, body: null })
    await router.reload()
    expect(router.current().view.problem).toEqual({ status: 500, incident })
    outcome = null
    await router.reload()
    expect(router.current().view.problem).toBeNull()
  })

  it('asks anew for what it could not show, and keeps what the layout shows', async () => {
    let answers = 0
    const query = {
      queryKey: ['product'],
      queryFn: () => Promise.resolve((answers += 1)),
      staleTime: Infinity,
    }
    const load: PageLoader = async ({ queryClient }) => {
      await queryClient.ensureQueryData(query)
      return null
    }
    const { router } = await started([pageAt('/product/:id', load)], '/product/komal')
    await router.reload()
    expect(answers).toBe(2)
  })
})

it('takes over what the server printed without asking for anything', async () => {
  const asked: string[] = []
  const load: PageLoader = () => {
    asked.push('product')
    return Promise.resolve(null)
  }
  const router = createRouter({
    app,
    routes: [pageAt('/product/:id', load)],
    history: memoryHistory('/product/komal'),
    reportError,
  })
  await router.adopt(null)
  expect(router.current().view.params).toEqual({ id: 'komal' })
  expect(asked).toEqual([])
})

describe('leaving what is not saved', () => {
  it('[ADM-9] is asked about before another page shows, and goes there when told to', async () => {
    const { router } = await started([pageAt('/'), pageAt('/shop')])
    let leave: (() => void) | undefined
    const stop = router.guard(go => (leave = go))
    await router.navigate('/shop')
    expect(shown(router)).toBe('/')
    stop()
    leave?.()
    await new Promise(resolve => setImmediate(resolve))
    expect(shown(router)).toBe('/shop')
  })

  it('[ADM-9] is asked about when the browser has gone back already, with the address as it was', async () => {
    const { router, history, backTo } = await started([pageAt('/'), pageAt('/edit')], '/edit?tab=price')
    let asked = 0
    router.guard(() => (asked += 1))
    backTo('/')
    expect(asked).toBe(1)
    expect(shown(router)).toBe('/edit?tab=price')
    expect(history.url().pathname).toBe('/edit')
  })

  it('[ADM-9] is not asked about within the page, nor once it is saved', async () => {
    const { router } = await started([pageAt('/'), pageAt('/shop')])
    let asked = 0
    const stop = router.guard(() => (asked += 1))
    await router.navigate('/#price')
    stop()
    await router.navigate('/shop')
    expect(asked).toBe(0)
    expect(shown(router)).toBe('/shop')
  })
})

it.each([
  ['of a page that may be next, with that of its parts, and asks for nothing else', false],
  ['and the data of a page that only reads what everybody may', true],
])('fetches the code %s', async (_title, readsAhead) => {
  const asked: string[] = []
  const note = (what: string) => {
    asked.push(what)
    return Promise.resolve(true)
  }
  const product: Route = {
    ...pageAt('/product/:slug'),
    load: async () => {
      await note('page')
      return {
        default: () => null,
        parts: [{ load: () => note('part') }],
        readsAhead,
        loader: async () => {
          await note('data')
          return null
        },
      }
    },
  }
  const { router } = await started([pageAt('/'), product])
  await router.prepare('/product/tivra')
  expect(asked).toEqual(['page', 'part', ...(readsAhead ? ['data'] : [])])
  expect(shown(router)).toBe('/')
  expect(router.current().isLoading).toBe(false)
})

it('asks only for the data of the link that the pointer stays on', async () => {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const patient = {
    ...app,
    clock: { ...clock, after: (_ms: number, act: () => void) => (waiting.push(act), () => undefined) },
  }
  const product: Route = {
    ...pageAt('/product/:slug'),
    load: () =>
      Promise.resolve({
        default: () => null,
        readsAhead: true,
        loader: (_app, { params }) => {
          asked.push(params['slug'] ?? '')
          return Promise.resolve(null)
        },
      }),
  }
  const { history } = testHistory('/')
  const router = createRouter({
    app: patient,
    routes: [pageAt('/'), product, notFound],
    history,
    reportError,
  })
  await router.start()
  const crossing = ['tivra', 'bindu', 'komal'].map(slug => router.prepare(`/product/${slug}`))
  await new Promise(resolve => setImmediate(resolve))
  for (const act of waiting) act()
  await Promise.all(crossing)
  expect(asked).toEqual(['komal'])
})

it('begins the work for a page once the press is painted, and leaves it when another one comes first', async () => {
  const begun: string[] = []
  const paints: (() => void)[] = []
  const noted = (path: string) =>
    pageAt(path, () => {
      begun.push(path)
      return Promise.resolve(null)
    })
  const { history } = testHistory('/')
  const router = createRouter({
    app,
    routes: [pageAt('/'), noted('/shop'), noted('/deals'), notFound],
    history,
    reportError,
    painted: () => new Promise(resolve => paints.push(resolve)),
  })
  await router.start()
  const visits = [router.navigate('/shop'), router.navigate('/deals')]
  expect([router.current().isLoading, begun]).toEqual([true, []])
  for (const paint of paints) paint()
  await Promise.all(visits)
  expect(begun).toEqual(['/deals'])
})

it('says nothing of code that cannot be had yet', async () => {
  const broken: Route = { ...pageAt('/broken'), load: () => Promise.reject(new Error('offline')) }
  const { router, left } = await started([pageAt('/'), broken])
  await router.prepare('/broken')
  expect([shown(router), left]).toEqual(['/', []])
})
