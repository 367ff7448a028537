import * as z from 'zod'
import { id, paise } from './common.ts'

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

export const store = z.strictObject({
  id,
  city: z.string(),
  name: z.string(),
  address: z.string(),
  pincode: z.string(),
  phone: z.string(),
  hours: z.string(),
})

export const setCurrencyInput = z.object({ currency })
export const setCurrencyAnswer = z.strictObject({ currency })
