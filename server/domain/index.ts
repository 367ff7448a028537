export { newSession, type NewSession } from './accounts/sessions.ts'
export { countEarlierOrders } from './admin/insight/count-again.ts'
export { withConsequences } from './with-consequences.ts'
export { askerOf, countSharedAnswer, createTally, isLookedAt, type Tally } from './admin/insight/tally.ts'
export * from './calendar.ts'
export { labelProblems, requireCompleteLabel } from './catalogue/label.ts'
export { wholeList } from './catalogue/whole-list.ts'
export * from './context.ts'
export * from './errors.ts'
export * from './housekeeping.ts'
export * from './http-shape.ts'
export * from './limits.ts'
export { maskAccount, maskEmail, maskPeople, maskPhoneNumber } from './masking.ts'
export { mailContent } from './mail/mail-content.ts'
export { cacheControl } from './middleware.ts'
export * from './messages/deliver.ts'
export { composeTicketMessage } from './support-tickets/content.ts'
export { composeAlertMessage } from './product-alerts/content.ts'
export { tellOfProducts } from './product-alerts/tell.ts'
export { composeOrderMessage, type ComposedMessage } from './messages/order-content.ts'
export { plainTextOf } from './messages/plain-text.ts'
export {
  messageChannels,
  type MessageChannel,
  type MessageKind,
  type MessageRecord,
  type MessageTopic,
  type OrderTopic,
  type ProductAlertTopic,
  type SupportTicketTopic,
  type WarrantyTopic,
} from './messages/records.ts'
export * from './money.ts'
export { isLoopbackHost } from './loopback.ts'
export { networkOf } from './network-address.ts'
export { paymentPagePath } from './payments/can-be-paid.ts'
export { receivePaymentEvent, type EventOutcome } from './payments/events.ts'
export { reconcilePayments } from './payments/jobs.ts'
export { createSandbox } from './payments/sandbox.ts'
export { isSignedBy, sign } from './payments/signature.ts'
export * from './ports/index.ts'
export { blocksOf } from './posts/markdown.ts'
export { nextPostAt } from './posts/posts.ts'
export { readingMinutes } from './posts/reading-time.ts'
export * from './pricing.ts'
export { recordSecurityEvent } from './record-security-event.ts'
export * from './records.ts'
export * from './router.ts'
export { deliverWebhooks, type WebhookOutcome } from './webhooks/deliver.ts'
export { composeClaimMessage } from './warranty/content.ts'
export { checkedPictureFile, sizesOf } from './uploads/picture.ts'
export { factsOf, formatOf } from './uploads/recognise.ts'
export { isSameOrigin } from './same-origin.ts'
export { securityEvents, type SecurityEventDetails, type SecurityEventType } from './security-events.ts'
