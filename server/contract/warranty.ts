/** Claiming the warranty, in one place for the API, the pages and the messages. Plain data, so that the browser can carry it. */

/** What failed, as the customer chooses it. */
export const warrantyFaults = {
  no_sound: 'No sound, or sound on one side only',
  charging: 'It does not charge, or the battery drains fast',
  connection: 'It does not connect, or loses the connection',
  microphone: 'Others cannot hear me',
  controls: 'The touch controls or buttons do not work',
  other: 'Something else',
} as const

export type WarrantyFault = keyof typeof warrantyFaults

/** What the form and the page on the warranty say of the way to claim. */
export const warrantyClaimRule =
  'Send the earbuds and the case together: we test both. The courier picks them up, and the repair or replacement costs you nothing.'
