interface OrderFacts {
  readonly number: string
  readonly email: string | null
  readonly shippingAddress: { readonly fullName: string; readonly phoneNumber: string; readonly city: string }
}

/** What an administrator finds an order by: its number, name, email, city and phone number. */
export function searchTextOfOrder({ number, email, shippingAddress }: OrderFacts): string {
  const { fullName, phoneNumber, city } = shippingAddress
  return [number, fullName, email ?? '', city, phoneNumber].join('\n')
}

/** What to look for: a phone number is found however its digits are spaced. */
export function searchTerms(search: string): string[] {
  return /^[+\d\s-]{4,}$/.test(search) ? [search, search.replace(/[\s+-]/g, '')] : [search]
}
