import type { ChatStore } from './types.ts'

const hours = 'Monday-Saturday 10:30 AM-8:00 PM IST'

/** The five stores (CHAT-8). A test holds them to the list of the store locator. */
export const stores: readonly ChatStore[] = [
  {
    city: 'Delhi',
    aliases: ['new delhi', 'dilli'],
    address: 'Shop 14, N Block Market, Connaught Place, New Delhi 110001',
    phone: '011 4000 0110',
    hours,
  },
  {
    city: 'Mumbai',
    aliases: ['bombay'],
    address: 'Unit 3, Hill Road, Bandra West, Mumbai 400050',
    phone: '022 4000 0220',
    hours,
  },
  {
    city: 'Bangalore',
    aliases: ['bengaluru', 'banglore', 'blr'],
    address: 'Shruti Audio, ground floor, 12 Residency Road, Bengaluru 560025',
    phone: '080 4000 0800',
    hours,
  },
  {
    city: 'Chennai',
    aliases: ['madras'],
    address: '27 Usman Road, T. Nagar, Chennai 600017',
    phone: '044 4000 0440',
    hours,
  },
  {
    city: 'Hyderabad',
    aliases: ['hydrabad', 'hyd', 'secunderabad'],
    address: 'Plot 9, Road No. 36, Jubilee Hills, Hyderabad 500033',
    phone: '040 4000 0400',
    hours,
  },
]
