import type { AdminProduct, AdminSettings } from '@shruti/server/contract'
import type { CallInput } from '../../../api/api.ts'
import type { ColourPictures } from './use-product-pictures.ts'

/** What a field holds, as text: `rupees` are paise; `lines` and `words` are lists, by line and by comma. */
type Kind = 'percent' | 'line' | 'text' | 'rupees' | 'number' | 'lines' | 'words' | 'maybe'

/** A field of the form, named by its path in the product. */
export interface ProductField {
  readonly path: string
  readonly label: string
  readonly kind: Kind
  readonly hint?: string
}

const field = (path: string, label: string, kind: Kind = 'line', hint?: string): ProductField => ({
  path,
  label,
  kind,
  ...(hint !== undefined && { hint }),
})

/** The form of a product, section by section. */
export const productSections: readonly {
  readonly title: string
  readonly fields: readonly ProductField[]
}[] = [
  {
    title: 'What it is',
    fields: [
      field('name', 'Name'),
      field(
        'slug',
        'Address',
        'line',
        'The end of its page’s address. An address that it had still leads to it.',
      ),
      field('shortDescription', 'Short description', 'line', 'One line, for cards.'),
      field('description', 'Description', 'text'),
      field('features', 'Features', 'lines', 'One on each line.'),
      field('boxContents', 'In the box', 'lines', 'One on each line.'),
      field('badges', 'Badges', 'words', 'Of new, bestseller and deal, with commas between them.'),
    ],
  },
  {
    title: 'Price and warranty',
    fields: [
      field('price', 'Price', 'rupees', 'All taxes included.'),
      field('mrp', 'MRP', 'rupees', 'Maximum retail price, all taxes included.'),
      field('warrantyMonths', 'Warranty', 'number', 'Months.'),
    ],
  },
  {
    title: 'Specification',
    fields: [
      field('specs.batteryHours', 'Battery', 'number', 'Hours.'),
      field('specs.caseHours', 'With the case', 'number', 'Hours.'),
      field('specs.bluetooth', 'Bluetooth', 'maybe'),
      field('specs.codecs', 'Codecs', 'words', 'With commas between them.'),
      field('specs.ancDb', 'Noise cancelling', 'number', 'Decibels.'),
      field('specs.waterResistance', 'Water resistance', 'maybe', 'Such as IPX5.'),
      field('specs.driverMm', 'Driver', 'number', 'Millimetres.'),
      field('specs.latencyMs', 'Latency', 'number', 'Milliseconds.'),
      field('specs.weightG', 'Weight', 'number', 'Grams.'),
    ],
  },
  {
    title: 'Legal label and tax',
    fields: [
      field('legal.hsn', 'HSN code'),
      field('legal.gstRate', 'GST', 'percent'),
      field('legal.genericName', 'Generic name', 'line', 'Such as “Wireless earphones”.'),
      field('legal.countryOfOrigin', 'Country of origin'),
      field('legal.manufacturer', 'Manufacturer', 'line', 'Name and address, with commas between them.'),
      field('legal.importer', 'Importer', 'line', 'Name and address. Empty for goods made in India.'),
      field('legal.netQuantity', 'Net quantity', 'line', 'Such as “1 N”.'),
      field('legal.batchMonth', 'Month of manufacture or import', 'line', 'Year and month: 2026-11.'),
      field('legal.dimensions', 'Dimensions', 'line', 'Where the size matters, as of a cable.'),
    ],
  },
  {
    title: 'Search engines and shared links',
    fields: [
      field('seo.title', 'Title', 'line', 'Empty: the name.'),
      field('seo.description', 'Description', 'line', 'Empty: the short description.'),
    ],
  },
]

export const productFields = productSections.flatMap(({ fields }) => fields)

/** The fields of each colour, below "variants.<place>." */
export const colourFields: readonly ProductField[] = [
  field('name', 'Colour'),
  field('colorHex', 'Colour code', 'line', 'Such as #1C1E1C.'),
  field('sku', 'SKU'),
  field('stock', 'Stock', 'number'),
  field('price', 'Own price', 'rupees', 'Only where it differs.'),
]

/** What may be null when its field is empty; other texts are then empty. */
const nullable = new Set(['legal.importer', 'legal.batchMonth', 'legal.dimensions'])

type Tree = { readonly [name: string]: unknown }

const valueAt = (product: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Tree | undefined)?.[name], product)

/** The text that a field shows. */
export function shownValue(product: object, path: string, kind: Kind): string {
  const value = valueAt(product, path)
  if (value === undefined || value === null) return ''
  if (kind === 'rupees') return String(Number(value) / 100)
  if (Array.isArray(value)) return value.join(kind === 'lines' ? '\n' : ', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What is typed in a field; empty where it does not show. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const listOf = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map(part => part.trim())
    .filter(part => part !== '')

/** What a text stands for; undefined leaves the field out. What is no number is the server's to refuse. */
function typedValue({ path, kind }: ProductField, text: string): unknown {
  const typed = text.trim()
  switch (kind) {
    case 'line':
    case 'text':
      return typed === '' && nullable.has(path) ? null : typed
    case 'maybe':
      return typed === '' ? undefined : typed
    case 'rupees':
      return typed === '' ? undefined : Math.round(Number(typed.replace(/[\s,₹]/g, '')) * 100)
    case 'number':
    case 'percent':
      return typed === '' ? undefined : Number(typed.replaceAll(',', ''))
    case 'lines':
      return listOf(text, '\n')
    case 'words':
      return typed === '' && path.startsWith('specs.') ? undefined : listOf(text, ',')
  }
}

function put(tree: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    if (value !== undefined) tree[name] = value
    return
  }
  const below = (tree[name] ?? {}) as Record<string, unknown>
  tree[name] = below
  put(below, rest.join('.'), value)
}

/**
 * What the form sends. What it fits is as the product has it.
 * @param pictures of each colour that the form shows
 */
export function inputOf(
  form: FormData,
  pictures: readonly ColourPictures[],
  product: Pick<AdminProduct, 'fits'>,
): CallInput<'adminCreateProduct'> {
  const text = (name: string) => textOf(form, name)
  const input: Record<string, unknown> = { fits: product.fits, specs: {}, legal: {}, seo: {} }
  for (const entry of productFields) put(input, entry.path, typedValue(entry, text(entry.path)))
  input['categories'] = form.getAll('categories')
  input['variants'] = pictures.map((own, place) => {
    const variant: Record<string, unknown> = { ...own }
    for (const entry of colourFields)
      put(variant, entry.path, typedValue(entry, text(`variants.${place}.${entry.path}`)))
    return variant
  })
  // The fields are the operation's own; whether each holds what it may is the server's to say, at the field.
  return input as unknown as CallInput<'adminCreateProduct'>
}

type BlankProduct = Pick<AdminProduct, 'variants' | 'fits' | 'categories' | 'warrantyMonths'> & {
  readonly legal: Partial<AdminProduct['legal']>
}

/** A product before anything of it is known. @param tax what the shop's products begin with */
export const blankProduct = (tax: AdminSettings['tax']): BlankProduct => ({
  variants: [{ name: '', colorHex: '#1C1E1C', sku: '', stock: 0, imageUrls: [] }],
  fits: [],
  categories: [],
  warrantyMonths: 12,
  legal: { ...tax, countryOfOrigin: 'India' },
})
