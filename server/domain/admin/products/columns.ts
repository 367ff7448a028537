import type { CsvColumn } from '../csv.ts'
import { rupees } from '../csv.ts'
import type { ProductRecord } from '../../records.ts'

/** One row of the file: a colour, with the product that it is of. */
export interface ColourRow {
  readonly product: ProductRecord
  readonly variant: ProductRecord['variants'][number]
}

/** What is in a cell, and how it is wrong. */
export type ReadCell = { readonly value: unknown } | { readonly error: string }

/** A column of the file of products, as it is written and as it is read. */
export interface ProductColumn extends CsvColumn<ColourRow> {
  /** Rows of one product have to agree in what is the product's. */
  readonly of: 'product' | 'colour'
  /** The field of the form that it fills: "legal.hsn"; of a colour, below the colour. */
  readonly path: string
  /** An `undefined` value leaves the field empty. */
  readonly read: (cell: string) => ReadCell
}

const text = (cell: string): ReadCell => ({ value: cell })
const textOrNull = (cell: string): ReadCell => ({ value: cell === '' ? null : cell })
const textOrNone = (cell: string): ReadCell => ({ value: cell === '' ? undefined : cell })
const list = (cell: string): ReadCell => ({
  value: cell
    .split(';')
    .map(part => part.trim())
    .filter(part => part !== ''),
})

/** "1,299.50" as paise. */
function amount(cell: string): ReadCell {
  const bare = cell.replace(/[\s,₹]/g, '')
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(bare)) return { error: 'Enter an amount in rupees, such as 1299.50' }
  const [whole = '', decimals = ''] = bare.split('.')
  return { value: Number(whole) * 100 + Number(decimals.padEnd(2, '0')) }
}

function number(cell: string): ReadCell {
  const bare = cell.replaceAll(',', '')
  return /^-?\d{1,9}(?:\.\d{1,3})?$/.test(bare) ? { value: Number(bare) } : { error: 'Enter a number' }
}

const orNone =
  (read: (cell: string) => ReadCell) =>
  (cell: string): ReadCell =>
    cell === '' ? { value: undefined } : read(cell)

type Value = (row: ColourRow) => string | number | null

const product = (header: string, path: string, read: ProductColumn['read'], value: Value): ProductColumn => ({
  header,
  of: 'product',
  path,
  read,
  value,
})

const colour = (header: string, path: string, read: ProductColumn['read'], value: Value): ProductColumn => ({
  header,
  of: 'colour',
  path,
  read,
  value,
})

const figure = (column: ProductColumn): ProductColumn => ({ ...column, numeric: true })
const several = (parts: readonly string[] = []) => parts.join('; ')

/** The columns of the file of products, in their order: what the export writes, the import reads. */
export const productColumns: readonly ProductColumn[] = [
  product('Slug', 'slug', text, row => row.product.slug),
  product('Name', 'name', text, row => row.product.name),
  product('Status', 'status', text, row => row.product.status),
  product('Short description', 'shortDescription', text, row => row.product.shortDescription),
  product('Description', 'description', text, row => row.product.description),
  figure(product('Price (₹)', 'price', amount, row => rupees(row.product.price))),
  figure(product('MRP (₹)', 'mrp', amount, row => rupees(row.product.mrp))),
  product('Categories', 'categories', list, row => several(row.product.categories)),
  product('Badges', 'badges', list, row => several(row.product.badges)),
  colour('Colour', 'name', text, row => row.variant.name),
  colour('Colour code', 'colorHex', text, row => row.variant.colorHex),
  colour('SKU', 'sku', text, row => row.variant.sku),
  figure(colour('Stock', 'stock', number, row => row.variant.stock)),
  figure(
    colour('Colour price (₹)', 'price', orNone(amount), row =>
      row.variant.price === undefined ? null : rupees(row.variant.price),
    ),
  ),
  colour('Pictures', 'imageUrls', list, row => several(row.variant.imageUrls)),
  product('Features', 'features', list, row => several(row.product.features)),
  product('In the box', 'boxContents', list, row => several(row.product.boxContents)),
  figure(product('Warranty (months)', 'warrantyMonths', number, row => row.product.warrantyMonths)),
  product('HSN', 'legal.hsn', text, row => row.product.legal.hsn),
  figure(product('GST (%)', 'legal.gstRate', number, row => row.product.legal.gstRate)),
  product('Generic name', 'legal.genericName', text, row => row.product.legal.genericName),
  product('Country of origin', 'legal.countryOfOrigin', text, row => row.product.legal.countryOfOrigin),
  product('Manufacturer', 'legal.manufacturer', text, row => row.product.legal.manufacturer),
  product('Importer', 'legal.importer', textOrNull, row => row.product.legal.importer),
  product('Net quantity', 'legal.netQuantity', text, row => row.product.legal.netQuantity),
  product('Batch month', 'legal.batchMonth', textOrNull, row => row.product.legal.batchMonth),
  product('Dimensions', 'legal.dimensions', textOrNull, row => row.product.legal.dimensions),
  specification('Battery (hours)', 'batteryHours'),
  specification('With the case (hours)', 'caseHours'),
  product('Bluetooth', 'specs.bluetooth', textOrNone, row => row.product.specs.bluetooth ?? null),
  product('Codecs', 'specs.codecs', orNone(list), row => several(row.product.specs.codecs)),
  specification('Noise cancelling (dB)', 'ancDb'),
  product(
    'Water resistance',
    'specs.waterResistance',
    textOrNone,
    row => row.product.specs.waterResistance ?? null,
  ),
  specification('Driver (mm)', 'driverMm'),
  specification('Latency (ms)', 'latencyMs'),
  specification('Weight (g)', 'weightG'),
  product('Search title', 'seo.title', text, row => row.product.seo?.title ?? ''),
  product('Search description', 'seo.description', text, row => row.product.seo?.description ?? ''),
]

function specification(
  header: string,
  name: 'batteryHours' | 'caseHours' | 'ancDb' | 'driverMm' | 'latencyMs' | 'weightG',
): ProductColumn {
  return figure(product(header, `specs.${name}`, orNone(number), row => row.product.specs[name] ?? null))
}
