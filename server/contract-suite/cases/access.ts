import { expect } from 'vitest'
import { errorCatalogue, routes, type OperationName, type OperationRoute } from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const operations: readonly (readonly [OperationName, OperationRoute])[] = Object.entries(routes).map(
  ([name, route]) => [name as OperationName, route],
)

/** A path with something in place of its parameters: who may call comes before what is asked for. */
function anyPath({ path }: OperationRoute): string {
  return path.replace(/\{\w+\}/g, 'anything')
}

/** Who may call what, generated from the routes so that a new operation is covered from its first day [SRV-1]. */
export function accessCases(contractCase: ContractCase): void {
  const guarded = operations.filter(([, { access }]) => !['public', 'guest'].includes(access))
  for (const [name, route] of guarded) {
    contractCase(`[SRV-1] ${name} asks a guest without a session to sign in`, async shop => {
      // What a body is comes before who sends it.
      const headers = route.body === 'picture' ? { 'content-type': 'image/png' } : {}
      const answer = await shop.newVisitor().send(route.method, anyPath(route), undefined, { headers })
      expectRefusal(answer, 401, 'unauthenticated', 'Authentication required')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })
  }

  const forAdministrators = operations.filter(([, { access }]) => access === 'administrator')
  for (const [name, route] of forAdministrators) {
    contractCase(`[SRV-1] ${name} is denied to a customer`, async shop => {
      const asha = await shop.signedInAs('asha')
      expectRefusal(await asha.send(route.method, anyPath(route)), 403, 'forbidden', 'Access denied')
    })
  }

  for (const [name, route] of forAdministrators) {
    contractCase(`[AUTH-10] ${name} waits for two-step sign-in where the shop demands it`, async shop => {
      await shop.store.transaction(async tx => {
        const settings = await tx.get('settings', 'shop')
        if (settings)
          await tx.put('settings', { ...settings, security: { administratorsNeedSecondFactor: true } })
      })
      const admin = await shop.signedInAs('admin')
      const message = 'Turn on two-step sign-in for your account to use the administration'
      const answer = await admin.send(route.method, anyPath(route))
      expectRefusal(answer, 403, 'second_factor_setup_required', message)
    })
  }

  contractCase('[SRV-1] a signed-in session ends when its user is blocked', async shop => {
    const asha = await shop.signedInAs('asha')
    await shop.store.transaction(async tx => {
      const user = await tx.get('users', 'usr-asha')
      if (user) await tx.put('users', { ...user, blocked: true })
    })
    expectRefusal(await asha.get('/user'), 401, 'unauthenticated', 'Authentication required')
  })

  contractCase('the catalogue may be kept for a minute by anyone, everything else by nobody', async shop => {
    const visitor = shop.newVisitor()
    const products = await visitor.get('/products')
    expect(products.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300')
    expect((await visitor.get('/products/nothing')).headers.get('cache-control')).toBe('no-store')
    expect((await visitor.post('/cart', { productId: 'prd-nada' })).headers.get('cache-control')).toBe(
      'no-store',
    )
  })

  contractCase('[SRV-1] what goes wrong inside is an error without detail, and is logged', async shop => {
    shop.faults.breakStore()
    const answer = await shop.newVisitor().get('/products')
    expectRefusal(answer, 500, 'server_error', 'Server error occurred')
    expect(shop.log.errors).toEqual(['An operation failed'])
  })

  contractCase('[SRV-3] a change that cannot be kept is refused, and reading goes on', async shop => {
    const asha = await shop.signedInAs('asha')
    shop.faults.fillDisk()
    expectRefusal(
      await asha.post('/favorites/prd-nada'),
      503,
      'store_unavailable',
      'The shop cannot save changes right now. Please try again in a minute.',
    )
    expect((await asha.get('/favorites')).body).toEqual([])
  })
}

/** What is refused before any operation is reached [SRV-1]. */
export function transportCases(contractCase: ContractCase): void {
  contractCase('an unknown path is a JSON 404', async shop => {
    const answer = await shop.newVisitor().get('/nothing-here')
    expectRefusal(answer, 404, 'not_found', 'Resource not found')
  })

  contractCase('a known path with another method is a 405 that names the right ones', async shop => {
    const visitor = shop.newVisitor()
    const products = await visitor.put('/products')
    expectRefusal(products, 405, 'method_not_allowed', 'Method not allowed')
    expect(products.headers.get('allow')).toBe('GET')
    expect((await visitor.put('/cart')).headers.get('allow')).toBe('GET, POST')
  })

  contractCase('a change that is not sent as JSON is a 415', async shop => {
    const answer = await shop
      .newVisitor()
      .post('/logout', undefined, { rawBody: 'a=1', headers: { 'content-type': 'text/plain' } })
    expectRefusal(answer, 415, 'unsupported_media_type', errorCatalogue.unsupported_media_type.message)
  })

  contractCase('a body that is no JSON, or no object, is a 400', async shop => {
    const visitor = shop.newVisitor()
    const malformed = await visitor.post('/login', undefined, { rawBody: '{"username":' })
    expectRefusal(malformed, 400, 'invalid_input', 'Send the request as valid JSON')
    const list = await visitor.post('/login', ['asha'])
    expectRefusal(list, 400, 'invalid_input', 'Send the request as a JSON object')
    // Also where nothing is asked for.
    const number = await visitor.post('/logout', 0)
    expectRefusal(number, 400, 'invalid_input', 'Send the request as a JSON object')
  })

  contractCase('a missing body is an empty one: each missing field is named', async shop => {
    const answer = await shop.newVisitor().post('/login')
    expectRefusal(answer, 400, 'invalid_input', 'Enter your username or email', {
      username: 'Enter your username or email',
      password: 'Enter your password',
    })
  })
}
