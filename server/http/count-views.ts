import type { RequestHandler } from 'express'
import { askerOf, isLookedAt, type Tally } from '../domain/index.ts'

/**
 * Counts pages that were opened: as a visit when the page is not reached from another one of the shop, and a product.
 * Nothing of who opened it is kept; what browsers fetch ahead, programs and the administration are left out.
 */
export function countViews(tally: Tally | undefined, publicOrigin: string): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request
    const isOfAdministration = path === '/admin' || path.startsWith('/admin/')
    if (method === 'GET' && !isOfAdministration && isLookedAt(askerOf(request.headers))) {
      const isFromTheShop = request.get('referer')?.startsWith(`${publicOrigin}/`) ?? false
      response.once('finish', () => {
        if (response.statusCode !== 200) return
        if (!isFromTheShop) tally?.count('step', 'visit')
        if (path.startsWith('/product/')) tally?.count('step', 'product')
      })
    }
    next()
  }
}
