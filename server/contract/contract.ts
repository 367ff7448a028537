import { accountOperations } from './account-operations.ts'
import { adminOperations } from './admin-operations.ts'
import { cartOperations } from './cart-operations.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { orderOperations } from './order-operations.ts'
import { paymentOperations } from './payment-operations.ts'
import { productAlertOperations } from './product-alert-operations.ts'
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
  ...catalogueOperations,
  ...reviewOperations,
  ...productAlertOperations,
  ...cartOperations,
  ...orderOperations,
  ...paymentOperations,
  ...supportTicketOperations,
  ...uploadOperations,
  ...warrantyOperations,
  ...adminOperations,
} satisfies Record<OperationName, unknown>

export type Contract = typeof contract
