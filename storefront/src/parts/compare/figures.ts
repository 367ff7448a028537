import type { Product } from '@shruti/server/contract'
import { kindOf, waterLevel } from '@shruti/server/search/kinds'

/** A row of a comparison: a word for each product. */
export interface ComparedFigure {
  readonly label: string
  /** In the order of the products; undefined where it does not apply. */
  readonly values: readonly (string | undefined)[]
  /** Positions of the products that are better in it beyond dispute; empty where that cannot be said. */
  readonly best: readonly number[]
  /** What being better is called: "Lowest". */
  readonly bestLabel: string
}

interface Figure {
  readonly label: string
  readonly of: (product: Product) => string | undefined
  /** What is measured, where more or less of it is better beyond dispute; undefined where it does not apply. */
  readonly measure?: (product: Product) => number | undefined
  readonly better?: 'more' | 'less'
  readonly bestLabel?: string
  /** Only products of one kind can be held against each other in it. */
  readonly withinKind?: boolean
}

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`
const withUnit = (value: number | undefined, unit: string) =>
  value === undefined ? undefined : `${value} ${unit}`
const isAudio = (product: Product) => kindOf(product) !== 'accessory'

const kinds = {
  earbuds: 'Earbuds',
  neckband: 'Neckband',
  headphones: 'Headphones',
  accessory: 'Accessory',
} as const

/** "2 years", "6 months". */
function duration(months: number): string {
  if (months === 0) return 'None'
  if (months % 12 !== 0) return `${months} months`
  return months === 12 ? '1 year' : `${months / 12} years`
}

function reviews({ average, count }: Product['rating']): string {
  if (count === 0) return 'No reviews yet'
  return `${average.toFixed(1)} out of 5 (${count.toLocaleString('en-IN')} ${count === 1 ? 'review' : 'reviews'})`
}

const figures: readonly Figure[] = [
  { label: 'Kind', of: product => kinds[kindOf(product)] },
  {
    label: 'Price',
    of: ({ price }) => rupees(price),
    measure: ({ price }) => price,
    better: 'less',
    bestLabel: 'Lowest',
  },
  { label: 'MRP', of: ({ mrp }) => rupees(mrp) },
  { label: 'Rating', of: ({ rating }) => reviews(rating) },
  {
    label: 'Noise cancelling',
    of: product =>
      isAudio(product) ? (product.specs.ancDb ? `Up to ${product.specs.ancDb} dB` : 'None') : undefined,
    measure: product => (isAudio(product) ? (product.specs.ancDb ?? 0) : undefined),
    better: 'more',
    bestLabel: 'Deepest',
  },
  {
    label: 'Play on one charge',
    of: ({ specs }) => withUnit(specs.batteryHours, 'h'),
    measure: ({ specs }) => specs.batteryHours,
    better: 'more',
    bestLabel: 'Longest',
  },
  {
    label: 'Play with the case',
    of: ({ specs }) => withUnit(specs.caseHours, 'h'),
    measure: ({ specs }) => specs.caseHours,
    better: 'more',
    bestLabel: 'Longest',
  },
  {
    label: 'Water resistance',
    of: product => (isAudio(product) ? (product.specs.waterResistance ?? 'None') : undefined),
    measure: product => (isAudio(product) ? waterLevel(product) : undefined),
    better: 'more',
    bestLabel: 'Highest',
  },
  {
    label: 'Latency',
    of: ({ specs }) => withUnit(specs.latencyMs, 'ms'),
    measure: ({ specs }) => specs.latencyMs,
    better: 'less',
    bestLabel: 'Shortest',
  },
  {
    label: 'Weight',
    of: ({ specs }) => withUnit(specs.weightG, 'g'),
    measure: ({ specs }) => specs.weightG,
    better: 'less',
    bestLabel: 'Lightest',
    withinKind: true,
  },
  { label: 'Connection', of: ({ specs }) => specs.bluetooth && `Bluetooth ${specs.bluetooth}` },
  { label: 'Codecs', of: ({ specs }) => specs.codecs?.join(', ') },
  { label: 'Driver', of: ({ specs }) => withUnit(specs.driverMm, 'mm') },
  { label: 'Colours', of: ({ variants }) => variants.map(({ name }) => name).join(', ') },
  {
    label: 'In stock',
    of: ({ variants }) =>
      variants
        .filter(({ stock }) => stock > 0)
        .map(({ name }) => name)
        .join(', ') || 'Sold out',
  },
  {
    label: 'Warranty',
    of: ({ warrantyMonths }) => duration(warrantyMonths),
    measure: ({ warrantyMonths }) => warrantyMonths,
    better: 'more',
    bestLabel: 'Longest',
  },
  { label: 'Sold as', of: ({ legal }) => legal.netQuantity },
]

function bestOf({ measure, better, withinKind = false }: Figure, products: readonly Product[]): number[] {
  if (!measure) return []
  const kind = new Set(products.map(kindOf))
  if (withinKind && kind.size > 1) return []
  const measured = products.map(measure)
  const values = measured.filter(value => value !== undefined)
  // Nothing is better than what cannot be held against it, or than its like.
  if (values.length < products.length || new Set(values).size < 2) return []
  const best = better === 'less' ? Math.min(...values) : Math.max(...values)
  return measured.flatMap((value, index) => (value === best ? [index] : []))
}

/**
 * The figures of some products beside each other [BEY-6]. What applies to none of them is left out.
 * @param options.all also what is the same for all of them
 */
export function comparedFigures(products: readonly Product[], { all = false } = {}): ComparedFigure[] {
  return figures
    .map(figure => ({
      label: figure.label,
      values: products.map(figure.of),
      best: bestOf(figure, products),
      bestLabel: figure.bestLabel ?? '',
    }))
    .filter(({ values }) => values.some(value => value !== undefined))
    .filter(({ values }) => all || new Set(values).size > 1)
}

/** Whether products are so different that most figures say little: earbuds beside a cable. */
export function areOfDifferentKinds(products: readonly Product[]): boolean {
  return new Set(products.map(kindOf)).size > 1
}
