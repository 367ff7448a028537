import type { ChatStore } from './types.ts'
import { t } from '../../../texts/t.ts'

const hours = () => t('Monday-Saturday 10:30 AM-8:00 PM IST')

/** The five stores (CHAT-8). A test holds them to the list of the store locator. */
export const stores = (): readonly ChatStore[] => [
  {
    city: 'Delhi',
    name: t('Delhi'),
    aliases: ['new delhi', 'dilli'],
    address: t('Shop 14, N Block Market, Connaught Place, New Delhi 110001'),
    phone: '011 4000 0110',
    hours: hours(),
  },
  {
    city: 'Mumbai',
    name: t('Mumbai'),
    aliases: ['bombay'],
    address: t('Unit 3, Hill Road, Bandra West, Mumbai 400050'),
    phone: '022 4000 0220',
    hours: hours(),
  },
  {
    city: 'Bangalore',
    name: t('Bangalore'),
    aliases: ['bengaluru', 'banglore', 'blr'],
    address: t('Shruti Audio, ground floor, 12 Residency Road, Bengaluru 560025'),
    phone: '080 4000 0800',
    hours: hours(),
  },
  {
    city: 'Chennai',
    name: t('Chennai'),
    aliases: ['madras'],
    address: t('27 Usman Road, T. Nagar, Chennai 600017'),
    phone: '044 4000 0440',
    hours: hours(),
  },
  {
    city: 'Hyderabad',
    name: t('Hyderabad'),
    aliases: ['hydrabad', 'hyd', 'secunderabad'],
    address: t('Plot 9, Road No. 36, Jubilee Hills, Hyderabad 500033'),
    phone: '040 4000 0400',
    hours: hours(),
  },
]
