import * as z from 'zod'
import { chatAnswerLines } from './chat-answers.ts'
import { courierKey, isTrackingPage } from '../couriers.ts'
import { currency } from './content.ts'
import { dayFields } from '../days-of-week.ts'
import { gstRates } from '../gst-rates.ts'
import { hsnCode } from './admin-products.ts'
import { dialledNumber } from './dialled-number.ts'
import { gstin } from './gstin.ts'
import { holidayLines } from './holidays.ts'
import { paise } from './common.ts'
import { paragraphs, textLine } from './text.ts'

/**
 * What the owner sets (ADM-7), in sections that are saved apart. A section is flat, as its form is, and reads as it is
 * written. Each input carries the `version` of the settings that it was read with.
 */

const tenLakhInPaise = 100_000_000

/** Paise. */
const amount = z
  .int('Enter an amount in rupees, such as 499 or 49.50')
  .min(0, 'Enter an amount of 0 or more')
  .max(tenLakhInPaise, 'Enter at most ₹10,00,000')

const email = z
  .string('Enter an email address')
  .trim()
  .pipe(z.email('Enter a valid email address').max(254, 'Use at most 254 characters'))

/** The name of an account, with or without the @. */
const account = z
  .string()
  .trim()
  .regex(/^@?[A-Za-z0-9._]{1,50}$/, 'Enter the name of the account, such as @shruti')

/** An address for payments: the account's name, @, the bank's handle (NPCI). Empty: cash alone is taken at the door. */
const upiId = z
  .string()
  .trim()
  .regex(/^([A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63})?$/, 'Enter a UPI ID, such as shruti@upi')

const identity = {
  name: textLine({ max: 60, missing: 'Enter the name of the shop' }),
  legalName: textLine({ max: 120, missing: 'Enter the registered name' }),
  /** Says the state as well. */
  gstin,
  /** One line of the address each. */
  address: paragraphs({ max: 300, missing: 'Enter the address' }),
  supportPhone: dialledNumber,
  supportEmail: email,
  salesEmail: email,
  businessHours: textLine({ max: 120, missing: 'Enter when people can reach you' }),
  grievanceName: textLine({ max: 80, missing: 'Enter a name' }),
  grievanceDesignation: textLine({ max: 80, missing: 'Enter a designation' }),
  grievanceEmail: email,
  grievancePhone: dialledNumber,
  privacyName: textLine({ max: 80, missing: 'Enter a name' }),
  privacyDesignation: textLine({ max: 80, missing: 'Enter a designation' }),
  privacyEmail: email,
  privacyPhone: dialledNumber,
  instagram: account,
  twitter: account,
  facebook: account,
}

const rate = 'Enter how many rupees one US dollar costs, from 1 to 1,000'
const instalments = 'Enter a whole number of months from 3 to 36'
const money = {
  currency,
  /** Rupees for one US dollar. */
  exchangeRate: z.number(rate).min(1, rate).max(1000, rate),
  emiFrom: amount.min(100, 'Enter an amount of ₹1 or more'),
  /** The first instalment that the shop names is `emiFrom` over as many months, rounded up to the rupee. */
  emiMonths: z.int(instalments).min(3, instalments).max(36, instalments),
}

const delivery = { freeFrom: amount, standardPrice: amount, expressPrice: amount }

const hour = 'Enter an hour from 0 to 24'
const yesOrNo = z.boolean('Choose yes or no')
const dispatch = {
  /** Orders placed before this hour of a business day leave on the same day. */
  cutOffHour: z.int(hour).min(0, hour).max(24, hour),
  monday: yesOrNo,
  tuesday: yesOrNo,
  wednesday: yesOrNo,
  thursday: yesOrNo,
  friday: yesOrNo,
  saturday: yesOrNo,
  sunday: yesOrNo,
  holidays: holidayLines,
}

const onOrOff = z.boolean('Choose on or off')
const payments = {
  upi: onOrOff,
  card: onOrOff,
  netbanking: onOrOff,
  emi: onOrOff,
  cod: onOrOff,
  /** Paise that an order in cash may come to, its fee included. */
  codLimit: amount,
  codFee: amount,
  upiId,
}

