import { t } from '../../../texts/t.ts'
import type { ChatLink, ChatModel } from './types.ts'
import { formatMoney } from '../../../foundations/money.ts'

/** "₹4,999", "₹4,999.50". @param amount in rupees */
export const rupees = (amount: number) => formatMoney(amount * 100, { decimals: 'auto' })

/** By how many decibels, where it does. */
export const cancelsNoise = (model: ChatModel) => /\d/.test(model.noiseReduction)

/** "Shuddha (₹4,999)" */
export const priceLine = (model: ChatModel) => `${model.name} (${rupees(model.price)})`

export const productLink = (model: ChatModel): ChatLink => ({
  label: model.name,
  href: `/product/${model.id}`,
})

/** "Black, White and Blue" */
export const listed = (parts: readonly string[]) =>
  parts.length < 2
    ? (parts[0] ?? '')
    : t('{others} and {last}', { others: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })
