/** Signs a review "Ananya I.": enough for the shopper who reads, no more than that of the customer who wrote. */
export function reviewSignature(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return last === undefined ? name : `${words[0]} ${last.slice(0, 1)}.`
}
