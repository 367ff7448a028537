import * as z from 'zod'
import { none, operation } from './operation.ts'
import * as catalogue from './schemas/catalogue.ts'
import * as content from './schemas/content.ts'
import * as paymentMethods from './schemas/payment-methods.ts'
import { pathId } from './schemas/common.ts'

/** What the shop sells and says of itself, to everybody. */
export const catalogueOperations = {
  getSettings: operation('getSettings', {
    summary: 'The public settings',
    input: none,
    output: content.settings,
  }),
  listActivePromotions: operation('listActivePromotions', {
    summary: 'What the active promotions put on the page',
    input: none,
    output: content.activePromotions,
  }),
  listStores: operation('listStores', { summary: 'Our shops', input: none, output: z.array(content.store) }),
  listProducts: operation('listProducts', {
    summary: 'Products, filtered and sorted; the whole list without parameters',
    input: catalogue.listProductsInput,
    output: z.array(catalogue.product),
    errors: ['invalid_input'],
  }),
  getProduct: operation('getProduct', {
    summary: 'One product by id or slug',
    input: z.object({ idOrSlug: pathId }),
    output: catalogue.product,
    errors: ['product_not_found'],
  }),
  listRelatedProducts: operation('listRelatedProducts', {
    summary: 'Up to four products that go with one',
    input: z.object({ id: pathId }),
    output: z.array(catalogue.product),
    errors: ['product_not_found'],
  }),
  listAccessories: operation('listAccessories', {
    summary: 'Up to four accessories that fit a product, those made for the fewest products first',
    input: z.object({ id: pathId }),
    output: z.array(catalogue.product),
    errors: ['product_not_found'],
  }),
  listProductFacets: operation('listProductFacets', {
    summary: 'The choices of each filter, with the products that each would list',
    input: catalogue.listProductFacetsInput,
    output: catalogue.productFacets,
    errors: ['invalid_input'],
  }),
  listCategories: operation('listCategories', {
    summary: 'Categories with their number of products',
    input: none,
    output: z.array(catalogue.category),
  }),
  listPaymentMethods: operation('listPaymentMethods', {
    summary: 'Ways of paying an amount at a PIN code, as the checkout will offer them',
    input: paymentMethods.listPaymentMethodsInput,
    output: z.array(paymentMethods.paymentMethodChoice),
    errors: ['invalid_input'],
  }),
  checkPincode: operation('checkPincode', {
    summary: 'Whether and when we deliver to a PIN code',
    input: catalogue.pincodeInput,
    output: catalogue.pincodeAnswer,
    errors: ['invalid_input'],
  }),
}
