import { describe, expect, it } from 'vitest'
import { routes, type OperationName } from '../contract/index.ts'
import type { OpenTransport } from './transport.ts'
import { accessCases, transportCases } from './cases/access.ts'
import { confirmationCodeCases, passwordResetCases, profileCases } from './cases/account-codes.ts'
import { addressCases } from './cases/addresses.ts'
import { administratorCases } from './cases/administrators.ts'
import { administrationCases } from './cases/administration.ts'
import { adminCustomerCases } from './cases/admin-customers.ts'
import { apiKeyCases } from './cases/admin-api-keys.ts'
import { webhookCases } from './cases/admin-webhooks.ts'
import { adminReviewCases } from './cases/admin-reviews.ts'
import { categoryCases } from './cases/admin-categories.ts'
import { inventoryCases } from './cases/admin-inventory.ts'
import { productImportCases } from './cases/admin-product-import.ts'
import { productBulkCases } from './cases/admin-product-bulk.ts'
import { adminProductCases } from './cases/admin-products.ts'
import { chatTextCases } from './cases/admin-chat-texts.ts'
import { adminSettingsCases } from './cases/admin-settings.ts'
import { insightCases } from './cases/admin-insight.ts'
import { bulkCases } from './cases/admin-bulk.ts'
import { adminOrderCases } from './cases/admin-orders.ts'
import { orderDeskCases } from './cases/admin-order-desk.ts'
import { audienceCases } from './cases/admin-audiences.ts'
import { refundCases } from './cases/admin-refunds.ts'
import { adminPostCases } from './cases/admin-posts.ts'
import { adminPaymentCases } from './cases/admin-payments.ts'
import { promotionCases } from './cases/admin-promotions.ts'
import { roleCases } from './cases/admin-roles.ts'
import { lostParcelCases } from './cases/admin-lost-parcels.ts'
import { parcelCases } from './cases/admin-parcels.ts'
import { shipmentCases } from './cases/admin-shipments.ts'
import { shippingCases } from './cases/admin-shipping.ts'
import { storeCases } from './cases/admin-stores.ts'
import { tableCases } from './cases/admin-tables.ts'
import { auditCases } from './cases/audit.ts'
import { cartCases } from './cases/cart.ts'
import { cartOfferCases } from './cases/cart-offer.ts'
import { catalogueCases } from './cases/catalogue.ts'
import { checkoutCases } from './cases/checkout.ts'
import { contentCases } from './cases/content.ts'
import { codeVerificationCases, statelessCodeCases } from './cases/code-verification.ts'
import type { ContractCase } from './cases/contract-case.ts'
import { invoiceCases } from './cases/invoices.ts'
import { oneTimeCodeCases } from './cases/one-time-codes.ts'
import { orderLimitCases } from './cases/order-limits.ts'
import { orderCases } from './cases/orders.ts'
import { deviceCases, ownPasswordCases, reauthenticationCases } from './cases/own-account.ts'
import { passwordCases, sessionCases } from './cases/passwords.ts'
import { consentCases, deletionCases, exportCases } from './cases/personal-data.ts'
import { paymentCases } from './cases/payments.ts'
import { paymentLinkCases } from './cases/payment-links.ts'
import { quoteCases } from './cases/quotes.ts'
import { savedItemCases } from './cases/saved-items.ts'
import { secondFactorCases, secondStepCases, securitySettingsCases } from './cases/second-factor.ts'
import { returnCases } from './cases/returns.ts'
import { postCases } from './cases/posts.ts'
import { productAlertCases } from './cases/product-alerts.ts'
import { warrantyCases } from './cases/warranty.ts'
import { supportTicketCases } from './cases/support-tickets.ts'
import { uploadCases } from './cases/uploads.ts'
import { reviewCases } from './cases/reviews.ts'
import { Coverage, declaredErrors, inputCanFail } from './coverage.ts'
import { openTestShop } from './test-shop.ts'

