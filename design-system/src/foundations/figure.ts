const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number as a language writes it: "1,18,240.5". Making a formatter takes a hundred times as long as using it, and a
 * page prints dozens of prices.
 * @param value any finite number
 * @param locale as `Intl` names it
 * @param digits the fewest and the most decimals, 0 to 100
 */
export function formatFigure(
  value: number,
  locale: string,
  { fewest, most }: { readonly fewest: number; readonly most: number },
): string {
  const key = `${locale} ${fewest} ${most}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: fewest, maximumFractionDigits: most })
    formats.set(key, format)
  }
  return format.format(value)
}
