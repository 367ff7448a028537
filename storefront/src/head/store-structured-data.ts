import type { StoreLocation } from '@shruti/server/contract'
import type { StructuredData } from '../app/app-context.ts'

/** The shops with their hours, as the page says them, for search engines and maps. */
export function describeStores(stores: readonly StoreLocation[]): StructuredData[] {
  return stores.map(({ name, address, city, pincode, phone, openingHours, closedOn }) => ({
    '@context': 'https://schema.org',
    '@type': 'ElectronicsStore',
    name,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    openingHoursSpecification: [
      ...openingHours.map(({ weekdays, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays,
        opens,
        closes,
      })),
      // The same time for both is closed all day.
      ...closedOn.map(day => ({
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: day,
        validThrough: day,
      })),
    ],
  }))
}
