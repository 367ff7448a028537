import { buyingCategories } from './categories-buying.ts'
import { helpCategories } from './categories-help.ts'
import { orderCategories } from './categories-orders.ts'
import { elsewhere } from './elsewhere.ts'
import { issues } from './issues.ts'
import { models } from './models.ts'
import { stores } from './stores.ts'
import type { ChatContacts, ChatKnowledge } from './types.ts'
import { t } from '../../../texts/t.ts'

/**
 * What the chat knows, in the current language. Among categories that fit equally well the earlier one answers, so what is narrow stands
 * before what is wide.
 */
export const chatKnowledge = (contacts: ChatContacts): ChatKnowledge => ({
  models: models(),
  issues: issues(),
  stores: stores(),
  categories: [...orderCategories(contacts), ...buyingCategories(contacts), ...helpCategories(contacts)],
  elsewhere: elsewhere(),
})

/** When nothing matches (CHAT-5, word for word). */
export const fallbackText = () =>
  t(
    "Thank you for your message. If you have specific questions about our products, shipping, returns, or technical support, please let me know and I'll be happy to help.",
  )

/** The first line of a conversation (CHAT-4). */
export const greetingText = () =>
  t('Hello. I can help with our audio products, delivery, returns and set-up.')
