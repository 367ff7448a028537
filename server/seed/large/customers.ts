import { toInstant } from '../../domain/calendar.ts'
import type { Customer } from '../demo/customers.ts'
import { houses, names, places } from '../demo/people.ts'
import type { Random } from '../random.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The first customer came so many days ago, and others ever since. */
export const oldestDays = 600

const given = [...new Set(names.map(name => name.split(' ')[0] ?? name))]
const family = [...new Set(names.map(name => name.split(' ').at(-1) ?? name))]

/**
 * Customers by when they came, the first first. More came lately than at the beginning. Each has an address; four in five
 * have an e-mail address; one in two hundred is blocked.
 */
export function createLargeCustomers(random: Random, count: number, now: number): Customer[] {
  const ages = Array.from({ length: count }, () => oldestDays * random.next() ** 1.4).toSorted(
    (a, b) => b - a,
  )
  return ages.map((ageDays, index) => {
    const name = `${random.pick(given)} ${random.pick(family)}`
    const place = random.pick(places)
    const [locality, pincode] = random.pick(place.localities)
    const id = `usr_l${String(index).padStart(6, '0')}`
    const createdAt = toInstant(now - Math.round(ageDays * dayMs))
    // Of a series that no operator has given out, after the demo's.
    const phoneNumber = `+916000${String(10_000 + index).padStart(6, '0')}`
    const mailbox = name.toLowerCase().replace(/[^a-z]+/g, '.')
    const user = {
      id,
      username: null,
      name,
      email: random.chance(0.8) ? `${mailbox}.${index}@example.com` : null,
      phoneNumber,
      phoneNumberVerified: true,
      isAdmin: false,
      passwordHash: null,
      blocked: random.chance(0.005),
      createdAt,
      version: 1,
    }
    const address = {
      id: `adr_${id}`,
      userId: id,
      createdAt,
      fullName: name,
      phoneNumber,
      line1: `${random.whole(1, 99)}, ${random.pick(houses)}`,
      line2: locality,
      city: place.city,
      state: place.state,
      pincode,
      type: 'home' as const,
      isDefault: true,
    }
    return { user, addresses: [address] }
  })
}
