import { buyingCategories } from './categories-buying.ts'
import { helpCategories } from './categories-help.ts'
import { orderCategories } from './categories-orders.ts'
import { elsewhere } from './elsewhere.ts'
import { issues } from './issues.ts'
import { models } from './models.ts'
import { stores } from './stores.ts'
import type { ChatKnowledge } from './types.ts'

/**
 * What the chat knows. Among categories that fit equally well the earlier one answers, so what is narrow stands
 * before what is wide.
 */
export const chatKnowledge: ChatKnowledge = {
  models,
  issues,
  stores,
  categories: [...orderCategories, ...buyingCategories, ...helpCategories],
  elsewhere,
}

/** When nothing matches (CHAT-5, word for word). */
export const fallbackText =
  "Thank you for your message. If you have specific questions about our products, shipping, returns, or technical support, please let me know and I'll be happy to help."

/** The first line of a conversation (CHAT-4). */
export const greetingText = 'Hello. I can help with our audio products, delivery, returns and set-up.'
