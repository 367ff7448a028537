import {
  adminProductSchemas,
  type AdminSettings,
  type ImportReport,
  type ProductInput,
} from '../../../contract/index.ts'
import { labelProblems } from '../../catalogue/label.ts'
import { newProductTaxOf, readSettings } from '../../content/settings.ts'
import type { CategoryRecord, ProductRecord, SettingsRecord, ShopReader } from '../../records.ts'
import { productColumns, type ProductColumn } from './columns.ts'
import { readImportFile, type FileRow as RowOfFile } from '../import-file.ts'

type FileRow = RowOfFile<ProductColumn>

/** What becomes of one product of the file. */
export interface PlannedProduct {
  /** Null: it is new. */
  readonly before: ProductRecord | null
  readonly input: ProductInput
  readonly status: ProductRecord['status']
  readonly isChanged: boolean
}

export interface ImportPlan {
  readonly rows: number
  readonly products: readonly PlannedProduct[]
  readonly problems: ImportReport['problems']
}

/** What every product of the file is checked against. */
interface World {
  readonly reader: ShopReader
  readonly categories: readonly CategoryRecord[]
  readonly care: SettingsRecord['store']
  /** What a new product begins with. */
  readonly tax: AdminSettings['tax']
  /** SKUs of the file, and the row that has each. */
  readonly skus: Map<string, number>
  readonly problems: ImportReport['problems']
}

/**
 * Works out what a CSV of products would do, and finds all that is wrong with it. A row is a colour; rows of one slug are
 * one product. What the file has no column for stays as it is.
 * @throws import_unreadable
 */
export async function planImport(reader: ShopReader, csv: string): Promise<ImportPlan> {
  const rows = readImportFile(csv, productColumns, ['Slug', 'SKU'])
  const settings = await readSettings(reader)
  const { store: care } = settings
  const problems: ImportReport['problems'] = []
  const world: World = {
    reader,
    care,
    tax: newProductTaxOf(settings),
    problems,
    categories: await reader.list('categories'),
    skus: new Map(),
  }
  const groups = new Map<string, FileRow[]>()
  for (const row of rows) {
    const slug = cellOf(row, 'Slug').toLowerCase()
    groups.set(slug, [...(groups.get(slug) ?? []), row])
  }
  const products: PlannedProduct[] = []
  for (const [slug, group] of groups) {
    // One after the other: SKUs of the rows before count.
    // oxlint-disable-next-line no-await-in-loop
    const planned = await planProduct(world, slug, group)
    if (planned) products.push(planned)
  }
  return {
    rows: rows.length,
    products,
    problems: problems.toSorted((left, right) => left.row - right.row),
  }
}

const cellOf = ({ cells }: FileRow, header: string) =>
  cells.get(productColumns.find(column => column.header === header)!) ?? ''

type Fields = Record<string, unknown>

async function planProduct(
  world: World,
  slug: string,
  rows: readonly FileRow[],
): Promise<PlannedProduct | undefined> {
  const { reader, problems } = world
  const [first] = rows
  if (!first) return undefined
  if (slug === '') {
    for (const { row } of rows)
      problems.push({ row, column: 'Slug', message: 'Enter the slug of the product' })
    return undefined
  }
  const [before = null] = await reader.list('products', { where: { slug }, limit: 1 })
  const fields = before ? fieldsOf(before) : blankFields(slug, world.tax)
  const known = problems.length
  readProductCells(world, rows, fields)
  const places = readColours(world, rows, fields['variants'] as Fields[])
  if (problems.length > known) return undefined

  const { status, ...rest } = fields
  const parsed = adminProductSchemas.productInput.safeParse(rest)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      problems.push(placeOf(path, first.row, places, message))
    return undefined
  }
  const input = parsed.data
  await checkAgainstShop(world, { before, input, status, first, places })
  if (problems.length > known) return undefined
  return {
    before,
    input,
    status: status as ProductRecord['status'],
    isChanged: !before || !isSame(fieldsOf(before), { ...input, status }),
  }
}

/** A product as the form has it, with its status. */
function fieldsOf(record: ProductRecord): Fields {
  const names = [...Object.keys(adminProductSchemas.productInput.shape), 'status'] as const
  const seo = record.seo ?? { title: '', description: '' }
  const fields: Fields = { ...record, seo }
  return structuredClone(Object.fromEntries(names.map(name => [name, fields[name]])))
}

/** A new product before its cells are read: what has no cell is missing or has the usual value. */
function blankFields(slug: string, tax: AdminSettings['tax']): Fields {
  const legal = {
    ...tax,
    genericName: '',
    countryOfOrigin: 'India',
    manufacturer: '',
    importer: null,
    netQuantity: '',
    batchMonth: null,
    dimensions: null,
  }
  return {
    slug,
    name: '',
    shortDescription: '',
    description: '',
    categories: [],
    badges: [],
    features: [],
    boxContents: [],
    fits: [],
    variants: [],
    specs: {},
    warrantyMonths: 12,
    legal,
    seo: { title: '', description: '' },
    status: 'draft',
  }
}

