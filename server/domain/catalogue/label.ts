import type { Product, Settings } from '../../contract/index.ts'

/** What a label has to say, by the field that says it. */
const labelFields = {
  genericName: 'The generic name of the goods is missing',
  countryOfOrigin: 'The country of origin is missing',
  manufacturer: 'Name and address of the manufacturer are missing',
  importer: 'Goods from abroad need name and address of the importer',
  netQuantity: 'The net quantity is missing',
  batchMonth: 'Month and year of manufacture or import are missing',
} as const

/** Name and address stand in one line: the address begins at a comma and ends in a PIN code or a country. */
const isNameWithAddress = (text: string) => /\S.*,.*\S/.test(text)

/** What the label of a product lacks by itself, by field. */
export function productLabelProblems({ mrp, legal }: Pick<Product, 'mrp' | 'legal'>): Record<string, string> {
  const isImported = legal.countryOfOrigin.trim() !== 'India'
  const isStated: Record<keyof typeof labelFields, boolean> = {
    genericName: legal.genericName.trim() !== '',
    countryOfOrigin: legal.countryOfOrigin.trim() !== '',
    manufacturer: isNameWithAddress(legal.manufacturer),
    importer: !isImported || isNameWithAddress(legal.importer ?? ''),
    netQuantity: legal.netQuantity.trim() !== '',
    batchMonth: legal.batchMonth !== null,
  }
  const problems: Record<string, string> = {}
  for (const [field, message] of Object.entries(labelFields)) {
    if (!isStated[field as keyof typeof labelFields]) problems[`legal.${field}`] = message
  }
  if (mrp <= 0) problems['mrp'] = 'The maximum retail price is missing'
  return problems
}

/**
 * What is missing on the label of a product, by field; empty when the label is complete and the product may be
 * published (BEY-5). Legal Metrology (Packaged Commodities) Rules, 2011: rule 6(1) says what a label states, rule
 * 6(10) that a shop on the internet shows it.
 */
export function labelProblems(
  product: Pick<Product, 'mrp' | 'legal'>,
  care: Pick<Settings['store'], 'legalName' | 'addressLines' | 'supportPhone' | 'supportEmail'>,
): Readonly<Record<string, string>> {
  const problems = productLabelProblems(product)
  const hasCare = care.legalName && care.addressLines.length > 0 && care.supportPhone && care.supportEmail
  if (!hasCare) problems['store'] = 'The contact for consumers is missing in the settings'
  return problems
}

/**
 * Keeps a product whose label is incomplete from being published.
 * @throws Error that names the product and what is missing
 */
export function requireCompleteLabel(
  product: Pick<Product, 'slug' | 'mrp' | 'legal'>,
  care: Parameters<typeof labelProblems>[1],
): void {
  const problems = Object.values(labelProblems(product, care))
  if (problems.length > 0) throw new Error(`${product.slug} cannot be published: ${problems.join('. ')}`)
}
