import {
  adminSettingsSchemas,
  daysOfWeek,
  documentNumber,
  gstRates,
  longestPrefix,
  type AdminSettings,
  type DayOfWeek,
} from '@shruti/server/contract'
import type { SettingsSectionDefinition } from './SettingsForm.tsx'

const workingDays = Object.entries(daysOfWeek) as [DayOfWeek, string][]

export const identitySection: SettingsSectionDefinition<'identity'> = {
  section: 'identity',
  title: 'Identity and contacts',
  about:
    'The footer, the chat, messages, pages and new invoices say this from the moment you save it. Invoices already issued stay as they are.',
  operation: 'adminSetIdentity',
  permission: 'settings.write',
  schema: adminSettingsSchemas.setIdentityInput,
  groups: [
    {
      title: 'The business',
      fields: [
        { name: 'name', label: 'Shop name', kind: 'text' },
        { name: 'legalName', label: 'Registered name', kind: 'text' },
        { name: 'gstin', label: 'GSTIN', kind: 'text', hint: 'Its first two digits say your state.' },
        { name: 'address', label: 'Address', kind: 'lines', hint: 'One line below the other.' },
      ],
    },
    {
      title: 'How people reach you',
      fields: [
        { name: 'supportPhone', label: 'Support phone', kind: 'text' },
        { name: 'supportEmail', label: 'Support email', kind: 'text' },
        { name: 'salesEmail', label: 'Sales email', kind: 'text' },
        { name: 'businessHours', label: 'Business hours', kind: 'text' },
        { name: 'instagram', label: 'Instagram', kind: 'text' },
        { name: 'twitter', label: 'Twitter', kind: 'text' },
        { name: 'facebook', label: 'Facebook', kind: 'text' },
      ],
    },
    {
      title: 'Grievance officer',
      fields: [
        { name: 'grievanceName', label: 'Name of the grievance officer', kind: 'text' },
        { name: 'grievanceDesignation', label: 'Designation of the grievance officer', kind: 'text' },
        { name: 'grievanceEmail', label: 'Email of the grievance officer', kind: 'text' },
        { name: 'grievancePhone', label: 'Phone of the grievance officer', kind: 'text' },
      ],
    },
    {
      title: 'Data protection contact',
      fields: [
        { name: 'privacyName', label: 'Name of the data protection contact', kind: 'text' },
        { name: 'privacyDesignation', label: 'Designation of the data protection contact', kind: 'text' },
        { name: 'privacyEmail', label: 'Email of the data protection contact', kind: 'text' },
        { name: 'privacyPhone', label: 'Phone of the data protection contact', kind: 'text' },
      ],
    },
  ],
}

export const moneySection: SettingsSectionDefinition<'money'> = {
  section: 'money',
  title: 'Currency and instalments',
  about: 'Orders are always charged in rupees; dollars are shown for information.',
  operation: 'adminSetMoney',
  permission: 'settings.write',
  schema: adminSettingsSchemas.setMoneyInput,
  groups: [
    {
      fields: [
        {
          name: 'currency',
          label: 'Prices show at first in',
          kind: 'choice',
          options: [
            { value: 'INR', label: 'Indian rupees' },
            { value: 'USD', label: 'US dollars' },
          ],
        },
        { name: 'exchangeRate', label: 'Rupees for one US dollar', kind: 'number' },
        { name: 'emiFrom', label: 'Instalments from', kind: 'rupees', hint: 'The smallest order total.' },
        { name: 'emiMonths', label: 'Months of instalments', kind: 'number' },
      ],
    },
  ],
}

export const deliverySection: SettingsSectionDefinition<'delivery'> = {
  section: 'delivery',
  title: 'Delivery prices',
  about: 'Carts and checkouts go by these from the moment you save them. Placed orders keep their price.',
  operation: 'adminSetDelivery',
  permission: 'shipping.write',
  schema: adminSettingsSchemas.setDeliveryInput,
  groups: [
    {
      fields: [
        { name: 'standardPrice', label: 'Standard delivery', kind: 'rupees' },
        { name: 'freeFrom', label: 'Standard delivery is free from', kind: 'rupees' },
        { name: 'expressPrice', label: 'Express delivery', kind: 'rupees' },
      ],
    },
  ],
}

export const dispatchSection: SettingsSectionDefinition<'dispatch'> = {
  section: 'dispatch',
  title: 'Dispatch and holidays',
  about:
    'Product pages and checkouts promise delivery by these from the moment you save them. Placed orders keep their promise.',
  operation: 'adminSetDispatch',
  permission: 'shipping.write',
  schema: adminSettingsSchemas.setDispatchInput,
  groups: [
    {
      fields: [
        {
          name: 'cutOffHour',
          label: 'Leaves on the same day before',
          kind: 'number',
          hint: 'The hour in India, 0 to 24: 14 is 2 PM.',
        },
        {
          name: 'holidays',
          label: 'Holidays',
          kind: 'lines',
          hint: 'One a line, such as 2026-12-25 Christmas. Without a year it comes every year: 01-26 Republic Day.',
        },
      ],
    },
    {
      title: 'Days on which parcels leave and arrive',
      fields: workingDays.map(([name, label]) => ({ name, label, kind: 'flag' })),
    },
  ],
}

