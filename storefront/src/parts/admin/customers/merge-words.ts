import { formatPhoneNumber, formatCount } from '@shruti/design-system/foundations'
import type { AdminCustomer, MergePlan } from '@shruti/server/contract'

/** "Arjun@example.in, 98450 12345" */
export function reachOf({ username, email, phoneNumber, state }: AdminCustomer): string {
  const reach = [username, email, phoneNumber && formatPhoneNumber(phoneNumber)]
  return [...reach, state === 'blocked' && 'blocked'].filter(Boolean).join(', ')
}

const things: Readonly<Record<keyof MergePlan['moves'], readonly [one: string, many: string]>> = {
  orders: ['order', 'orders'],
  returns: ['return', 'returns'],
  warrantyClaims: ['warranty claim', 'warranty claims'],
  supportTickets: ['message', 'messages'],
  productAlerts: ['notify-me request', 'notify-me requests'],
  addresses: ['address', 'addresses'],
  reviews: ['review', 'reviews'],
}

const count = (number: number, [one, many]: readonly [string, string]) =>
  `${formatCount(number)} ${number === 1 ? one : many}`

/** What moves to the account that stays: "4 orders, 1 address. Favourites, cart, notes and consents come too." */
export function movesWords({ moves }: MergePlan): string {
  const moved = (Object.keys(things) as (keyof typeof things)[]).flatMap(name =>
    moves[name] > 0 ? [count(moves[name], things[name])] : [],
  )
  return [moved.join(', '), 'Favourites, cart, notes and consents come too.'].filter(Boolean).join('. ')
}

const takenFields: Readonly<Record<MergePlan['takesOver'][number], (former: AdminCustomer) => string>> = {
  name: ({ name }) => `the name ${name ?? ''}`,
  email: ({ email }) => `the email ${email ?? ''}`,
  phoneNumber: ({ phoneNumber }) => `the phone number ${formatPhoneNumber(phoneNumber ?? '')}`,
}

const listed = (parts: readonly string[]) => {
  const words = parts.join(', ')
  return words.charAt(0).toLocaleUpperCase('en-IN') + words.slice(1)
}

/** What the account that stays has none of, and gets: "The name Asha Rao". */
export function takenWords({ takesOver, former }: MergePlan): string {
  return takesOver.length === 0 ? 'Nothing' : listed(takesOver.map(field => takenFields[field](former)))
}

const lostFields: Readonly<Record<MergePlan['loses'][number], (former: AdminCustomer) => string>> = {
  ...takenFields,
  username: ({ username }) => `the username ${username ?? ''}`,
  password: () => 'the password',
  secondFactor: () => 'the two-step sign-in',
}

/** What nobody has afterwards: "The email asha@example.in, the password. 1 device is signed out." */
export function lostWords({ loses, reviewsOfBoth, sessionsEnded, former }: MergePlan): string {
  const parts = [
    listed(loses.map(field => lostFields[field](former))),
    reviewsOfBoth > 0 &&
      `${count(reviewsOfBoth, ['review', 'reviews'])} of what both reviewed ${reviewsOfBoth === 1 ? 'stays' : 'stay'} in the shop without an account`,
    sessionsEnded > 0 &&
      `${count(sessionsEnded, ['device is', 'devices are'])} signed out of the other account`,
  ].filter(Boolean)
  return parts.length === 0 ? 'Nothing' : `${parts.join('. ')}.`
}