function put(fields: Fields, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length > 0) put(fields[name] as Fields, rest.join('.'), value)
  else if (value === undefined) delete fields[name]
  else fields[name] = value
}

/** What is the product's stands in its first row; the others may leave it out, and do not say otherwise. */
function readProductCells({ problems }: World, rows: readonly FileRow[], fields: Fields): void {
  const [first, ...others] = rows
  if (!first) return
  for (const [column, cell] of first.cells) {
    if (column.of !== 'product' || column.path === 'slug') continue
    const read = column.read(cell)
    if ('error' in read) problems.push({ row: first.row, column: column.header, message: read.error })
    else put(fields, column.path, read.value)
    for (const { row, cells } of others) {
      const other = cells.get(column) ?? ''
      if (other !== '' && other !== cell)
        problems.push({
          row,
          column: column.header,
          message: `Row ${first.row} of this product says otherwise`,
        })
    }
  }
}

/** The texts of a colour's pictures, of which the file says nothing: each stays with its picture, wherever that moves. */
function altsOf({ imageUrls, imageAlts }: Fields): ReadonlyMap<string, string> | undefined {
  if (imageAlts === undefined) return undefined
  return new Map(
    (imageUrls as string[]).map((url, place) => [url, (imageAlts as string[])[place] ?? ''] as const),
  )
}

/** Colours are told apart by SKU. @returns the row of each colour that the file names, by its place in the product */
function readColours(
  { problems, skus }: World,
  rows: readonly FileRow[],
  variants: Fields[],
): Map<number, number> {
  const places = new Map<number, number>()
  for (const fileRow of rows) {
    const { row, cells } = fileRow
    const sku = cellOf(fileRow, 'SKU').toUpperCase()
    const same = skus.get(sku)
    if (sku !== '' && same !== undefined) {
      problems.push({ row, column: 'SKU', message: `Row ${same} has this SKU already` })
      continue
    }
    skus.set(sku, row)
    let place = variants.findIndex(variant => variant['sku'] === sku)
    if (place === -1) place = variants.push({ stock: 0, imageUrls: [] }) - 1
    const variant = variants[place] ?? {}
    const alts = altsOf(variant)
    for (const [column, cell] of cells) {
      if (column.of !== 'colour') continue
      const read = column.read(cell)
      if ('error' in read) problems.push({ row, column: column.header, message: read.error })
      else put(variant, column.path, read.value)
    }
    variant['sku'] = sku
    if (alts) variant['imageAlts'] = (variant['imageUrls'] as string[]).map(url => alts.get(url) ?? '')
    places.set(place, row)
  }
  return places
}

/** Row and column of a field of the form. */
function placeOf(
  path: readonly PropertyKey[],
  firstRow: number,
  places: ReadonlyMap<number, number>,
  message: string,
): ImportReport['problems'][number] {
  const [head, index, field] = path
  const isColour = head === 'variants' && typeof index === 'number'
  const names = path.map(String)
  const matches = ({ of, path: own }: ProductColumn) =>
    isColour ? of === 'colour' && own === String(field) : of === 'product' && isWithin(names, own)
  return {
    row: (isColour ? places.get(index) : undefined) ?? firstRow,
    column: productColumns.find(matches)?.header ?? names.join('.'),
    message,
  }
}

const isWithin = (path: readonly string[], own: string) =>
  own.split('.').every((part, index) => path[index] === part)

async function checkAgainstShop(
  { reader, categories, care, problems }: World,
  planned: {
    readonly before: ProductRecord | null
    readonly input: ProductInput
    readonly status: unknown
    readonly first: FileRow
    readonly places: ReadonlyMap<number, number>
  },
): Promise<void> {
  const { before, input, status, first, places } = planned
  const { row } = first
  const say = (column: string, message: string, at = row) => problems.push({ row: at, column, message })
  if (before && before.slug !== input.slug) say('Slug', `This product has the slug ${before.slug} now`)
  for (const slug of input.categories)
    if (!categories.some(category => category.slug === slug))
      say('Categories', `There is no category ${slug}`)
  const holders = await reader.list('products', { where: { sku: input.variants.map(({ sku }) => sku) } })
  for (const [place, { sku }] of input.variants.entries()) {
    const other = holders.find(
      ({ id, variants }) => id !== before?.id && variants.some(held => held.sku === sku),
    )
    if (other) say('SKU', `${other.name} has this SKU`, places.get(place))
  }
  if (status !== 'draft' && status !== 'active' && status !== 'archived')
    return void say('Status', 'Enter draft, active or archived')
  if (status === 'draft' && before && before.status !== 'draft')
    say('Status', 'What was on sale does not become a draft again')
  if (status === 'archived' && (!before || before.status === 'draft')) say('Status', 'A draft is not on sale')
  if (status !== 'active') return
  for (const [field, message] of Object.entries(labelProblems(input, care)))
    problems.push(placeOf(field.split('.'), row, places, message))
}

/** The same fields, in whatever order. */
function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every(name => isSame((left as Fields)[name], (right as Fields)[name]))
}
