import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import type { Product } from '../../contract/index.ts'
import { createAdmission, defaultAdmissionLimits } from '../admission.ts'
import type { RenderPage, SharedAs } from '../rendering.ts'
import { openTestShop, signInByCode, type TestShop, type TestShopOptions } from '../test-shop.ts'
import { createPublicVersion } from './public-version.ts'

let shop: TestShop
afterEach(() => shop.close())

/** Products are shared by PIN code; /faqs and what begins like it by all; the cart, and /faqs?own to customers, is nobody else's. */
const sharedAs: SharedAs = ({ pathname, search }, cookies, defaultPincode) => {
  const isForCustomer = cookies.includes('shruti_hint=user')
  if (pathname === '/cart' || (isForCustomer && search === '?own')) return null
  if (!pathname.startsWith('/product/')) return { cookies: '', isForCustomer, asksForPincode: false }
  const printed = defaultPincode
    ? `shruti_pin=${defaultPincode}.guest`
    : /shruti_pin=[^;]*/.exec(cookies)?.[0]
  const asksForPincode = isForCustomer && defaultPincode === undefined
  return { cookies: printed ?? '', isForCustomer, asksForPincode }
}

const styles = 'h1{color:red}'
const script = 'document.title="x"'

/** A storefront in a few words, which counts what it renders and can be held up. */
function storefront() {
  const rendered: string[] = []
  let gate: Promise<void> | undefined
  let isFailing = false
  const render: RenderPage = async (request, { fetch: ask, nonce, notice }) => {
    const { pathname, search } = new URL(request.url)
    rendered.push(pathname + search)
    const { name, variants } = (await (await ask('/api/products/prd_komal')).json()) as Product
    const who = await ask('/api/user')
    const cookies = request.headers.get('cookie') ?? '-'
    await gate
    if (pathname === '/broken' || isFailing) throw new Error('a component broke')
    if (pathname === '/faqs-moved') return { status: 302, headers: { location: '/faqs' }, html: '' }
    const html = `<style>${styles}</style><h1>${name} ${variants[0]?.stock}</h1><p>${cookies} ${who.status} ${nonce ?? 'kept'} ${notice ?? ''}</p><script>${script}</script>`
    return {
      status: pathname === '/faqs-missing' ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      ...(search === '?pincode=560025' && { cookies: ['shruti_pin=560025.guest; Path=/'] }),
      inline: { scripts: [script], styles: [styles] },
      html,
    }
  }
  return {
    render,
    rendered,
    fail: (value: boolean) => (isFailing = value),
    /** @returns how to let what is rendered from now on go on */
    holdUp: () => {
      let release: () => void = () => undefined
      gate = new Promise(resolve => (release = resolve))
      return () => {
        gate = undefined
        release()
      }
    },
  }
}

async function open(options: TestShopOptions = {}) {
  const front = storefront()
  shop = await openTestShop({ render: front.render, sharedAs, ...options })
  return front
}

const page = async (path: string, cookie?: string) =>
  (await shop.send('GET', path, cookie === undefined ? {} : { cookie })).text()

async function setStock(stock: number): Promise<void> {
  const { store } = shop.dependencies
  await store.transaction(async tx => {
    const product = await tx.get('products', 'prd_komal')
    if (!product) throw new Error('no product')
    const variants = product.variants.map((variant, index) => ({
      ...variant,
      stock: index === 0 ? stock : 0,
    }))
    await tx.put('products', { ...product, variants })
  })
}

/** A customer's new default address. */
async function saveAddress(cookie: string, pincode: string): Promise<void> {
  const body = {
    fullName: 'Asha Rao',
    phoneNumber: '+919876501234',
    line1: '12, 4th Cross',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode,
    type: 'home',
    isDefault: true,
  }
  expect((await shop.send('POST', '/api/addresses', { cookie, body })).status).toBe(201)
}

/** Lets everything that needs no gate go on, by asking for something else. */
const settle = () => shop.send('GET', '/api/settings')

/** The bytes of an answer as they were sent. */
function rawBody(path: string, encoding: string): Promise<{ encoding: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(shop.url + path, { headers: { 'accept-encoding': encoding } }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'] ?? 'identity', body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject).end()
  })
}

