import { formatMoney } from '@shruti/design-system/foundations'
import type { Category, ProductFacets } from '@shruti/server/contract'
import { understandSearch } from '@shruti/server/search/understand'
import { priceRanges, type Listing } from '../../queries/listing.ts'
import { t } from '../../language/t.ts'
import { shopText } from '../../language/shop-text.ts'

interface Option {
  readonly value: string
  readonly label: string
  readonly count?: number
}

interface Facet {
  readonly name: 'category' | 'price' | 'ancDb' | 'color' | 'waterResistance' | 'rating'
  readonly label: string
  readonly options: readonly Option[]
  /** Whether any number of its options may be chosen. */
  readonly several: boolean
  readonly values: readonly string[]
}

const labels = () =>
  ({
    category: t('Category'),
    price: t('Price'),
    ancDb: t('Noise cancelling'),
    color: t('Colour'),
    waterResistance: t('Water resistance'),
    rating: t('Rating'),
  }) as const
const any = () => ({ price: t('Any price'), ancDb: t('Any'), rating: t('Any') }) as const

function isOne(name: Facet['name']): name is keyof ReturnType<typeof any> {
  return name in any()
}

function optionLabel(name: Facet['name'], value: string, categories: readonly Category[]): string {
  switch (name) {
    case 'category':
      return categories.find(({ slug }) => slug === value)?.name ?? value
    case 'price':
      return priceRanges().find(range => range.value === value)?.label ?? value
    case 'ancDb':
      return t('{depth} dB and above', { depth: value })
    case 'rating':
      return t('{stars} and more', { stars: value })
    default:
      return shopText(value)
  }
}

const valuesOf = (chosen: Listing[Facet['name']]): string[] =>
  chosen === undefined ? [] : [chosen].flat().map(String)

const facetNames = () => Object.keys(labels()) as Facet['name'][]

/**
 * The facets of SHOP-1 with what is chosen in each. What would list nothing is left out, unless it is chosen.
 * @param facets undefined while they load: then only what is chosen can be seen
 */
export function filterGroupsOf(
  listing: Listing,
  categories: readonly Category[],
  facets: ProductFacets | undefined,
): Facet[] {
  return facetNames().map(name => {
    const values = valuesOf(listing[name])
    const offered = (facets?.[name] ?? []).filter(({ value, count }) => count > 0 || values.includes(value))
    const missing = values.filter(value => !offered.some(option => option.value === value))
    const options = [...offered, ...missing.map(value => ({ value }))].map(option => ({
      ...option,
      label: optionLabel(name, option.value, categories),
    }))
    const several = !isOne(name)
    return {
      name,
      label: labels()[name],
      several,
      values: several || values.length > 0 || hasFreePrice(name, listing) ? values : [''],
      options: isOne(name) ? [{ value: '', label: any()[name] }, ...options] : options,
    }
  })
}

function hasFreePrice(name: Facet['name'], { from, to }: Listing): boolean {
  return name === 'price' && (from !== undefined || to !== undefined)
}

const inRupees = (rupees: number) => formatMoney(rupees * 100, { decimals: 'auto' })

function freePriceLabel({ from, to }: Listing): string | undefined {
  if (from !== undefined && to !== undefined)
    return t('{from} to {to}', { from: inRupees(from), to: inRupees(to) })
  if (from !== undefined) return t('From {price}', { price: inRupees(from) })
  return to === undefined ? undefined : t('Up to {price}', { price: inRupees(to) })
}

/** What a search was understood to ask for, each with the search that is left without it [BEY-18]. */
function understoodOf(search: string): { label: string; without: string | undefined }[] {
  const { filters, text } = understandSearch(search)
  const quoted = text ?? (filters.length === 0 ? { label: search, without: '' } : undefined)
  return [...(quoted ? [{ ...quoted, label: `“${quoted.label}”` }] : []), ...filters].map(
    ({ label, without }) => ({ label: shopText(label), without: without || undefined }),
  )
}

/** Each filter that is on, with the listing without it. */
export function activeFiltersOf(
  listing: Listing,
  categories: readonly Category[],
): { readonly label: string; readonly without: Listing }[] {
  const without = (changes: Partial<Listing>): Listing => ({ ...listing, ...changes, page: undefined })
  const chosen = facetNames().flatMap(name => {
    const values = valuesOf(listing[name])
    return values.map(value => {
      const rest = values.filter(other => other !== value)
      return {
        label: optionLabel(name, value, categories),
        without: without({ [name]: rest.length > 0 ? rest : undefined }),
      }
    })
  })
  const freePrice = freePriceLabel(listing)
  return [
    ...(listing.search === undefined ? [] : understoodOf(listing.search)).map(
      ({ label, without: search }) => ({
        label,
        without: without({ search }),
      }),
    ),
    ...chosen,
    ...(freePrice === undefined
      ? []
      : [{ label: freePrice, without: without({ from: undefined, to: undefined }) }]),
    ...(listing.inStock ? [{ label: t('In stock'), without: without({ inStock: undefined }) }] : []),
  ]
}
