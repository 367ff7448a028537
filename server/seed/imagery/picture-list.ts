import type { SourceFinish } from './cut-out.ts'
import type { FinishName } from './finishes.ts'

/** One picture to make: `<product>-<colour>-<view>`, from a cut-out in another or the same finish. */
export interface Picture {
  readonly name: string
  /** File in the folder of cut-outs, without `.png`. */
  readonly source: string
  readonly sourceFinish: SourceFinish
  readonly finish: FinishName
  readonly mirrored: boolean
}

/** A product's pictures: every view in every colour. */
interface Sitting {
  readonly product: string
  readonly colours: readonly FinishName[]
  readonly views: Readonly<Record<string, string>>
  readonly mirrored?: boolean
}

/** The finish that each cut-out was made in. */
const sourceFinishes: Readonly<Record<string, SourceFinish>> = {
  'bhero-black': 'black',
  'bpair-blue': 'blue',
  'cable-white': 'white',
  'carry-black': 'black',
  'closed-pink': 'pink',
  'closed-white': 'white',
  'charger-black': 'black',
  'charger-white': 'white',
  'float-green': 'green',
  'hero-white': 'white',
  'hooks-white': 'white',
  'kit-white': 'white',
  'macro-white': 'white',
  'neckband-white': 'white',
  'pair-white': 'white',
  'phones-gold': 'gold',
  'tips-black': 'black',
}

const sittings: readonly Sitting[] = [
  {
    product: 'tivra',
    colours: ['black', 'white', 'silver', 'gold'],
    views: { pair: 'pair-white', open: 'hero-white', near: 'macro-white', closed: 'closed-white' },
  },
  {
    product: 'shuddha',
    colours: ['black', 'white', 'green', 'pink'],
    views: { float: 'float-green', pair: 'pair-white', closed: 'closed-white' },
    mirrored: true,
  },
  {
    product: 'komal',
    colours: ['black', 'white', 'blue'],
    views: { pair: 'bpair-blue', open: 'bhero-black' },
  },
  {
    product: 'meend',
    colours: ['black', 'white', 'blue'],
    views: { open: 'hero-white', pair: 'pair-white', closed: 'closed-white' },
  },
  {
    product: 'bindu',
    colours: ['white', 'black', 'pink'],
    views: { open: 'bhero-black', pair: 'bpair-blue' },
    mirrored: true,
  },
  { product: 'bindu-lite', colours: ['black', 'white'], views: { pair: 'bpair-blue' }, mirrored: true },
  {
    product: 'matra',
    colours: ['graphite', 'blue', 'white'],
    views: { pair: 'bpair-blue', open: 'bhero-black' },
    mirrored: true,
  },
  { product: 'gamak-sport', colours: ['black', 'blue'], views: { pair: 'hooks-white' } },
  { product: 'gamak-pro', colours: ['black', 'green'], views: { pair: 'hooks-white' }, mirrored: true },
  { product: 'taan-run', colours: ['black', 'blue', 'pink'], views: { pair: 'hooks-white' } },
  { product: 'laya', colours: ['black', 'blue'], views: { front: 'neckband-white' } },
  {
    product: 'laya-quiet',
    colours: ['graphite', 'green'],
    views: { front: 'neckband-white' },
    mirrored: true,
  },
  { product: 'charger-20w', colours: ['white'], views: { front: 'charger-white' } },
  { product: 'charger-20w', colours: ['black'], views: { front: 'charger-black' } },
  { product: 'cleaning-kit', colours: ['white'], views: { set: 'kit-white' } },
  { product: 'dhrupad', colours: ['gold', 'black', 'silver'], views: { front: 'phones-gold' } },
  {
    product: 'khayal',
    colours: ['black', 'blue', 'white'],
    views: { front: 'phones-gold' },
    mirrored: true,
  },
  { product: 'silicone-tips', colours: ['black', 'white'], views: { set: 'tips-black' } },
  { product: 'foam-tips', colours: ['graphite', 'pink'], views: { set: 'tips-black' }, mirrored: true },
  { product: 'charging-case', colours: ['white', 'black'], views: { closed: 'closed-white' } },
  { product: 'case-cover', colours: ['green', 'pink', 'blue', 'graphite'], views: { closed: 'closed-pink' } },
  { product: 'carry-pouch', colours: ['black', 'green', 'blue'], views: { closed: 'carry-black' } },
  { product: 'usb-c-cable', colours: ['white', 'black'], views: { coil: 'cable-white' } },
  {
    product: 'usb-c-cable-long',
    colours: ['graphite', 'white'],
    views: { coil: 'cable-white' },
    mirrored: true,
  },
]

export const pictures: readonly Picture[] = sittings.flatMap(
  ({ product, colours, views, mirrored = false }) =>
    colours.flatMap(finish =>
      Object.entries(views).map(([view, source]): Picture => {
        const sourceFinish = sourceFinishes[source]
        if (!sourceFinish) throw new Error(`${source} has no finish`)
        return { name: `${product}-${finish}-${view}`, source, sourceFinish, finish, mirrored }
      }),
    ),
)
