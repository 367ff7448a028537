import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type * as z from 'zod'
import type { Contract } from './contract.ts'
import type * as account from './schemas/account.ts'
import type * as adminAdministrators from './schemas/admin-administrators.ts'
import type * as adminCategories from './schemas/admin-categories.ts'
import type * as adminCustomers from './schemas/admin-customers.ts'
import type * as adminInventory from './schemas/admin-inventory.ts'
import type * as adminInsight from './schemas/admin-insight.ts'
import type * as adminIntegrations from './schemas/admin-integrations.ts'
import type * as adminLists from './schemas/admin-lists.ts'
import type * as adminReviews from './schemas/admin-reviews.ts'
import type * as adminProducts from './schemas/admin-products.ts'
import type * as adminOrders from './schemas/admin-orders.ts'
import type * as adminOrderDesk from './schemas/admin-order-desk.ts'
import type * as adminPayments from './schemas/admin-payments.ts'
import type * as adminSettings from './schemas/admin-settings.ts'
import type * as adminShipping from './schemas/admin-shipping.ts'
import type * as adminStores from './schemas/admin-stores.ts'
import type * as adminPosts from './schemas/admin-posts.ts'
import type * as posts from './schemas/posts.ts'
import type * as promotions from './schemas/admin-promotions.ts'
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
import type * as paymentMethods from './schemas/payment-methods.ts'
import type * as payments from './schemas/payments.ts'
import type * as paymentLinks from './schemas/payment-links.ts'

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
export type ListPaymentMethodsQuery = z.output<typeof paymentMethods.listPaymentMethodsInput>
export type ListProductFacetsQuery = z.output<typeof catalogue.listProductFacetsInput>
export type ProductFacets = z.infer<typeof catalogue.productFacets>
export type Category = z.infer<typeof catalogue.category>
export type PincodeAnswer = z.infer<typeof catalogue.pincodeAnswer>
export type AspectRatings = z.infer<typeof reviews.aspectRatings>
export type AspectRating = z.infer<typeof reviews.aspectRating>
export type ReviewAspect = z.infer<typeof reviews.reviewAspect>
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
export type Weekday = z.infer<typeof content.weekday>
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
export type Parcel = z.infer<typeof orders.parcel>
export type ParcelStatus = z.infer<typeof orders.parcelStatus>
export type LossResolution = z.infer<typeof orders.lossResolution>
export type PaymentStatus = z.infer<typeof orders.paymentStatus>
export type PaymentMethodId = z.infer<typeof paymentMethods.paymentMethodId>
export type OnlinePaymentMethodId = z.infer<typeof paymentMethods.onlinePaymentMethodId>
export type OrderPayment = z.infer<typeof payments.orderPayment>
export type PaymentCheckout = z.infer<typeof payments.paymentCheckout>
export type PaymentByLink = z.infer<typeof paymentLinks.paymentByLink>
export type SandboxPayment = z.infer<typeof payments.sandboxPayment>
export type ShippingMethodId = z.infer<typeof orders.shippingMethodId>
export type TimelineEntry = z.infer<typeof orders.timelineEntry>
export type TrackedOrder = z.infer<typeof orders.trackedOrder>
export type AdminProduct = z.infer<typeof adminProducts.adminProduct>
export type AdminProductSummary = z.infer<typeof adminProducts.adminProductSummary>
/** All that a form of a product holds. */
export type ProductInput = z.output<typeof adminProducts.productInput>
export type ProductStatus = z.infer<typeof adminProducts.productStatus>
export type StockLevel = z.infer<typeof adminProducts.stockLevel>
export type ImportReport = z.infer<typeof adminProducts.importReport>
export type InventoryRow = z.infer<typeof adminInventory.inventoryRow>
export type StockAdjustment = z.infer<typeof adminInventory.stockAdjustment>
export type StockReason = z.infer<typeof adminInventory.stockReason>
export type AdminCategory = z.infer<typeof adminCategories.adminCategory>
export type CategoryRule = z.infer<typeof adminCategories.categoryRule>
export type AdminOrderSummary = z.infer<typeof adminOrders.adminOrderSummary>
export type AdminOrder = z.infer<typeof adminOrders.adminOrder>
export type AdminOrderFigures = z.infer<typeof adminOrders.adminOrderFigures>
export type AdminPaymentLink = z.infer<typeof adminOrderDesk.adminPaymentLink>
export type AdminPlacedOrder = z.infer<typeof adminOrderDesk.adminPlacedOrder>
export type AdminOrderSheet = z.infer<typeof adminOrders.adminOrderSheet>
export type AdminReturnSummary = z.infer<typeof adminOrders.adminReturnSummary>
export type ShipmentCheck = z.infer<typeof adminOrders.shipmentCheck>
export type Transaction = z.infer<typeof adminPayments.transaction>
export type TransactionDetail = z.infer<typeof adminPayments.transactionDetail>
export type TransactionStatus = z.infer<typeof adminPayments.transactionStatus>
export type PaymentEventView = z.infer<typeof adminPayments.paymentEvent>
export type Refund = z.infer<typeof adminPayments.refund>
export type RefundStatus = z.infer<typeof adminPayments.refundStatus>
export type CashOrder = z.infer<typeof adminPayments.cashOrder>
export type CashState = z.infer<typeof adminPayments.cashState>
export type CashFigures = z.infer<typeof adminPayments.cashFigures>
export type Reconciliation = z.infer<typeof adminPayments.reconciliation>
export type Administrator = z.infer<typeof adminAdministrators.administrator>
export type ApiKey = z.infer<typeof adminIntegrations.apiKey>
export type Webhook = z.infer<typeof adminIntegrations.webhook>
export type WebhookEvent = z.infer<typeof adminIntegrations.webhookEvent>
export type WebhookDelivery = z.infer<typeof adminIntegrations.webhookDelivery>
export type AdminSettings = z.infer<typeof adminSettings.adminSettings>
export type AdminStore = z.infer<typeof adminStores.adminStore>
export type StoreInput = z.output<typeof adminStores.storeInput>
export type AdminShippingZone = z.infer<typeof adminShipping.adminShippingZone>
/** All that a form of a zone holds. */
export type ShippingZoneInput = z.output<typeof adminShipping.zoneInput>
export type DeliveryTest = z.infer<typeof adminShipping.deliveryTest>
export type Dashboard = z.infer<typeof adminInsight.dashboard>
export type DashboardTask = z.infer<typeof adminInsight.dashboardTask>
export type Figures = z.infer<typeof adminInsight.figures>
export type FiguresBy = z.infer<typeof adminInsight.figuresBy>
export type FigureSums = z.infer<typeof adminInsight.figureSums>
export type Cohorts = z.infer<typeof adminInsight.cohorts>
export type SalesEntry = z.infer<typeof adminInsight.salesEntry>
export type TableLayout = z.infer<typeof adminLists.tableLayout>
export type SavedView = z.infer<typeof adminLists.savedView>
export type AdminTable = z.infer<typeof adminLists.adminTable>
export type BulkAnswer = z.infer<typeof adminLists.bulkAnswer>
export type UndoAnswer = z.infer<typeof adminLists.undoAnswer>
export type AdminPost = z.infer<typeof adminPosts.adminPost>
export type AdminPostSummary = z.infer<typeof adminPosts.adminPostSummary>
export type PostFields = z.output<typeof adminPosts.postFields>
export type PostPreview = z.infer<typeof adminPosts.postPreview>
export type Post = z.infer<typeof posts.post>
export type PostBlock = z.infer<typeof posts.postBlock>
export type PostSpan = z.infer<typeof posts.postSpan>
export type PostSummary = z.infer<typeof posts.postSummary>
export type PostCategory = z.infer<typeof posts.postCategory>
export type AdminPromotion = z.infer<typeof promotions.adminPromotion>
export type AdminPromotionSummary = z.infer<typeof promotions.adminPromotionSummary>
export type PromotionFields = z.output<typeof promotions.promotionFields>
export type PromotionState = z.infer<typeof promotions.promotionState>
export type PromotionTrial = z.infer<typeof promotions.promotionTrial>
export type AuditChange = z.infer<typeof audit.auditChange>
export type AdminCustomer = z.infer<typeof adminCustomers.adminCustomer>
export type AdminCustomerDetail = z.infer<typeof adminCustomers.adminCustomerDetail>
export type MergePlan = z.infer<typeof adminCustomers.mergePlan>
export type AdminReview = z.infer<typeof adminReviews.adminReview>
export type AuditEntryDetail = z.infer<typeof audit.auditEntryDetail>
export type AuditEntry = z.infer<typeof audit.auditEntry>
/** The limits against abuse, filled in. */
export type ShopLimits = z.output<typeof limits.shopLimits>
/** The limits that an administrator changed. */
export type ShopLimitSettings = z.input<typeof limits.shopLimits>
