import { paymentMethodNames, type PaymentMethod } from '../PaymentMethodPicker/PaymentMethodPicker.tsx'
import { asSentence } from '../../texts/sentences.ts'
import { t } from '../../texts/t.ts'

/** The names of methods within a sentence. */
const spoken = () => ({
  ...paymentMethodNames(),
  card: t('card'),
  netbanking: t('net banking'),
  cod: t('cash on delivery'),
})

function oneOf(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : t('{names} or {last}', { names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}

/** Which ways of paying are open, in one sentence; undefined where none is. */
export function openMethods(methods: readonly PaymentMethod[]): string | undefined {
  const names = methods.filter(({ available }) => available).map(({ id }) => spoken()[id])
  return names.length === 0 ? undefined : t('Pay by {methods}.', { methods: oneOf(names) })
}

/** Why a way of paying is closed, and what would open it. */
export function closedMethod({ id, reason, remedy }: PaymentMethod): string {
  const name = paymentMethodNames()[id]
  const text = asSentence(reason ?? t('Not available'))
  // Most reasons name the method themselves.
  const said = text.startsWith(name) ? text : `${name}: ${text}`
  return remedy ? `${said} ${asSentence(remedy)}` : said
}
