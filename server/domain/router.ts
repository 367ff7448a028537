import { contract } from '../contract/index.ts'
import { accountHandlers } from './accounts/handlers.ts'
import { createPasswordSignIn } from './accounts/password-sign-in.ts'
import { requestOtp } from './accounts/otp.ts'
import {
  directVerifyOtp,
  loginWithWhatsapp,
  statelessVerifyOtp,
  verifyOtp,
} from './accounts/phone-sign-in.ts'
import { logout, signedIn } from './accounts/sessions.ts'
import { toUser } from './accounts/user.ts'
import { administratorOf } from './admin/audit.ts'
import { apiKeyHandlers } from './admin/api-keys/handlers.ts'
import { webhookHandlers } from './admin/webhooks/handlers.ts'
import { administratorHandlers } from './admin/administrators/handlers.ts'
import { auditHandlers } from './admin/audit-log/handlers.ts'
import { settingsHandlers } from './admin/settings/handlers.ts'
import { shippingHandlers } from './admin/shipping/handlers.ts'
import { storeHandlers } from './admin/stores/handlers.ts'
import { insightHandlers } from './admin/insight/handlers.ts'
import { tableHandlers } from './admin/tables/handlers.ts'
import { customerHandlers } from './admin/customers/handlers.ts'
import { audienceHandlers } from './admin/audiences/handlers.ts'
import { adminReviewHandlers } from './admin/reviews/handlers.ts'
import { productHandlers } from './admin/products/handlers.ts'
import { orderHandlers } from './admin/orders/handlers.ts'
import { adminPostHandlers } from './admin/posts/handlers.ts'
import { adminPaymentHandlers } from './admin/payments/handlers.ts'
import { promotionHandlers } from './admin/promotions/handlers.ts'
import { addCartItem, clearCart, getCart, removeCartItem, updateCartItem } from './cart/cart.ts'
import { getCartOffer, setCartOffer } from './cart/offer.ts'
import { moveSavedItem, removeSavedItem, saveCartItem } from './cart/saved.ts'
import { addFavorite, listFavorites, removeFavorite } from './catalogue/favorites.ts'
import { deleteReview, updateReview } from './catalogue/own-reviews.ts'
import { setReviewHelpful } from './catalogue/review-votes.ts'
import { createProductReview, getCanReview, listProductReviews } from './catalogue/reviews.ts'
import { createAddress, deleteAddress, listAddresses, updateAddress } from './checkout/addresses.ts'
import { createPlaceOrder } from './checkout/place-order.ts'
import { createQuote } from './checkout/quote.ts'
import { setCurrency } from './content/settings.ts'
import type { Dependencies } from './context.ts'
import { guardedOperations } from './guarded-operations.ts'
import { getCreditNote, getInvoice } from './invoices/invoices.ts'
import { cancelOrder, getOrder, listOrders } from './orders/orders.ts'
import { trackOrder } from './orders/track-order.ts'
import { confirmPayment, getPayment, startPayment } from './payments/payments.ts'
import { confirmPaymentByLink, openPaymentLink, payByLink } from './payments/payment-links.ts'
import { getSandboxPayment, paySandbox } from './payments/sandbox-page.ts'
import { confirmProductAlert, stopProductAlerts } from './product-alerts/links.ts'
import { createProductAlert } from './product-alerts/create.ts'
import { deleteProductAlert, listProductAlerts } from './product-alerts/product-alerts.ts'
import { answerPage } from './paging.ts'
import { createWarrantyClaim, listWarranties } from './warranty/warranty.ts'
import {
  adminGetWarrantyClaim,
  adminListWarrantyClaims,
  adminSetWarrantyClaimStatus,
} from './warranty/move-claim.ts'
import { createSupportTicket } from './support-tickets/create.ts'
import {
  adminGetSupportTicket,
  adminListSupportTickets,
  adminSetSupportTicketStatus,
} from './support-tickets/support-tickets.ts'
import { adminSetReturnStatus } from './returns/move-return.ts'
import { createReturn, listReturns } from './returns/returns.ts'
import { setAvatar } from './uploads/avatar.ts'
import { createUpload, deleteUpload, getUpload } from './uploads/uploads.ts'
import { publicHandlers } from './public-router.ts'
import { setValidationMessages } from './validation-messages.ts'

