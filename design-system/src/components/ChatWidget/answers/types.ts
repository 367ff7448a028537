/** Who the shopper is pointed to. Comes from the shop's settings, never from this package. */
export interface ChatContacts {
  readonly supportPhone: string
  readonly supportEmail: string
  readonly salesEmail: string
  /** Such as "Monday-Friday 9:00 AM-6:00 PM IST". */
  readonly businessHours: string
  /** Names or addresses of the accounts. */
  readonly social: { readonly instagram: string; readonly twitter: string; readonly facebook: string }
}

/** What the shop's owner has the chat say beside what it knows. Comes from the shop's settings. */
export interface ChatShopTexts {
  /** Said after the greeting; empty: nothing is. */
  readonly notice: string
  /** Given where nothing else answers but the fallback. */
  readonly answers: readonly {
    /** As people write them; case, endings and slips do not matter, as in any question. */
    readonly phrases: readonly string[]
    readonly answer: string
  }[]
}

/** One of the three models (CHAT-7). */
export interface ChatModel {
  readonly id: string
  readonly name: string
  readonly shortDescription: string
  /** Whole rupees, all taxes included. */
  readonly price: number
  readonly features: readonly string[]
  readonly colors: readonly string[]
  readonly batteryLife: string
  readonly connectivity: string
  /** IEC 60529 code. */
  readonly waterResistance: string
  /** In words: "Up to 35 dB". */
  readonly noiseReduction: string
  readonly warranty: string
  readonly inStock: boolean
  /** What people call it beside its name. */
  readonly aliases: readonly string[]
  /** All that lies in the box, where the chat knows it. */
  readonly boxContents?: readonly string[]
}

/** A fault and what to do about it (CHAT-8). */
export interface ChatIssue {
  readonly id: string
  readonly issue: string
  /** Phrases that point to it; `left|right` is either word. */
  readonly symptoms: readonly string[]
  /** Phrases that make it another matter: a charge for delivery is no charge of a battery. */
  readonly unless?: readonly string[]
  readonly solutions: readonly string[]
}

export interface ChatStore {
  /** In English: what it is found by. */
  readonly city: string
  /** The city as it is told. */
  readonly name: string
  /** Other names of the city. */
  readonly aliases: readonly string[]
  readonly address: string
  readonly phone: string
  readonly hours: string
}

export interface ChatLink {
  readonly label: string
  readonly href: string
}

export interface ChatReply {
  readonly text: string
  readonly links?: readonly ChatLink[]
}

/**
 * One of the 21 keyword categories (CHAT-6). The category with most hits answers; a sub-keyword picks the sub-answer.
 * A sub-answer's keyword of two words or more points to the category as well.
 */
export interface ChatCategory {
  readonly id: string
  /** It speaks of the three models only, so it gives way where a question names another product. */
  readonly isAboutModels?: boolean
  readonly keywords: readonly string[]
  readonly reply: ChatReply
  readonly subAnswers?: readonly {
    readonly id: string
    readonly keywords: readonly string[]
    readonly reply: ChatReply
  }[]
}

/** Another product of the shop, or a kind of products: the chat knows no more of it than where to find it. */
export interface ChatElsewhere {
  /** Such as `product:meend` or `listing:neckbands`. */
  readonly topic: string
  readonly link: ChatLink
  /** What people call it. */
  readonly names: readonly string[]
  /** So wide a word ("earbuds") that it matters only when nothing else does. */
  readonly isWide?: boolean
}

export interface ChatKnowledge {
  readonly models: readonly ChatModel[]
  readonly issues: readonly ChatIssue[]
  readonly stores: readonly ChatStore[]
  readonly categories: readonly ChatCategory[]
  readonly elsewhere: readonly ChatElsewhere[]
}

export interface ChatAnswer extends ChatReply {
  /** What the question was understood as, such as `model:tivra` or `category:shipping/express`. */
  readonly topic: string
}
