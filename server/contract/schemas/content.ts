import * as z from 'zod'
import { day, id, instant, paise } from './common.ts'

/** Someone at the shop who answers for something, and how to reach them. */
const officer = z.strictObject({
  name: z.string(),
  designation: z.string(),
  email: z.string(),
  phone: z.string(),
})

export const currency = z.enum(['INR', 'USD'], 'Choose INR or USD')

/** The public part of the settings: what the shell, the chat and the invoice print. */
export const settings = z.strictObject({
  /** What prices are shown in at first. Orders are always charged in INR. */
  currency,
  /** Rupees for one US dollar. */
  exchangeRate: z.number().positive(),
  store: z.strictObject({
    name: z.string(),
    legalName: z.string(),
    gstin: z.string(),
    addressLines: z.array(z.string()),
    supportPhone: z.string(),
    supportEmail: z.string(),
    salesEmail: z.string(),
    businessHours: z.string(),
    /**
     * Who answers complaints: within 48 hours that they came, within a month what is done (Consumer Protection
     * (E-Commerce) Rules 2020, rules 4(4), 4(5), 6(4)). Null where the shop has not named one.
     */
    grievanceOfficer: officer.nullable(),
    /** Who answers questions about personal data (DPDP Act 2023, s. 8(9)). Null where the shop has not named one. */
    dataProtectionOfficer: officer.nullable(),
    social: z.strictObject({ instagram: z.string(), twitter: z.string(), facebook: z.string() }),
  }),
  shipping: z.strictObject({
    /** Standard delivery costs nothing for any order just now (POP-3). */
    freeForAll: z.boolean(),
    /** Order value in paise from which standard delivery costs nothing. */
    freeFrom: paise,
    standardPrice: paise,
    expressPrice: paise,
  }),
  cod: z.strictObject({ enabled: z.boolean(), limit: paise, fee: paise }),
  /**
   * Instalments: offered from `from`, starting at `monthly` a month for `months` months. Null where the shop takes no
   * online payment, for they are one.
   */
  emi: z.strictObject({ from: paise, monthly: paise, months: z.int() }).nullable(),
  /** Products on sale, accessories too: by it the search box knows whether it can have them all (SRCH-1). */
  productCount: z.int().min(0),
  /** What the owner has the chat say beside what it knows (ADM-7). */
  chat: z.strictObject({
    /** After the greeting; empty: nothing. */
    notice: z.string(),
    /** To questions that it would not know otherwise. */
    answers: z.array(z.strictObject({ phrases: z.array(z.string()), answer: z.string() })),
  }),
})

/** What the promotions that are active now put on the page. */
export const activePromotions = z.strictObject({
  popup: z
    .strictObject({
      id,
      code: z.string(),
      title: z.string(),
      body: z.string(),
      percentOff: z.int().nullable(),
      /** Checkout refuses the code to whoever has ordered before. */
      firstOrderOnly: z.boolean(),
    })
    .nullable(),
  banner: z.strictObject({ id, text: z.string() }).nullable(),
  /** The code that the newsletter's thank-you names (FOOT-1). */
  newsletterCode: z.string().nullable(),
})

export const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])

/** HH:MM on a clock in India. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const openingHours = z.strictObject({
  weekdays: z.array(weekday),
  opens: timeOfDay,
  closes: timeOfDay,
})

export const store = z.strictObject({
  id,
  city: z.string(),
  name: z.string(),
  address: z.string(),
  pincode: z.string(),
  phone: z.string(),
  hours: z.string(),
  /** The hours again, for programs; empty where the shop has not said them so. */
  openingHours: z.array(openingHours),
  /** Days on which it stays closed in spite of them. */
  closedOn: z.array(day),
  /** When it closes, if it is open now, and else when it opens; null where nobody knows. */
  opening: z
    .strictObject({
      isOpen: z.boolean(),
      changesAt: instant,
      /** Calendar days in India until then; 0 is today. */
      inDays: z.int().min(0),
    })
    .nullable(),
})

export const setCurrencyInput = z.object({ currency })
export const setCurrencyAnswer = z.strictObject({ currency })
