/** Characters of a long text that a row of a table shows; the whole is where the row leads. */
const longest = 80

/** The beginning of a long text, for a row of a table. */
export function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}
