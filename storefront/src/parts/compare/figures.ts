import { formatMoney } from '@shruti/design-system/foundations'
import type { Product } from '@shruti/server/contract'
import { kindOf, waterLevel } from '@shruti/server/search/kinds'
import { duration } from '../text/duration.ts'
import { t } from '../../language/t.ts'

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

const rupees = (paise: number) => formatMoney(paise, { decimals: 'auto' })
const withUnit = (value: number | undefined, unit: string) =>
  value === undefined ? undefined : `${value} ${unit}`
const isAudio = (product: Product) => kindOf(product) !== 'accessory'

const kinds = () =>
  ({
    earbuds: t('Earbuds'),
    neckband: t('Neckband'),
    headphones: t('Headphones'),
    accessory: t('Accessory'),
  }) as const

function reviews({ average, count }: Product['rating']): string {
  if (count === 0) return t('No reviews yet')
  return t('{average} out of 5 ({count, plural, one {# review} other {# reviews}})', {
    average: average.toFixed(1),
    count,
  })
}

const figures = (): readonly Figure[] => [
  { label: t('Kind'), of: product => kinds()[kindOf(product)] },
  {
    label: t('Price'),
    of: ({ price }) => rupees(price),
    measure: ({ price }) => price,
    better: 'less',
    bestLabel: t('Lowest'),
  },
  { label: 'MRP', of: ({ mrp }) => rupees(mrp) },
  { label: t('Rating'), of: ({ rating }) => reviews(rating) },
  {
    label: t('Noise cancelling'),
    of: product =>
      isAudio(product)
        ? product.specs.ancDb
          ? t('Up to {ancDb} dB', { ancDb: product.specs.ancDb })
          : t('None')
        : undefined,
    measure: product => (isAudio(product) ? (product.specs.ancDb ?? 0) : undefined),
    better: 'more',
    bestLabel: t('Deepest'),
  },
  {
    label: t('Play on one charge'),
    of: ({ specs }) => withUnit(specs.batteryHours, 'h'),
    measure: ({ specs }) => specs.batteryHours,
    better: 'more',
    bestLabel: t('Longest'),
  },
  {
    label: t('Play with the case'),
    of: ({ specs }) => withUnit(specs.caseHours, 'h'),
    measure: ({ specs }) => specs.caseHours,
    better: 'more',
    bestLabel: t('Longest'),
  },
  {
    label: t('Water resistance'),
    of: product => (isAudio(product) ? (product.specs.waterResistance ?? t('None')) : undefined),
    measure: product => (isAudio(product) ? waterLevel(product) : undefined),
    better: 'more',
    bestLabel: t('Highest'),
  },
  {
    label: t('Latency'),
    of: ({ specs }) => withUnit(specs.latencyMs, 'ms'),
    measure: ({ specs }) => specs.latencyMs,
    better: 'less',
    bestLabel: t('Shortest'),
  },
  {
    label: t('Weight'),
    of: ({ specs }) => withUnit(specs.weightG, 'g'),
    measure: ({ specs }) => specs.weightG,
    better: 'less',
    bestLabel: t('Lightest'),
    withinKind: true,
  },
  {
    label: t('Connection'),
    of: ({ specs }) => specs.bluetooth && t('Bluetooth {bluetooth}', { bluetooth: specs.bluetooth }),
  },
  { label: t('Codecs'), of: ({ specs }) => specs.codecs?.join(', ') },
  { label: t('Driver'), of: ({ specs }) => withUnit(specs.driverMm, 'mm') },
  { label: t('Colours'), of: ({ variants }) => variants.map(({ name }) => name).join(', ') },
  {
    label: t('In stock'),
    of: ({ variants }) =>
      variants
        .filter(({ stock }) => stock > 0)
        .map(({ name }) => name)
        .join(', ') || t('Sold out'),
  },
  {
    label: t('Warranty'),
    of: ({ warrantyMonths }) => duration(warrantyMonths),
    measure: ({ warrantyMonths }) => warrantyMonths,
    better: 'more',
    bestLabel: t('Longest'),
  },
  { label: t('Sold as'), of: ({ legal }) => legal.netQuantity },
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
  return figures()
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
