import { earbudRemarks } from './review-texts/earbuds.ts'
import { otherRemarks } from './review-texts/others.ts'

export const remarks = { ...earbudRemarks, ...otherRemarks }
export type Topic = keyof typeof remarks

/** How well people like something: ratings come round in this order, so that averages hold for any number. */
const ratingCycles = {
  loved: [5, 4, 5, 5, 5, 3, 5, 5, 4, 5, 5, 4, 5, 2, 5, 5, 4, 5, 5, 5],
  liked: [5, 4, 4, 5, 3, 5, 4, 5, 4, 2, 5, 4, 5, 5, 3, 4, 5, 1, 5, 4],
  mixed: [4, 5, 3, 4, 5, 2, 4, 4, 5, 3, 1, 5, 4, 3, 5, 4],
} as const

interface Traits {
  /** How often it is bought, against the others. */
  readonly popularity: number
  readonly ratings: readonly (1 | 2 | 3 | 4 | 5)[]
  /** What its reviews are about. */
  readonly topics: readonly Topic[]
  /** Whether it is worn on the ears. */
  readonly worn: boolean
}

const worn = (popularity: number, ratings: keyof typeof ratingCycles, topics: readonly Topic[]): Traits => ({
  popularity,
  ratings: ratingCycles[ratings],
  topics,
  worn: true,
})

const accessory = (popularity: number, ratings: keyof typeof ratingCycles, topic: Topic): Traits => ({
  popularity,
  ratings: ratingCycles[ratings],
  topics: [topic, 'service'],
  worn: false,
})

/** How the demo's customers buy and judge each product, by slug. */
export const traits: Readonly<Record<string, Traits>> = {
  tivra: worn(16, 'loved', [
    'cancelling',
    'calls',
    'fit',
    'sound',
    'battery',
    'case',
    'controls',
    'twoDevices',
  ]),
  shuddha: worn(18, 'loved', ['cancelling', 'calls', 'fit', 'sound', 'battery', 'case', 'controls', 'price']),
  komal: worn(20, 'liked', ['calls', 'fit', 'sound', 'battery', 'case', 'controls', 'price', 'service']),
  'gamak-sport': worn(7, 'loved', ['hook', 'buttons', 'water', 'sound', 'battery']),
  'gamak-pro': worn(12, 'liked', ['hook', 'buttons', 'water', 'sound', 'service']),
  'taan-run': worn(6, 'liked', ['hook', 'buttons', 'water', 'price']),
  meend: worn(12, 'liked', ['cancelling', 'twoDevices', 'calls', 'fit', 'sound']),
  matra: worn(7, 'liked', ['delay', 'sound', 'fit', 'battery', 'price']),
  bindu: worn(13, 'liked', ['fit', 'sound', 'case', 'price', 'battery', 'service']),
  'bindu-lite': worn(9, 'mixed', ['fit', 'sound', 'price', 'calls', 'service']),
  laya: worn(8, 'liked', ['neckband', 'sound', 'calls', 'price']),
  'laya-quiet': worn(7, 'liked', ['neckband', 'sound', 'calls', 'service']),
  dhrupad: worn(4, 'loved', ['overEar', 'sound', 'service']),
  khayal: worn(5, 'liked', ['overEar', 'sound', 'service']),
  'silicone-tips': accessory(9, 'liked', 'tips'),
  'foam-tips': accessory(4, 'mixed', 'foam'),
  'charging-case': accessory(3, 'liked', 'spareCase'),
  'case-cover': accessory(6, 'liked', 'cover'),
  'carry-pouch': accessory(6, 'loved', 'pouch'),
  'usb-c-cable': accessory(7, 'loved', 'cable'),
  'usb-c-cable-long': accessory(7, 'liked', 'cable'),
  'charger-20w': accessory(5, 'loved', 'charger'),
  'cleaning-kit': accessory(9, 'liked', 'cleaning'),
}

/** @throws RangeError when a product has no traits: whoever adds one decides how the demo treats it */
export function traitsOf(slug: string): Traits {
  const found = traits[slug]
  if (!found) throw new RangeError(`The demo does not know ${slug}`)
  return found
}
