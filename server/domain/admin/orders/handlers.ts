import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import { adminExportOrders, adminListOrders } from './list.ts'
import { adminAddOrderNote, adminChangeOrderAddress, adminChangeOrderTracking } from './edits.ts'
import { adminGetOrderFigures } from './figures.ts'
import { adminMoveOrders } from './move-orders.ts'
import { adminGetOrder, adminSetOrderStatus } from './orders.ts'
import { adminMoveParcel, adminRefundParcel, adminResendParcel, adminShipParcel } from './parcels.ts'
import {
  adminAddCustomer,
  adminAddCustomerAddress,
  adminQuoteOrder,
  createPlaceOrderFor,
} from './order-for-customer.ts'
import { adminGetPaymentLink, adminSendPaymentLink } from './payment-link.ts'
import { adminRefundOrder } from './refund-order.ts'
import { adminListOrderSheets } from './sheets.ts'
import { adminCheckShipments, adminShipOrders } from './ship-orders.ts'
import { adminListReturns } from '../returns/list.ts'

export function orderHandlers(os: GuardedOperations, dependencies: Dependencies) {
  const placeOrderFor = createPlaceOrderFor(dependencies)
  return {
    adminListOrders: os.adminListOrders.handler(async ({ context, input }) =>
      answerPage(context, await adminListOrders(dependencies, input)),
    ),
    adminExportOrders: os.adminExportOrders.handler(({ context, input }) =>
      adminExportOrders(dependencies, context, input),
    ),
    adminGetOrder: os.adminGetOrder.handler(({ input }) => adminGetOrder(dependencies, input.id)),
    adminSetOrderStatus: os.adminSetOrderStatus.handler(({ context, input }) =>
      adminSetOrderStatus(dependencies, administratorOf(context), input),
    ),
    adminMoveOrders: os.adminMoveOrders.handler(({ context, input }) =>
      adminMoveOrders(dependencies, administratorOf(context), input),
    ),
    adminGetOrderFigures: os.adminGetOrderFigures.handler(({ input }) =>
      adminGetOrderFigures(dependencies, input),
    ),
    adminListOrderSheets: os.adminListOrderSheets.handler(({ input }) =>
      adminListOrderSheets(dependencies, input),
    ),
    adminCheckShipments: os.adminCheckShipments.handler(({ input }) =>
      adminCheckShipments(dependencies, input),
    ),
    adminShipOrders: os.adminShipOrders.handler(({ context, input }) =>
      adminShipOrders(dependencies, administratorOf(context), input),
    ),
    adminAddOrderNote: os.adminAddOrderNote.handler(({ context, input }) =>
      adminAddOrderNote(dependencies, administratorOf(context), input),
    ),
    adminChangeOrderAddress: os.adminChangeOrderAddress.handler(({ context, input }) =>
      adminChangeOrderAddress(dependencies, administratorOf(context), input),
    ),
    adminChangeOrderTracking: os.adminChangeOrderTracking.handler(({ context, input }) =>
      adminChangeOrderTracking(dependencies, administratorOf(context), input),
    ),
    adminShipParcel: os.adminShipParcel.handler(({ context, input }) =>
      adminShipParcel(dependencies, administratorOf(context), input),
    ),
    adminMoveParcel: os.adminMoveParcel.handler(({ context, input }) =>
      adminMoveParcel(dependencies, administratorOf(context), input),
    ),
    adminResendParcel: os.adminResendParcel.handler(({ context, input }) =>
      adminResendParcel(dependencies, administratorOf(context), input),
    ),
    adminRefundParcel: os.adminRefundParcel.handler(({ context, input }) =>
      adminRefundParcel(dependencies, administratorOf(context), input),
    ),
    adminRefundOrder: os.adminRefundOrder.handler(({ context, input }) =>
      adminRefundOrder(dependencies, administratorOf(context), input),
    ),
    adminAddCustomer: os.adminAddCustomer.handler(({ context, input }) =>
      adminAddCustomer(dependencies, administratorOf(context), input),
    ),
    adminAddCustomerAddress: os.adminAddCustomerAddress.handler(({ context, input }) =>
      adminAddCustomerAddress(dependencies, administratorOf(context), input),
    ),
    adminQuoteOrder: os.adminQuoteOrder.handler(({ context, input }) =>
      adminQuoteOrder(dependencies, administratorOf(context), input),
    ),
    adminPlaceOrder: os.adminPlaceOrder.handler(({ context, input }) =>
      placeOrderFor(administratorOf(context), input.headers['idempotency-key'], input.body),
    ),
    adminGetPaymentLink: os.adminGetPaymentLink.handler(({ input }) =>
      adminGetPaymentLink(dependencies, input),
    ),
    adminSendPaymentLink: os.adminSendPaymentLink.handler(({ context, input }) =>
      adminSendPaymentLink(dependencies, administratorOf(context), input),
    ),
    adminListReturns: os.adminListReturns.handler(async ({ context, input }) =>
      answerPage(context, await adminListReturns(dependencies, input)),
    ),
  }
}
