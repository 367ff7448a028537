import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type * as z from 'zod'
import type { Contract } from './contract.ts'
import type * as account from './schemas/account.ts'
import type * as audit from './schemas/audit.ts'
import type * as cart from './schemas/cart.ts'
import type * as catalogue from './schemas/catalogue.ts'
import type * as content from './schemas/content.ts'
import type * as invoices from './schemas/invoices.ts'
import type * as limits from './schemas/limits.ts'
import type * as orders from './schemas/orders.ts'
import type * as ownAccount from './schemas/own-account.ts'
import type * as personalData from './schemas/personal-data.ts'
import type * as returns from './schemas/returns.ts'
import type * as reviews from './schemas/reviews.ts'
import type * as productAlerts from './schemas/product-alerts.ts'
import type * as supportTickets from './schemas/support-tickets.ts'
import type * as uploads from './schemas/uploads.ts'
import type * as warranty from './schemas/warranty.ts'
import type * as payments from './schemas/payments.ts'

/** What an operation takes, as a client writes it (before defaults and transformations). */
export type OperationInputs = InferContractRouterInputs<Contract>
/** What an operation answers. */
export type OperationOutputs = InferContractRouterOutputs<Contract>

/** Integer paise: 100 to the rupee. */
export type Paise = number

export type User = z.infer<typeof account.user>
export type Account = z.infer<typeof ownAccount.account>
export type StartedSecondFactor = z.infer<typeof ownAccount.startedSecondFactor>
export type RecoveryCodes = z.infer<typeof ownAccount.recoveryCodes>
export type SecuritySettings = z.infer<typeof ownAccount.securitySettings>
export type Consent = z.infer<typeof personalData.consent>
export type AccountExport = z.infer<typeof personalData.accountExport>
export type CodeSent = z.infer<typeof ownAccount.codeSent>
export type UpdatedAccount = z.infer<typeof ownAccount.updatedAccount>
export type SignedInDevice = z.infer<typeof ownAccount.session>
export type RequestOtpAnswer = z.infer<typeof account.requestOtpAnswer>
export type Product = z.infer<typeof catalogue.product>
export type ProductVariant = z.infer<typeof catalogue.variant>
export type ProductSort = z.infer<typeof catalogue.productSort>
export type PriceRange = z.infer<typeof catalogue.priceRange>
export type ListProductsQuery = z.output<typeof catalogue.listProductsInput>
export type ListPaymentMethodsQuery = z.output<typeof orders.listPaymentMethodsInput>
export type ListProductFacetsQuery = z.output<typeof catalogue.listProductFacetsInput>
export type ProductFacets = z.infer<typeof catalogue.productFacets>
export type Category = z.infer<typeof catalogue.category>
export type PincodeAnswer = z.infer<typeof catalogue.pincodeAnswer>
export type Review = z.infer<typeof reviews.review>
export type ReviewSort = z.infer<typeof reviews.reviewSort>
export type ReviewsAnswer = z.infer<typeof reviews.reviewsAnswer>
export type ProductAlert = z.infer<typeof productAlerts.productAlert>
export type ProductAlertKind = z.infer<typeof productAlerts.productAlertKind>
export type SupportTopic = z.infer<typeof supportTickets.supportTopic>
export type SupportTicket = z.infer<typeof supportTickets.supportTicket>
export type AdminSupportTicket = z.infer<typeof supportTickets.adminSupportTicket>
export type UploadedPicture = z.infer<typeof uploads.uploadedPicture>
export type Upload = z.infer<typeof uploads.upload>
export type WarrantyClaim = z.infer<typeof warranty.warrantyClaim>
export type OrderWarranties = z.infer<typeof warranty.orderWarranties>
export type CanReviewAnswer = z.infer<typeof reviews.canReviewAnswer>
export type Currency = z.infer<typeof content.currency>
export type Settings = z.infer<typeof content.settings>
export type ActivePromotions = z.infer<typeof content.activePromotions>
export type OpeningHours = z.infer<typeof content.openingHours>
export type StoreLocation = z.infer<typeof content.store>
export type Cart = z.infer<typeof cart.cart>
export type CartOffer = z.infer<typeof cart.cartOffer>
export type CartItem = z.infer<typeof cart.cartItem>
export type Address = z.infer<typeof orders.address>
export type PostalAddress = z.infer<typeof orders.postalAddress>
export type AddressInput = z.input<typeof orders.createAddressInput>
export type BusinessPurchase = z.infer<typeof orders.businessPurchase>
export type Tax = z.infer<typeof orders.tax>
export type Totals = z.infer<typeof orders.totals>
export type OrderLine = z.infer<typeof orders.orderLine>
export type Quote = z.infer<typeof orders.quote>
export type Order = z.infer<typeof orders.order>
export type Invoice = z.infer<typeof invoices.invoice>
export type InvoiceLine = z.infer<typeof invoices.invoiceLine>
export type OrderReturn = z.infer<typeof returns.orderReturn>
export type ReturnStatus = z.infer<typeof returns.returnStatus>
export type OrderStatus = z.infer<typeof orders.orderStatus>
export type PaymentStatus = z.infer<typeof orders.paymentStatus>
export type PaymentMethodId = z.infer<typeof orders.paymentMethodId>
export type OnlinePaymentMethodId = z.infer<typeof orders.onlinePaymentMethodId>
export type OrderPayment = z.infer<typeof payments.orderPayment>
export type PaymentCheckout = z.infer<typeof payments.paymentCheckout>
export type SandboxPayment = z.infer<typeof payments.sandboxPayment>
export type ShippingMethodId = z.infer<typeof orders.shippingMethodId>
export type TimelineEntry = z.infer<typeof orders.timelineEntry>
export type TrackedOrder = z.infer<typeof orders.trackedOrder>
export type AdminOrderSummary = z.infer<typeof orders.adminOrderSummary>
export type AdminOrder = z.infer<typeof orders.adminOrder>
export type AuditChange = z.infer<typeof audit.auditChange>
export type AuditEntry = z.infer<typeof audit.auditEntry>
/** The limits against abuse, filled in. */
export type ShopLimits = z.output<typeof limits.shopLimits>
/** The limits that an administrator changed. */
export type ShopLimitSettings = z.input<typeof limits.shopLimits>
