import { accountOperations } from './account-operations.ts'
import { insightOperations } from './admin/insight-operations.ts'
import { integrationOperations } from './admin/integration-operations.ts'
import { administratorOperations } from './admin/administrator-operations.ts'
import { adminOrderOperations } from './admin/order-operations.ts'
import { auditOperations } from './admin/audit-operations.ts'
import { adminCustomerOperations } from './admin/customer-operations.ts'
import { adminAudienceOperations } from './admin/audience-operations.ts'
import { adminReviewOperations } from './admin/review-operations.ts'
import { adminProductOperations } from './admin/product-operations.ts'
import { adminPaymentOperations } from './admin/payment-operations.ts'
import { settingsOperations } from './admin/settings-operations.ts'
import { shippingOperations } from './admin/shipping-operations.ts'
import { storeOperations } from './admin/store-operations.ts'
import { adminPostOperations } from './admin/post-operations.ts'
import { promotionOperations } from './admin/promotion-operations.ts'
import { tableOperations } from './admin/table-operations.ts'
import { adminOperations } from './admin-operations.ts'
import { cartOperations } from './cart-operations.ts'
import { orderOperations } from './order-operations.ts'
import { paymentOperations } from './payment-operations.ts'
import { productAlertOperations } from './product-alert-operations.ts'
import { publicContract } from './public-contract.ts'
import { reviewOperations } from './review-operations.ts'
import { signInOperations } from './sign-in-operations.ts'
import { supportTicketOperations } from './support-ticket-operations.ts'
import { uploadOperations } from './upload-operations.ts'
import { warrantyOperations } from './warranty-operations.ts'
import type { OperationName } from './routes.ts'

/** The whole API. The served OpenAPI document is its printed form. */
export const contract = {
  ...signInOperations,
  ...accountOperations,
  ...publicContract,
  ...reviewOperations,
  ...productAlertOperations,
  ...cartOperations,
  ...orderOperations,
  ...paymentOperations,
  ...supportTicketOperations,
  ...uploadOperations,
  ...warrantyOperations,
  ...adminOperations,
  ...adminOrderOperations,
  ...auditOperations,
  ...adminReviewOperations,
  ...adminAudienceOperations,
  ...adminCustomerOperations,
  ...adminProductOperations,
  ...adminPaymentOperations,
  ...settingsOperations,
  ...shippingOperations,
  ...storeOperations,
  ...promotionOperations,
  ...adminPostOperations,
  ...insightOperations,
  ...administratorOperations,
  ...integrationOperations,
  ...tableOperations,
} satisfies Record<OperationName, unknown>

export type Contract = typeof contract