export const paymentsSection: SettingsSectionDefinition<'payments'> = {
  section: 'payments',
  title: 'Payment methods',
  about:
    'At least one method that shoppers can use stays on. Orders already placed are paid as they were placed.',
  operation: 'adminSetPayments',
  permission: 'payments.write',
  schema: adminSettingsSchemas.setPaymentsInput,
  groups: [
    {
      title: 'Paid online',
      fields: [
        { name: 'upi', label: 'UPI', kind: 'flag' },
        { name: 'card', label: 'Cards', kind: 'flag' },
        { name: 'netbanking', label: 'Net banking', kind: 'flag' },
        { name: 'emi', label: 'Instalments (EMI)', kind: 'flag' },
      ],
    },
    {
      title: 'Paid at the door',
      fields: [
        {
          name: 'cod',
          label: 'Cash on delivery',
          kind: 'flag',
          hint: 'Only where the PIN code allows it.',
        },
        { name: 'codLimit', label: 'Largest order paid in cash', kind: 'rupees', hint: 'With its fee.' },
        { name: 'codFee', label: 'Fee for cash on delivery', kind: 'rupees' },
        {
          name: 'upiId',
          label: 'UPI ID',
          kind: 'text',
          hint: 'Invoices that are still to be paid carry it. Empty: cash alone.',
        },
      ],
    },
  ],
}

export const taxSection: SettingsSectionDefinition<'tax'> = {
  section: 'tax',
  title: 'Tax of new products',
  about:
    'What a new product begins with; products that are there keep theirs, and orders what they were charged. The rest follows from the law: the state of your GSTIN decides between CGST with SGST and IGST, and delivery and the fee for cash are taxed as the goods that weigh most in the order.',
  operation: 'adminSetTax',
  permission: 'settings.write',
  schema: adminSettingsSchemas.setTaxInput,
  groups: [
    {
      fields: [
        { name: 'hsn', label: 'HSN code', kind: 'text', hint: '4, 6 or 8 digits. Empty: products differ.' },
        {
          name: 'gstRate',
          label: 'GST',
          kind: 'percent',
          options: gstRates.map(rate => ({ value: String(rate), label: `${rate}%` })),
        },
      ],
    },
  ],
}

type DocumentSeries = AdminSettings['documentSeries']['invoice']

/** The number of the next document, whose prefix may be one that is only typed yet. */
function nextNumber(typed: string | boolean | undefined, series: DocumentSeries, year: string): string {
  const prefix = String(typed ?? '')
    .trim()
    .toUpperCase()
    .slice(0, longestPrefix)
  return documentNumber(prefix, year, series.find(known => known.prefix === prefix)?.next ?? 1)
}

export const numberingSection: SettingsSectionDefinition<'numbering'> = {
  section: 'numbering',
  title: 'Invoice numbers',
  about:
    'From the next document on. Each prefix counts by itself, without gaps, and anew from 1 April (rule 46 of the CGST Rules); documents already issued keep their number.',
  operation: 'adminSetNumbering',
  permission: 'settings.write',
  schema: adminSettingsSchemas.setNumberingInput,
  outcome: ({ invoicePrefix, creditNotePrefix }, { documentSeries: { year, invoice, creditNote } }) =>
    `Next invoice: ${nextNumber(invoicePrefix, invoice, year)}. Next credit note: ${nextNumber(creditNotePrefix, creditNote, year)}.`,
  groups: [
    {
      fields: [
        {
          name: 'invoicePrefix',
          label: 'Invoices begin with',
          kind: 'text',
          hint: '1 to 3 letters and digits.',
        },
        {
          name: 'creditNotePrefix',
          label: 'Credit notes begin with',
          kind: 'text',
          hint: 'Never one that invoices have had.',
        },
      ],
    },
  ],
}

export const securitySection: SettingsSectionDefinition<'security'> = {
  section: 'security',
  title: 'Security',
  about:
    'Administrators who have not set two-step sign-in up can still sign in, but can open nothing of the administration until they have. Set it up for yourself first, in your account under Security.',
  operation: 'adminSetSecurity',
  permission: 'settings.write',
  schema: adminSettingsSchemas.setSecurityInput,
  groups: [
    {
      fields: [
        {
          name: 'administratorsNeedSecondFactor',
          label: 'Demand two-step sign-in of all administrators',
          kind: 'flag',
          hint: 'A code of an authenticator app after the password.',
        },
      ],
    },
  ],
}