/** With the financial year and six or seven digits, 16 characters at most (rules 46 and 53 of the CGST Rules). */
const prefix = z
  .string('Enter 1 to 3 letters and digits')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,3}$/, 'Enter 1 to 3 letters and digits')

const numbering = { invoicePrefix: prefix, creditNotePrefix: prefix }

/** Prefixes of a kind that were in use, each with the number that its next document of this financial year gets. */
const series = z.array(z.strictObject({ prefix: z.string(), next: z.int() }))

const mostCouriers = 50
const courierName = 'Enter a name of 2 to 40 characters'
const courier = {
  /** Empty: it is new. */
  id: z.string().max(64),
  name: textLine({ min: 2, max: 40, missing: courierName }).refine(
    name => courierKey(name) !== '',
    courierName,
  ),
  /** Empty: its parcels cannot be followed. */
  page: z
    .string('Enter an address')
    .trim()
    .max(300, 'Use at most 300 characters')
    .refine(
      page => page === '' || isTrackingPage(page),
      'Enter an address that begins with https:// and has {number} once, where the tracking number goes',
    ),
  isActive: yesOrNo,
}

const couriers = z
  .array(z.object(courier), 'Send a list of couriers')
  .max(mostCouriers, `Keep at most ${mostCouriers} couriers`)
  .superRefine((list, context) => {
    const keys = list.map(({ name }) => courierKey(name))
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) !== index)
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: 'There is a courier of this name already',
        })
  })

const tax = {
  /** Of a new product; empty where products differ. */
  hsn: hsnCode,
  gstRate: z.literal([...gstRates], 'Choose a rate of GST'),
}

const chat = {
  /** Said after the chat's greeting; empty: nothing is. */
  notice: textLine({ max: 200 }),
  answers: chatAnswerLines,
}

const security = {
  /** Who has not set it up can open nothing of the administration until they have. */
  administratorsNeedSecondFactor: yesOrNo,
}

const version = z.int('Version must be a whole number').min(1)

export const setIdentityInput = z.object({ version, ...identity })
export const setMoneyInput = z.object({ version, ...money })
export const setDeliveryInput = z.object({ version, ...delivery })
export const setDispatchInput = z
  .object({ version, ...dispatch })
  .refine(input => dayFields.some(name => input[name]), {
    path: ['monday'],
    error: 'Choose at least one working day',
  })
export const setPaymentsInput = z.object({ version, ...payments })
export const setNumberingInput = z
  .object({ version, ...numbering })
  .refine(input => input.invoicePrefix !== input.creditNotePrefix, {
    path: ['creditNotePrefix'],
    error: 'Invoices and credit notes need prefixes of their own',
  })
export const setCouriersInput = z.object({ version, couriers })
export const setTaxInput = z.object({ version, ...tax })
export const setChatInput = z.object({ version, ...chat })
export const setSecurityInput = z.object({ version, ...security })

/** As they are kept: an older shop may have left a field empty that has to be filled in today. */
const asKept = <Shape extends z.ZodRawShape>(shape: Shape) =>
  Object.fromEntries(Object.keys(shape).map(name => [name, z.string()])) as {
    [Name in keyof Shape]: z.ZodString
  }

export const adminSettings = z.strictObject({
  version,
  identity: z.strictObject(asKept(identity)),
  money: z.strictObject({ currency, exchangeRate: z.number(), emiFrom: paise, emiMonths: z.int() }),
  delivery: z.strictObject({ freeFrom: paise, standardPrice: paise, expressPrice: paise }),
  dispatch: z.strictObject({ ...dispatch, holidays: z.string() }),
  payments: z.strictObject({ ...payments, codLimit: paise, codFee: paise, upiId: z.string() }),
  numbering: z.strictObject(asKept(numbering)),
  couriers: z.array(z.strictObject({ ...asKept(courier), isActive: z.boolean() })),
  tax: z.strictObject({ hsn: z.string(), gstRate: z.int() }),
  chat: z.strictObject(asKept(chat)),
  security: z.strictObject(security),
  /** Where the series of numbers stand in a financial year. No section: documents move it. */
  documentSeries: z.strictObject({ year: z.string(), invoice: series, creditNote: series }),
})
