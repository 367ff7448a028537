/** The equalities of a list: the filters that are set, by the names of their indexes. */
export function whereOf(
  filters: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(filters).filter(
      (entry): entry is [string, string | readonly string[]] => entry[1] !== undefined,
    ),
  )
}
