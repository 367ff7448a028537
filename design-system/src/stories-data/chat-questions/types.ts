/** One answer of the chat, and how people ask for it. */
export interface AskedFor {
  /** What the questions are to be understood as, such as `category:shipping/express`. */
  readonly topic: string
  /** Words that the answer must hold. */
  readonly holds: string
  /** As typed on phones in India: short, misspelt, lower case, some in Hindi written with Latin letters. */
  readonly questions: readonly string[]
}