const areas: Readonly<Record<string, (contractCase: ContractCase) => void>> = {
  access: accessCases,
  transport: transportCases,
  'one-time codes': oneTimeCodeCases,
  'verification of codes': codeVerificationCases,
  'one-time codes without a session': statelessCodeCases,
  passwords: passwordCases,
  sessions: sessionCases,
  devices: deviceCases,
  'confirming that it is you': reauthenticationCases,
  'the own password': ownPasswordCases,
  'confirming with a code': confirmationCodeCases,
  'a forgotten password': passwordResetCases,
  'changing the account': profileCases,
  'deleting the account': deletionCases,
  'what is stored on a person': exportCases,
  consents: consentCases,
  'turning two-step sign-in on and off': secondFactorCases,
  'the second step of a sign-in': secondStepCases,
  'what is demanded of administrators': securitySettingsCases,
  content: contentCases,
  catalogue: catalogueCases,
  'keeping products': adminProductCases,
  'many products at once': productBulkCases,
  'products from a file': productImportCases,
  'keeping stock': inventoryCases,
  'keeping categories': categoryCases,
  reviews: reviewCases,
  'pictures of customers': uploadCases,
  'being told of products': productAlertCases,
  'writing to the shop': supportTicketCases,
  'the warranty': warrantyCases,
  cart: cartCases,
  'what is saved for later': savedItemCases,
  'cart offer': cartOfferCases,
  addresses: addressCases,
  quotes: quoteCases,
  checkout: checkoutCases,
  'limits of orders and codes': orderLimitCases,
  payments: paymentCases,
  orders: orderCases,
  invoices: invoiceCases,
  returns: returnCases,
  administration: administrationCases,
  'moderating reviews': adminReviewCases,
  'settings of the shop': adminSettingsCases,
  'what the owner adds to the chat': chatTextCases,
  'looking after customers': adminCustomerCases,
  'zones of delivery': shippingCases,
  'stores of the shop': storeCases,
  'tables of the administration': tableCases,
  'bulk actions and undo': bulkCases,
  'orders of the administration': adminOrderCases,
  'orders made for a customer': orderDeskCases,
  'payment links': paymentLinkCases,
  'refunds and returns of the administration': refundCases,
  'who waits for a product, and who wants offers': audienceCases,
  'the bulk order desk': shipmentCases,
  'parcels of an order': parcelCases,
  'lost parcels': lostParcelCases,
  'promotions of the administration': promotionCases,
  'posts of the administration': adminPostCases,
  'the blog': postCases,
  'payments of the administration': adminPaymentCases,
  'figures and the rows behind them': insightCases,
  'roles of administrators': roleCases,
  'adding and removing administrators': administratorCases,
  'API keys': apiKeyCases,
  webhooks: webhookCases,
  'audit log': auditCases,
}

/**
 * The contract suite: every case against one transport, each in a shop of its own, and at the end the proof that every
 * declared outcome of every operation was seen [MOCK-1][SRV-1].
 */
export function describeContract(transportName: string, open: OpenTransport): void {
  describe(`the contract, over ${transportName}`, () => {
    const coverage = new Coverage()
    const contractCase: ContractCase = (title, run, config) => {
      // oxlint-disable-next-line vitest/valid-title -- each case brings its own
      it(title, async () => {
        expect.hasAssertions()
        const shop = await openTestShop(open, coverage, config)
        try {
          await run(shop)
        } finally {
          await shop.close()
        }
      })
    }

    for (const [area, declareCases] of Object.entries(areas)) {
      // oxlint-disable-next-line vitest/valid-title -- the areas are named above
      describe(area, () => {
        declareCases(contractCase)
      })
    }

    it('[MOCK-1] declares invalid_input exactly where an input can be wrong', () => {
      const operations = Object.keys(routes) as OperationName[]
      const declared = operations.filter(operation => declaredErrors(operation).includes('invalid_input'))
      expect(declared).toEqual(operations.filter(inputCanFail))
    })

    it('[MOCK-1] shows every declared outcome of every operation', () => {
      expect(coverage.missing()).toEqual([])
    })
  })
}