describe('[SRV-8] a public page', () => {
  it('is rendered once for everybody, and asked for again with its tag', async () => {
    const { rendered } = await open()
    const first = await shop.send('GET', '/faqs')
    const second = await shop.send('GET', '/faqs', { cookie: 'shruti_pin=560025.guest; other=1' })
    expect(await second.text()).toBe(await first.text())
    expect(rendered).toEqual(['/faqs'])
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(first.headers.getSetCookie()).toEqual([])
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/)
    // Without the second header, fetch asks for the whole.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    const again = await shop.send('GET', '/faqs', { headers })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    const head = await shop.send('HEAD', '/faqs')
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  it('stands by the hashes of what is in it, not by a nonce that all would share', async () => {
    await open()
    const answer = await shop.send('GET', '/faqs')
    const policy = answer.headers.get('content-security-policy')?.split(';') ?? []
    // The digests of the two texts above, and of nothing.
    expect(policy).toContain("script-src 'self' 'sha256-eawmn9Ja0slk0t23UB0XPhR3DidQg5gBGKEBS+LWEMY='")
    expect(policy).toContain(
      "style-src 'self' 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    )
    expect(policy.join()).not.toContain('nonce-')
    expect(await answer.text()).toContain(' kept ')
  })

  it('is another one at another address, and for another PIN code where it shows one', async () => {
    const { rendered } = await open()
    expect(await page('/product/komal')).toContain('<p>- 401')
    expect(await page('/product/komal', 'a=b; shruti_pin=560025.guest')).toContain(
      '<p>shruti_pin=560025.guest 401',
    )
    expect(await page('/product/komal', 'shruti_pin=110001.guest')).toContain('shruti_pin=110001.guest')
    expect(await page('/product/komal?color=1')).toContain('<p>- 401')
    expect(await page('/product/komal', 'shruti_pin=560025.guest; c=d')).toContain('shruti_pin=560025.guest')
    expect(rendered).toEqual(['/product/komal', '/product/komal', '/product/komal', '/product/komal?color=1'])
  })

  it('is the same for a customer, whose browser keeps no copy of what it fills in', async () => {
    const { rendered } = await open()
    const cookie = await signInByCode(shop, '+919876501234')
    const first = await shop.send('GET', '/faqs', { cookie })
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('etag')).toBeNull()
    expect(await first.text()).toContain('<p>- 401 kept ')
    const stranger = await shop.send('GET', '/faqs')
    expect(stranger.headers.get('cache-control')).toBe('no-cache')
    const headers = { 'if-none-match': stranger.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    expect(await stranger.text()).toContain('<p>- 401 kept ')
    const again = await shop.send('GET', '/faqs', { cookie, headers })
    expect([again.status, again.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(rendered).toHaveLength(1)
  })

  it('is a customer’s own where the storefront says so: a customer neither gets nor fills the one for all', async () => {
    const { rendered } = await open()
    const cookie = await signInByCode(shop, '+919876501234')
    const own = await shop.send('GET', '/faqs?own', { cookie })
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('etag')).toBeNull()
    expect(await own.text()).toMatch(/ 200 [\w+/]{22}== /)
    expect(await page('/faqs?own')).toContain('<p>- 401 kept ')
    expect(await page('/faqs?own', cookie)).toContain(' 200 ')
    // A browser that lost the hint beside its session gets a stranger's page, not the customer's.
    const session = cookie.split('; ').filter(pair => !pair.startsWith('shruti_hint'))
    expect(await page('/faqs?own', session.join('; '))).toContain('<p>- 401 kept ')
    expect(rendered).toHaveLength(3)
  })

  it('[BEY-3] is for a customer that of their default address’s PIN code, as everybody there gets it', async () => {
    const { rendered } = await open()
    const cookie = await signInByCode(shop, '+919876501234')
    expect(await page('/product/komal', cookie)).toContain('<p>- 401 kept ')
    expect(await page('/product/komal')).toContain('<p>- 401 kept ')
    expect(rendered).toHaveLength(1)
    await saveAddress(cookie, '560025')
    const own = await shop.send('GET', '/product/komal', { cookie })
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('etag')).toBeNull()
    expect(await own.text()).toContain('<p>shruti_pin=560025.guest 401 kept ')
    expect(await page('/product/komal', 'shruti_pin=560025.guest')).toContain('shruti_pin=560025.guest 401')
    expect(rendered).toHaveLength(2)
    // Another default address, and the next page is that of its PIN code.
    await saveAddress(cookie, '560001')
    expect(await page('/product/komal', cookie)).toContain('<p>shruti_pin=560001.guest 401 kept ')
  })

  it('[BEY-3] is everybody’s for a customer whose session has ended', async () => {
    const { rendered } = await open()
    const cookie = await signInByCode(shop, '+919876501234')
    await saveAddress(cookie, '560025')
    await shop.send('POST', '/api/logout', { cookie })
    expect(await page('/product/komal', cookie)).toContain('<p>- 401 kept ')
    expect(rendered).toHaveLength(1)
  })

  it('takes a session cookie away that cannot be opened', async () => {
    await open()
    const answer = await shop.send('GET', '/faqs', { cookie: '__Host-shruti=not-sealed-by-us' })
    expect(answer.headers.getSetCookie().join()).toContain('__Host-shruti=; ')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is the visitor’s own who brings a notice, or asks for what is nobody else’s', async () => {
    const { rendered } = await open()
    await page('/faqs')
    await page('/faqs', 'shruti_notice=anything')
    await page('/cart')
    await page('/cart')
    expect(rendered).toEqual(['/faqs', '/faqs', '/cart', '/cart'])
  })

  it('is rendered once while all who ask for it wait', async () => {
    const { rendered, holdUp } = await open()
    const release = holdUp()
    const asked = ['/faqs', '/faqs', '/faqs', '/faqs'].map(path => page(path))
    await settle()
    release()
    expect(new Set(await Promise.all(asked)).size).toBe(1)
    expect(rendered).toEqual(['/faqs'])
  })

  it('shows a change to whoever asks after it; those beside get the former page while it is rendered', async () => {
    const { rendered, holdUp } = await open()
    await setStock(7)
    expect(await page('/faqs')).toContain('Komal 7')
    await setStock(6)
    const release = holdUp()
    const first = page('/faqs')
    while (rendered.length < 2) await settle()
    expect(await page('/faqs')).toContain('Komal 7')
    release()
    expect(await first).toContain('Komal 6')
    expect(await page('/faqs')).toContain('Komal 6')
    expect(rendered).toHaveLength(2)
  })

  it('shows nobody what was true longer than ten seconds ago', async () => {
    const { rendered, holdUp } = await open()
    await setStock(7)
    await page('/faqs')
    shop.advance(11_000)
    await setStock(6)
    const release = holdUp()
    const asked = [page('/faqs'), page('/faqs')]
    while (rendered.length < 2) await settle()
    release()
    for (const text of await Promise.all(asked)) expect(text).toContain('Komal 6')
  })

  it('shows a change that another process counted', async () => {
    const publicVersion = createPublicVersion()
    const { rendered } = await open({ publicVersion })
    await page('/faqs')
    await publicVersion.changed()
    await page('/faqs')
    expect(rendered).toHaveLength(2)
  })

  it('is rendered for whoever asks while nobody can say what has changed', async () => {
    const away = () => Promise.reject(new Error('the database is away'))
    const { rendered } = await open({ publicVersion: { current: away, changed: away } })
    expect(await page('/faqs')).toMatch(/ 401 [\w+/]{22}== /)
    await page('/faqs')
    expect(rendered).toHaveLength(2)
  })

  it('stays as it is through changes that it does not show', async () => {
    const { rendered } = await open()
    const before = await shop.send('GET', '/faqs')
    await shop.dependencies.store.transaction(tx =>
      tx.put('favorites', { id: 'usr_1', productIds: ['prd_komal'] }),
    )
    await page('/faqs')
    expect(rendered).toHaveLength(1)
    const { store } = shop.dependencies
    await store.transaction(async tx => {
      const settings = await tx.get('settings', 'shop')
      if (settings) await tx.put('settings', settings)
    })
    const after = await shop.send('GET', '/faqs')
    expect(rendered).toHaveLength(2)
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
  })

  it('is rendered anew after a minute, since dates go on, and nobody waits for that', async () => {
    const { rendered, holdUp } = await open()
    const first = await page('/faqs')
    shop.advance(59_000)
    expect(await page('/faqs')).toBe(first)
    expect(rendered).toHaveLength(1)
    shop.advance(2_000)
    const release = holdUp()
    expect(await Promise.all([page('/faqs'), page('/faqs')])).toEqual([first, first])
    expect(rendered).toHaveLength(2)
    release()
    await settle()
    expect(await page('/faqs')).toBe(first)
    expect(rendered).toHaveLength(2)
  })

  it('is waited for when it is older than that, or when something has changed meanwhile', async () => {
    const { rendered, holdUp } = await open()
    await page('/faqs')
    shop.advance(71_000)
    const release = holdUp()
    const waiting = page('/faqs')
    await settle()
    expect(rendered).toHaveLength(2)
    release()
    await waiting
    shop.advance(61_000)
    await setStock(7)
    expect(await page('/faqs')).toContain(' 7<')
    expect(rendered).toHaveLength(3)
  })

  it('goes on to be shown when rendering it anew fails, until it is too old', async () => {
    const { rendered, fail } = await open()
    const first = await page('/faqs')
    shop.advance(61_000)
    fail(true)
    expect(await page('/faqs')).toBe(first)
    await expect.poll(() => rendered).toHaveLength(2)
    await settle()
    expect(await page('/faqs')).toBe(first)
    shop.advance(10_000)
    expect((await shop.send('GET', '/faqs')).status).toBe(500)
    fail(false)
    expect(await page('/faqs')).toBe(first)
  })

  it('reads the store and no replica, which may be older than what was counted', async () => {
    const reads: string[] = []
    const note = (collection: string) => {
      reads.push(collection)
      return Promise.reject(new Error('the replica'))
    }
    await open({ publicReader: { get: note, list: note, count: note } })
    expect(await page('/faqs')).toContain('Komal')
    expect(reads).toEqual([])
  })

  it('is not kept when it is missing, leads elsewhere or sets a cookie', async () => {
    const { rendered } = await open()
    for (const path of ['/faqs-missing', '/faqs-moved', '/product/komal?pincode=560025']) {
      const answers = [await shop.send('GET', path), await shop.send('GET', path)]
      expect(answers.map(({ headers }) => headers.get('etag'))).toEqual([null, null])
    }
    expect(rendered).toHaveLength(6)
    const chosen = await shop.send('GET', '/product/komal?pincode=560025')
    expect(chosen.headers.getSetCookie()).toEqual(['shruti_pin=560025.guest; Path=/'])
    expect(chosen.headers.get('cache-control')).toBe('private, no-store')
    expect((await shop.send('GET', '/faqs-missing')).status).toBe(404)
    expect((await shop.send('GET', '/faqs-moved')).headers.get('location')).toBe('/faqs')
  })

  it('that fails says so, and is tried again by the next one', async () => {
    const { rendered } = await open()
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const answer = await shop.send('GET', '/broken')
      expect(answer.status).toBe(500)
      expect(await answer.text()).toContain('<h1>Something went wrong</h1>')
    }
    expect(rendered).toEqual(['/broken', '/broken'])
    expect(shop.logLines.join()).toContain('a component broke')
  })

  it('comes in the compression that the client takes, the same in each', async () => {
    await open()
    const text = await page('/faqs')
    const brotli = await rawBody('/faqs', 'gzip, br')
    expect([brotli.encoding, String(brotliDecompressSync(brotli.body))]).toEqual(['br', text])
    const gzip = await rawBody('/faqs', 'gzip')
    expect([gzip.encoding, String(gunzipSync(gzip.body))]).toEqual(['gzip', text])
    const plain = await rawBody('/faqs', 'identity')
    expect([plain.encoding, String(plain.body)]).toEqual(['identity', text])
  })

  it('[SRV-5] that is kept is sent while others wait for their turn', async () => {
    const pages = { ...defaultAdmissionLimits.pages, running: 1, runningWhenBusy: 1, patienceMs: 60_000 }
    const { rendered, holdUp } = await open({
      admission: createAdmission({ ...defaultAdmissionLimits, pages }),
    })
    await page('/faqs')
    const release = holdUp()
    const slow = [page('/cart'), page('/faqs?page=2')]
    while (rendered.length < 2) await settle()
    expect(await page('/faqs')).toContain('Komal')
    release()
    await Promise.all(slow)
    expect(rendered).toEqual(['/faqs', '/cart', '/faqs?page=2'])
  })
})
