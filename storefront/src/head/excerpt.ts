/** The beginning of a text for a search result: whole words, at most `length` characters, "…" where it is cut. */
export function excerpt(text: string, length = 160): string {
  if (text.length <= length) return text
  return `${text.slice(0, length).replace(/[\s,.;:]*\S*$/, '')}…`
}
