import { defaultExchangeRate } from '../../contract/constants.ts'
import type { PromotionRecord, SettingsRecord, StoreLocationRecord } from '../../domain/index.ts'

/** The shop itself: currency rate of CUR-1, delivery and instalments of CHAT-9, contacts of the footer (FOOT-4). */
export const settings: SettingsRecord = {
  id: 'shop',
  currency: 'INR',
  exchangeRate: defaultExchangeRate,
  store: {
    name: 'Shruti',
    legalName: 'Shruti Audio Private Limited',
    gstin: '29AAQCS4821K1ZQ',
    state: 'Karnataka',
    addressLines: ['Shruti Audio, 4th floor', '12 Residency Road', 'Bengaluru 560025'],
    supportPhone: '1800 000 0000',
    supportEmail: 'support@shruti.example',
    salesEmail: 'sales@shruti.example',
    businessHours: 'Monday-Friday 9:00 AM-6:00 PM IST',
    grievanceOfficer: {
      name: 'Meera Raghavan',
      designation: 'Grievance Officer',
      email: 'grievance@shruti.example',
      phone: '080 4000 0801',
    },
    dataProtectionOfficer: {
      name: 'Arvind Rao',
      designation: 'Data Protection Contact',
      email: 'privacy@shruti.example',
      phone: '080 4000 0802',
    },
    social: { instagram: '@shruti.example', twitter: '@shruti_example', facebook: '@shruti.example' },
  },
  shipping: { freeFrom: 99_900, standardPrice: 4_900, expressPrice: 19_900 },
  payments: {
    cod: { enabled: true, limit: 1_000_000, fee: 0 },
    upiId: 'shruti@upi',
    upi: true,
    card: true,
    netbanking: true,
    emi: true,
  },
  emi: { from: 300_000, monthly: 25_000, months: 12 },
  version: 1,
}

const running = {
  startsAt: '2025-02-11T03:30:00.000Z',
  endsAt: null,
  usageLimit: null,
  usedCount: 0,
  minimumSubtotal: 0,
  active: true,
} as const

export const promotions: readonly PromotionRecord[] = [
  {
    ...running,
    id: 'promo_shruti20',
    code: 'SHRUTI20',
    kind: 'percent',
    value: 20,
    firstOrderOnly: true,
    placement: 'popup',
    title: '20% off your first order',
    body: 'Use this code at checkout. Valid once, on your first order.',
  },
  {
    ...running,
    id: 'promo_welcome10',
    code: 'WELCOME10',
    kind: 'percent',
    value: 10,
    firstOrderOnly: true,
    placement: 'newsletter',
    title: '10% off your first order',
    body: 'For signing up to the newsletter.',
  },
  {
    ...running,
    id: 'promo_free_shipping',
    code: null,
    kind: 'free_shipping',
    value: 0,
    firstOrderOnly: false,
    placement: 'banner',
    title: 'Free shipping on all orders',
    body: 'Standard delivery is free on every order.',
  },
]

const openingHours: Pick<StoreLocationRecord, 'hours' | 'openingHours'> = {
  hours: 'Monday-Saturday 10:30 AM-8:00 PM IST',
  openingHours: [
    {
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '10:30',
      closes: '20:00',
    },
  ],
}

/** The five stores, as the chat names them too (CHAT-8). */
export const stores: readonly StoreLocationRecord[] = [
  {
    id: 'store_delhi',
    city: 'Delhi',
    name: 'Shruti Connaught Place',
    address: 'Shop 14, N Block Market, Connaught Place, New Delhi 110001',
    pincode: '110001',
    phone: '011 4000 0110',
  },
  {
    id: 'store_mumbai',
    city: 'Mumbai',
    name: 'Shruti Bandra West',
    address: 'Unit 3, Hill Road, Bandra West, Mumbai 400050',
    pincode: '400050',
    phone: '022 4000 0220',
  },
  {
    id: 'store_bangalore',
    city: 'Bangalore',
    name: 'Shruti Residency Road',
    address: 'Shruti Audio, ground floor, 12 Residency Road, Bengaluru 560025',
    pincode: '560025',
    phone: '080 4000 0800',
  },
  {
    id: 'store_chennai',
    city: 'Chennai',
    name: 'Shruti T. Nagar',
    address: '27 Usman Road, T. Nagar, Chennai 600017',
    pincode: '600017',
    phone: '044 4000 0440',
  },
  {
    id: 'store_hyderabad',
    city: 'Hyderabad',
    name: 'Shruti Jubilee Hills',
    address: 'Plot 9, Road No. 36, Jubilee Hills, Hyderabad 500033',
    pincode: '500033',
    phone: '040 4000 0400',
  },
].map((store, position) => ({ ...store, ...openingHours, position }))