/**
 * The API as a router over the contract: transports (Express, MSW) hand it requests. Everything of the world comes in
 * through `dependencies`. A shop makes one router and keeps it: it remembers which orders are being placed.
 */
export function createApiRouter(dependencies: Dependencies) {
  setValidationMessages()
  const os = guardedOperations(contract, dependencies)
  const passwords = createPasswordSignIn(dependencies)
  const placeOrder = createPlaceOrder(dependencies)

  return os.router({
    getCurrentUser: os.getCurrentUser.handler(({ context }) => toUser(signedIn(context.caller))),
    login: os.login.handler(({ context, input }) => passwords.login(context, context.caller, input)),
    loginWithWhatsapp: os.loginWithWhatsapp.handler(({ context, input }) =>
      loginWithWhatsapp(dependencies, context, context.caller, input),
    ),
    requestOtp: os.requestOtp.handler(({ context, input }) =>
      requestOtp(dependencies, context, context.caller, input),
    ),
    verifyOtp: os.verifyOtp.handler(({ context, input }) =>
      verifyOtp(dependencies, context, context.caller, input),
    ),
    directVerifyOtp: os.directVerifyOtp.handler(({ context, input }) =>
      directVerifyOtp(dependencies, context, context.caller, input),
    ),
    statelessVerifyOtp: os.statelessVerifyOtp.handler(({ context, input }) =>
      statelessVerifyOtp(dependencies, context, context.caller, input),
    ),
    register: os.register.handler(({ context, input }) => passwords.register(context, context.caller, input)),
    logout: os.logout.handler(async ({ context }) => {
      await logout(dependencies, context.session, context.caller)
      return {}
    }),
    ...accountHandlers(os, dependencies),
    ...adminReviewHandlers(os, dependencies),
    ...audienceHandlers(os, dependencies),
    ...settingsHandlers(os, dependencies),
    ...customerHandlers(os, dependencies),
    ...shippingHandlers(os, dependencies),
    ...storeHandlers(os, dependencies),
    ...administratorHandlers(os, dependencies),
    ...apiKeyHandlers(os, dependencies),
    ...webhookHandlers(os, dependencies),
    ...auditHandlers(os, dependencies),
    ...tableHandlers(os, dependencies),
    ...orderHandlers(os, dependencies),
    ...productHandlers(os, dependencies),
    ...promotionHandlers(os, dependencies),
    ...adminPostHandlers(os, dependencies),
    ...adminPaymentHandlers(os, dependencies),
    ...insightHandlers(os, dependencies),
    ...publicHandlers(os, dependencies),

    setCurrency: os.setCurrency.handler(({ context, input }) =>
      setCurrency(dependencies, administratorOf(context), input.currency),
    ),

    listProductReviews: os.listProductReviews.handler(({ context, input }) =>
      listProductReviews(context.reading, context.caller, input),
    ),
    getCanReview: os.getCanReview.handler(({ context, input }) =>
      getCanReview(dependencies, context.caller, input.id),
    ),
    createProductReview: os.createProductReview.handler(({ context, input }) =>
      createProductReview(dependencies, context.caller, signedIn(context.caller), input),
    ),
    updateReview: os.updateReview.handler(({ context, input }) =>
      updateReview(dependencies, context.caller, signedIn(context.caller), input),
    ),
    deleteReview: os.deleteReview.handler(({ context, input }) =>
      deleteReview(dependencies, context.caller, signedIn(context.caller), input.reviewId),
    ),
    setReviewHelpful: os.setReviewHelpful.handler(({ context, input }) =>
      setReviewHelpful(dependencies, context.caller, signedIn(context.caller), input),
    ),

    createUpload: os.createUpload.handler(({ context, input: { query, headers, body } }) =>
      createUpload(dependencies, signedIn(context.caller), {
        purpose: query.purpose,
        idempotencyKey: headers['idempotency-key'],
        file: body,
      }),
    ),
    deleteUpload: os.deleteUpload.handler(async ({ context, input }) => {
      await deleteUpload(dependencies, signedIn(context.caller), input.id)
      return {}
    }),
    getUpload: os.getUpload.handler(({ context, input }) =>
      getUpload(dependencies, context, context.caller, input.file),
    ),
    setAvatar: os.setAvatar.handler(({ context, input }) =>
      setAvatar(dependencies, signedIn(context.caller), input.uploadId),
    ),

    createProductAlert: os.createProductAlert.handler(({ context, input }) =>
      createProductAlert(dependencies, context, context.caller, input),
    ),
    confirmProductAlert: os.confirmProductAlert.handler(({ input }) =>
      confirmProductAlert(dependencies, input.token),
    ),
    stopProductAlerts: os.stopProductAlerts.handler(async ({ input }) => {
      await stopProductAlerts(dependencies, input.token)
      return {}
    }),
    listWarranties: os.listWarranties.handler(({ context, input }) =>
      listWarranties(dependencies, signedIn(context.caller), input.id),
    ),
    createWarrantyClaim: os.createWarrantyClaim.handler(({ context, input }) =>
      createWarrantyClaim(dependencies, signedIn(context.caller), input),
    ),
    adminListWarrantyClaims: os.adminListWarrantyClaims.handler(async ({ context, input }) =>
      answerPage(context, await adminListWarrantyClaims(dependencies, input)),
    ),
    adminGetWarrantyClaim: os.adminGetWarrantyClaim.handler(({ input }) =>
      adminGetWarrantyClaim(dependencies, input.id),
    ),
    adminSetWarrantyClaimStatus: os.adminSetWarrantyClaimStatus.handler(({ context, input }) =>
      adminSetWarrantyClaimStatus(dependencies, administratorOf(context), input),
    ),
    createSupportTicket: os.createSupportTicket.handler(({ context, input }) =>
      createSupportTicket(dependencies, context, context.caller, input),
    ),
    adminListSupportTickets: os.adminListSupportTickets.handler(async ({ context, input }) =>
      answerPage(context, await adminListSupportTickets(dependencies, input)),
    ),
    adminGetSupportTicket: os.adminGetSupportTicket.handler(({ input }) =>
      adminGetSupportTicket(dependencies, input.id),
    ),
    adminSetSupportTicketStatus: os.adminSetSupportTicketStatus.handler(({ context, input }) =>
      adminSetSupportTicketStatus(dependencies, administratorOf(context), input),
    ),
    listProductAlerts: os.listProductAlerts.handler(({ context }) =>
      listProductAlerts(dependencies, signedIn(context.caller)),
    ),
    deleteProductAlert: os.deleteProductAlert.handler(({ context, input }) =>
      deleteProductAlert(dependencies, signedIn(context.caller), input.alertId),
    ),

    listFavorites: os.listFavorites.handler(({ context }) =>
      listFavorites(dependencies, signedIn(context.caller)),
    ),
    addFavorite: os.addFavorite.handler(({ context, input }) =>
      addFavorite(dependencies, signedIn(context.caller), input.productId),
    ),
    removeFavorite: os.removeFavorite.handler(({ context, input }) =>
      removeFavorite(dependencies, signedIn(context.caller), input.productId),
    ),

    getCart: os.getCart.handler(({ context }) => getCart(dependencies, context.caller)),
    addCartItem: os.addCartItem.handler(({ context, input }) =>
      addCartItem(dependencies, context, context.caller, input),
    ),
    updateCartItem: os.updateCartItem.handler(({ context, input }) =>
      updateCartItem(dependencies, context.caller, input),
    ),
    removeCartItem: os.removeCartItem.handler(({ context, input }) =>
      removeCartItem(dependencies, context.caller, input),
    ),
    clearCart: os.clearCart.handler(({ context }) => clearCart(dependencies, context.caller)),

    saveCartItem: os.saveCartItem.handler(({ context, input }) =>
      saveCartItem(dependencies, context.caller, input),
    ),
    moveSavedItem: os.moveSavedItem.handler(({ context, input }) =>
      moveSavedItem(dependencies, context.caller, input),
    ),
    removeSavedItem: os.removeSavedItem.handler(({ context, input }) =>
      removeSavedItem(dependencies, context.caller, input),
    ),
    getCartOffer: os.getCartOffer.handler(({ context }) => getCartOffer(dependencies, context.caller)),
    setCartOffer: os.setCartOffer.handler(({ context, input }) =>
      setCartOffer(dependencies, context, context.caller, input),
    ),

    listAddresses: os.listAddresses.handler(({ context }) =>
      listAddresses(dependencies, signedIn(context.caller)),
    ),
    createAddress: os.createAddress.handler(({ context, input }) =>
      createAddress(dependencies, signedIn(context.caller), input),
    ),
    updateAddress: os.updateAddress.handler(({ context, input }) =>
      updateAddress(dependencies, signedIn(context.caller), input),
    ),
    deleteAddress: os.deleteAddress.handler(({ context, input }) =>
      deleteAddress(dependencies, signedIn(context.caller), input.id),
    ),

    createQuote: os.createQuote.handler(({ context, input }) =>
      createQuote(dependencies, context, signedIn(context.caller), input),
    ),
    placeOrder: os.placeOrder.handler(({ context, input }) =>
      placeOrder(signedIn(context.caller), input.headers['idempotency-key'], {
        ...input.body,
        language: context.language,
      }),
    ),
    listOrders: os.listOrders.handler(async ({ context, input }) =>
      answerPage(context, await listOrders(dependencies, signedIn(context.caller), input)),
    ),
    getOrder: os.getOrder.handler(({ context, input }) =>
      getOrder(dependencies, signedIn(context.caller), input.id),
    ),
    cancelOrder: os.cancelOrder.handler(({ context, input }) =>
      cancelOrder(dependencies, signedIn(context.caller), input),
    ),
    createReturn: os.createReturn.handler(({ context, input }) =>
      createReturn(dependencies, signedIn(context.caller), input),
    ),
    listReturns: os.listReturns.handler(({ context, input }) =>
      listReturns(dependencies, signedIn(context.caller), input.id),
    ),
    adminSetReturnStatus: os.adminSetReturnStatus.handler(({ context, input }) =>
      adminSetReturnStatus(dependencies, administratorOf(context), input),
    ),
    getInvoice: os.getInvoice.handler(({ context, input }) =>
      getInvoice(dependencies, signedIn(context.caller), input.id),
    ),
    getCreditNote: os.getCreditNote.handler(({ context, input }) =>
      getCreditNote(dependencies, signedIn(context.caller), input),
    ),
    getPayment: os.getPayment.handler(({ context, input }) =>
      getPayment(dependencies, signedIn(context.caller), input.id),
    ),
    startPayment: os.startPayment.handler(({ context, input }) =>
      startPayment(dependencies, signedIn(context.caller), input),
    ),
    confirmPayment: os.confirmPayment.handler(({ context, input }) =>
      confirmPayment(dependencies, signedIn(context.caller), input),
    ),
    openPaymentLink: os.openPaymentLink.handler(({ context, input }) =>
      openPaymentLink(dependencies, context, input),
    ),
    payByLink: os.payByLink.handler(({ context, input }) => payByLink(dependencies, context, input)),
    confirmPaymentByLink: os.confirmPaymentByLink.handler(({ context, input }) =>
      confirmPaymentByLink(dependencies, context, input),
    ),
    getSandboxPayment: os.getSandboxPayment.handler(({ input }) => getSandboxPayment(dependencies, input.id)),
    paySandbox: os.paySandbox.handler(({ input }) => paySandbox(dependencies, input)),
    trackOrder: os.trackOrder.handler(({ context, input }) => trackOrder(dependencies, context, input)),
  })
}

export type ShopRouter = ReturnType<typeof createApiRouter>
