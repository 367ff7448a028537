/** A whole number from 1 to 9999 as an address spells it; undefined for anything else. */
export function positiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}

/** The page of a list that an address asks for, from 1; the first where it asks for none. */
export function pageNumber(query: URLSearchParams): number {
  return positiveInteger(query.get('page')) ?? 1
}
