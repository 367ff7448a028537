/** Why a customer cancels an order before it is shipped, as they choose it. Plain data, so that the browser can carry it. */
export const cancelReasons = {
  not_needed: 'I no longer need it',
  wrong_item: 'I ordered the wrong item or colour',
  wrong_details: 'The address or phone number is wrong',
  too_slow: 'It arrives too late',
  cheaper: 'I found it cheaper elsewhere',
  other: 'Another reason',
} as const

export type CancelReason = keyof typeof cancelReasons

/** How one parcel of several was lost, as an administrator chooses it. */
export const lossReasons = {
  no_scan: 'No scan by the courier for a long time',
  courier_lost: 'The courier says that it is lost',
  destroyed: 'Destroyed on its way',
  stolen: 'Stolen',
  other: 'Another reason',
} as const

export type LossReason = keyof typeof lossReasons
