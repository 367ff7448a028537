import * as z from 'zod'

/** A whole number from `minimum`; `value` until an administrator sets another. */
const limit = (value: number, minimum = 0) => z.int().min(minimum).default(value)

/** Cash on delivery costs whoever orders nothing, so that stock must not be emptied with it. */
const cashOnDelivery = z.object({
  /** Open orders of one account, one phone number or one address. 0: none may be placed. */
  openOrders: limit(3),
  /** Pieces of one product in those orders together. */
  piecesOfOneProduct: limit(10),
  /** The same for an account whose phone number was verified by a code. */
  openOrdersVerified: limit(10),
  piecesOfOneProductVerified: limit(30),
})

/** An order that waits for its money holds its stock, and costs whoever leaves it nothing. */
const unpaidOrders = z.object({
  /** Of one account, one phone number or one address. */
  perBuyer: limit(3, 1),
})

/** Wrong promotion codes, which nobody shall find by trying. */
const promotionCodes = z.object({
  /** Wrong codes of one account within the window that cost no wait: people mistype. */
  freeWrongTries: limit(5, 1),
  /** Seconds of the first wait; each further wrong code doubles it. */
  firstWaitSeconds: limit(30, 1),
  longestWaitSeconds: limit(3600, 1),
  /** Seconds for which a wrong code counts. */
  windowSeconds: limit(24 * 3600, 60),
  /** Wrong codes from one network address within an hour, of all accounts without a verified phone number. */
  perAddressAnHour: limit(100, 1),
})

/** One-time codes cost the shop money each. An address is an IPv4 address or an IPv6 network of 64 bits. */
const oneTimeCodes = z.object({
  /** Codes sent for one address: India's mobile networks put many people behind one. */
  perAddressAMinute: limit(40, 1),
  perAddressAnHour: limit(400, 1),
  /** Codes of the whole shop a day, in India's time; none is sent beyond. */
  perShopADay: limit(5000, 1),
  /** Percent of `perShopADay` from which the log raises an alarm. */
  alarmAtPercent: limit(80, 1),
  /** Calling codes of the countries that codes are sent to; "*" for every country. */
  callingCodes: z
    .array(z.string().regex(/^(?:\*|\+[1-9]\d{0,2})$/))
    .readonly()
    .default(['+91']),
})

/** Sessions of guests: one opens with the first addition to a cart. */
const guestSessions = z.object({
  /** That one address may open within an hour. */
  perAddressAnHour: limit(400, 1),
})

/**
 * The limits against abuse, with their defaults. They are settings: an administrator's are kept in the settings' record
 * under `limits`, each group and each figure only where it differs from the default.
 */
export const shopLimits = z.object({
  cashOnDelivery: cashOnDelivery.prefault({}),
  unpaidOrders: unpaidOrders.prefault({}),
  promotionCodes: promotionCodes.prefault({}),
  oneTimeCodes: oneTimeCodes.prefault({}),
  guestSessions: guestSessions.prefault({}),
})
