/** What returning means, in one place for the API, the pages and the policy. Plain data, so that the browser can carry it. */

/** Why a product comes back, as the customer chooses it. */
export const returnReasons = {
  damaged: 'It arrived damaged',
  defective: 'It does not work',
  wrong_item: 'It is not what I ordered',
  not_as_described: 'It is not as described',
  does_not_fit: 'It does not fit me',
  changed_mind: 'I changed my mind',
  other: 'Another reason',
} as const

export type ReturnReason = keyof typeof returnReasons

/** Reasons for which the shop pays for the delivery too. */
export const shopsFault: readonly ReturnReason[] = ['damaged', 'defective', 'wrong_item', 'not_as_described']

/** The rule for what delivery cost, as the policy says it. */
export const deliveryChargeRule =
  'We also refund the delivery charge and the cash on delivery fee when the whole order comes back because it arrived damaged, does not work, is not what you ordered or is not as described.'

/** What a replacement means, as the form and the policy say it. */
export const replacementRule =
  'A replacement costs nothing. We keep it for you while your return is on its way, and send it when we have checked what came back.'
