/**
 * What a message says, part by part and ready to read: e-mail shows it as HTML and as plain text, both made of the same
 * parts. Addresses of pages are absolute.
 */
export interface MessageContent {
  /** BCP 47, of all its texts; absent: English. */
  readonly lang?: 'hi-IN'
  readonly subject: string
  /** What a mailbox shows beside the subject. */
  readonly preheader: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A one-time code, shown large. */
  readonly code?: string
  /** What stands as name and value: courier, tracking number, refund. */
  readonly facts?: readonly MessageFact[]
  readonly lines?: readonly MessageLine[]
  /** What the lines come to; the last one is the total. */
  readonly totals?: readonly MessageFact[]
  /** The one thing to do next. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Why it came: a message that nobody expected looks like fraud. */
  readonly reason: string
  /** Ends all messages of this kind, by one press on the page that it leads to. */
  readonly stop?: { readonly label: string; readonly url: string }
  /** Who sends it; absent where a message goes out before the shop's settings are read. */
  readonly sender?: {
    readonly legalName: string
    readonly address: string
    readonly supportEmail: string
    readonly supportPhone: string
  }
}

export interface MessageFact {
  readonly label: string
  readonly value: string
}

export interface MessageLine {
  readonly name: string
  /** Colour and number of pieces: "Silver × 1". */
  readonly detail: string
  /** In rupees. */
  readonly amount: string
}
