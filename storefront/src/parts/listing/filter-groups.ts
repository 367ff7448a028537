import type { Category } from '@shruti/server/contract'
import { understandSearch } from '@shruti/server/search/understand'
import { priceRanges, type Listing } from '../../queries/listing.ts'

/** The colours of the catalogue, as its variants name them. */
const colours = ['Black', 'Graphite', 'White', 'Silver', 'Gold', 'Blue', 'Green', 'Pink'] as const
const waterRatings = ['IPX4', 'IPX5', 'IPX7'] as const

interface Option {
  readonly value: string
  readonly label: string
  readonly count?: number
}

interface Facet {
  readonly name: 'category' | 'price' | 'ancDb' | 'color' | 'waterResistance' | 'rating'
  readonly label: string
  readonly options: readonly Option[]
  /** The chosen option; empty for any. */
  readonly value: string
}

/** The facets of SHOP-1 with what is chosen in each. */
export function filterGroupsOf(listing: Listing, categories: readonly Category[]): Facet[] {
  const any = (label: string): Option => ({ value: '', label })
  const chosen = (value: string | number | undefined) => (value === undefined ? '' : String(value))
  const named = (values: readonly string[]) => values.map(value => ({ value, label: value }))
  return [
    {
      name: 'category',
      label: 'Category',
      value: chosen(listing.category),
      options: [
        any('All'),
        ...categories.map(({ slug, name, productCount }) => ({
          value: slug,
          label: name,
          count: productCount,
        })),
      ],
    },
    {
      name: 'price',
      label: 'Price',
      value: chosen(listing.price),
      options: [any('Any price'), ...priceRanges],
    },
    {
      name: 'ancDb',
      label: 'Noise cancelling',
      value: chosen(listing.ancDb),
      options: [
        any('Any'),
        { value: '25', label: '25 dB and above' },
        { value: '35', label: '35 dB and above' },
      ],
    },
    {
      name: 'color',
      label: 'Colour',
      value: chosen(listing.color),
      options: [any('Any'), ...named(colours)],
    },
    {
      name: 'waterResistance',
      label: 'Water resistance',
      value: chosen(listing.waterResistance),
      options: [any('Any'), ...named(waterRatings)],
    },
    {
      name: 'rating',
      label: 'Rating',
      value: chosen(listing.rating),
      options: [any('Any'), { value: '4', label: '4 and more' }, { value: '3', label: '3 and more' }],
    },
  ]
}

/** What a search was understood to ask for, each with the search that is left without it [BEY-18]. */
function understoodOf(search: string): { label: string; without: string | undefined }[] {
  const { filters, text } = understandSearch(search)
  const quoted = text ?? (filters.length === 0 ? { label: search, without: '' } : undefined)
  return [...(quoted ? [{ ...quoted, label: `“${quoted.label}”` }] : []), ...filters].map(
    ({ label, without }) => ({ label, without: without || undefined }),
  )
}

/** Each filter that is on, with the listing without it. */
export function activeFiltersOf(
  listing: Listing,
  categories: readonly Category[],
): { readonly label: string; readonly without: Listing }[] {
  const without = (name: keyof Listing): Listing => ({ ...listing, [name]: undefined, page: undefined })
  const active = filterGroupsOf(listing, categories).flatMap(({ name, value, options }) => {
    const option = value && options.find(candidate => candidate.value === value)
    return value ? [{ label: option ? option.label : value, without: without(name) }] : []
  })
  return [
    ...(listing.search === undefined ? [] : understoodOf(listing.search)).map(
      ({ label, without: search }) => ({
        label,
        without: { ...without('search'), search },
      }),
    ),
    ...active,
    ...(listing.inStock ? [{ label: 'In stock', without: without('inStock') }] : []),
  ]
}
