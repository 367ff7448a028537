import { messageExpiry } from '../expiry.ts'
import { collection } from '../ports/store.ts'

/** Of what somebody asked to be told of a product. */
export type ProductAlertTopic = {
  readonly kind: 'confirm_product_alert' | 'back_in_stock' | 'price_drop'
  readonly alertId: string
}

/** Of what somebody wrote to the shop: what they are told, and what the shop's own mailbox is told. */
export type SupportTicketTopic = {
  readonly kind: 'ticket_received' | 'ticket_opened'
  readonly ticketId: string
}

/** Of an order. */
export type OrderTopic =
  | {
      readonly kind:
        | 'order_placed'
        | 'order_paid'
        | 'payment_failed'
        | 'payment_link'
        | 'order_shipped'
        | 'order_out_for_delivery'
        | 'order_delivered'
        | 'order_cancelled'
        | 'order_returned_to_origin'
        | 'parcel_lost'
      readonly orderId: string
      /** The parcel, where an order goes in several. */
      readonly parcelId?: string
    }
  | {
      readonly kind: 'return_requested' | 'return_received' | 'return_rejected' | 'return_replaced'
      readonly orderId: string
      readonly returnId: string
    }
  /** `amount` in paise; `to` is where it went: the way it was paid, or a UPI ID. */
  | {
      readonly kind: 'order_refunded'
      readonly orderId: string
      readonly amount: number
      readonly to: 'source' | 'upi'
    }

/** Of a claim under the warranty. */
export type WarrantyTopic = {
  readonly kind:
    | 'claim_requested'
    | 'claim_approved'
    | 'claim_declined'
    | 'claim_received'
    | 'claim_repaired'
    | 'claim_replaced'
  readonly orderId: string
  readonly claimId: string
}

/** What a message is about. What it says is worked out when it is sent, of what the store holds then. */
export type MessageTopic = OrderTopic | WarrantyTopic | ProductAlertTopic | SupportTicketTopic

export type MessageKind = MessageTopic['kind']
export const messageChannels = ['email', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** A message in the outbox. Instants are ISO 8601 in UTC. */
export interface MessageRecord {
  /** Event and channel: whatever causes it twice makes one message. Recipients' systems see it as Message-ID. */
  id: string
  channel: MessageChannel
  /** E-mail address or phone number, as verified when it was written. */
  to: string
  userId: string | null
  topic: MessageTopic
  status: 'waiting' | 'sent' | 'given_up'
  /** Tries so far. */
  attempts: number
  /** When it is tried next; `never` once it was sent or given up. */
  nextAttemptAt: string
  createdAt: string
  sentAt: string | null
}

export const messageCollections = {
  messages: collection<MessageRecord>({
    equal: {
      userId: { of: message => message.userId ?? undefined },
      /** Those that still have to go, by the way that they go. */
      waitingFor: { of: message => (message.status === 'waiting' ? message.channel : undefined) },
    },
    sorted: { nextAttemptAt: message => message.nextAttemptAt, expiresAt: messageExpiry },
    within: { waitingFor: ['nextAttemptAt'] },
  }),
} as const
