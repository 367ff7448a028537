import { publicContract } from '../contract/index.ts'
import { countProductView, countSearch } from './admin/insight/tally.ts'
import { checkPincode } from './catalogue/delivery-areas.ts'
import { listProductFacets } from './catalogue/product-facets.ts'
import { listAccessories } from './catalogue/accessories.ts'
import { getProduct, listCategories, listProducts, listRelatedProducts } from './catalogue/products.ts'
import { listPaymentMethods } from './checkout/list-payment-methods.ts'
import { getSettings, listStores } from './content/settings.ts'
import type { Dependencies } from './context.ts'
import { guardedOperations, type PublicOperations } from './guarded-operations.ts'
import { answerPage } from './paging.ts'
import { getPost, listPostCategories, listPosts } from './posts/posts.ts'
import { listActivePromotions } from './promotions/promotions.ts'
import { setValidationMessages } from './validation-messages.ts'

/** The operations of `publicContract`. */
export function publicHandlers(
  os: Pick<PublicOperations, keyof typeof publicContract>,
  dependencies: Dependencies,
) {
  return {
    getSettings: os.getSettings.handler(({ context }) => getSettings(context.reading)),
    listActivePromotions: os.listActivePromotions.handler(({ context }) =>
      listActivePromotions(context.reading),
    ),
    listStores: os.listStores.handler(({ context }) => listStores(context.reading)),
    listPosts: os.listPosts.handler(async ({ context, input }) =>
      answerPage(context, await listPosts(context.reading, input)),
    ),
    listPostCategories: os.listPostCategories.handler(({ context }) => listPostCategories(context.reading)),
    getPost: os.getPost.handler(({ context, input }) => getPost(context.reading, input.slug)),
    listProducts: os.listProducts.handler(async ({ context, input }) => {
      const found = await listProducts(context.reading, input)
      countSearch(dependencies.tally, context, { ...input, found: found.total })
      return answerPage(context, found)
    }),
    getProduct: os.getProduct.handler(async ({ context, input }) => {
      const product = await getProduct(context.reading, input.idOrSlug)
      countProductView(dependencies.tally, context)
      return product
    }),
    listRelatedProducts: os.listRelatedProducts.handler(({ context, input }) =>
      listRelatedProducts(context.reading, input.id),
    ),
    listAccessories: os.listAccessories.handler(({ context, input }) =>
      listAccessories(context.reading, input.id),
    ),
    listProductFacets: os.listProductFacets.handler(({ context, input }) =>
      listProductFacets(context.reading, input),
    ),
    listCategories: os.listCategories.handler(({ context }) => listCategories(context.reading)),
    listPaymentMethods: os.listPaymentMethods.handler(({ context, input }) =>
      listPaymentMethods(context.reading, input),
    ),
    checkPincode: os.checkPincode.handler(({ context, input }) =>
      checkPincode(context.reading, input.pincode),
    ),
  }
}

/** The part of the API that a server has from its start on; `createApiRouter` makes the whole. */
export function createPublicRouter(dependencies: Dependencies) {
  setValidationMessages()
  const os = guardedOperations(publicContract, dependencies)
  return os.router(publicHandlers(os, dependencies))
}
