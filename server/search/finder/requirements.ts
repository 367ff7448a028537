import type { Product } from '../../contract/index.ts'
import { formatRupees } from '../../domain/money.ts'
import { kindOf, waterLevel } from '../product-facts.ts'
import {
  kindOfFit,
  type FinderAnswers,
  type FinderFit,
  type FinderNoise,
  type FinderUse,
} from './questions.ts'

/** What an answer asks of a product, and how the product stands to it in its own figures. */
export interface Requirement {
  readonly isMet: (product: Product) => boolean
  /** The more the better, among products that meet it. */
  readonly degree: (product: Product) => number
  /** A whole sentence with the product's own figure: why it meets the answer. */
  readonly because: (product: Product) => string
  /** A whole sentence: what is missing. */
  readonly butNot: (product: Product) => string
}

const microphoneLine = ({ features }: Product) => features.find(feature => /microphone/i.test(feature))
const microphonesInEachBud = (product: Product) => {
  const [, count] = /\b(two|three) microphones in each bud/i.exec(microphoneLine(product) ?? '') ?? []
  return count?.toLowerCase() === 'three' ? 3 : count ? 2 : 1
}
const hoursInAll = ({ specs }: Product) => specs.caseHours ?? specs.batteryHours ?? 0
const hoursText = ({ specs }: Product) =>
  specs.caseHours === undefined
    ? `It plays ${specs.batteryHours ?? 0} hours on one charge.`
    : `It plays ${specs.caseHours} hours with the case.`
const delayOf = ({ specs }: Product) => specs.latencyMs ?? Infinity
const waterText = ({ specs }: Product) => specs.waterResistance ?? 'no water rating'
const wornAtTheEar = ({ shortDescription, features }: Product) =>
  [shortDescription, ...features].some(text => /\bhooks?\b/i.test(text))

/** Buds that a hook over the ear holds, by their own description. */
export const hasHooks = (product: Product) => kindOf(product) === 'earbuds' && wornAtTheEar(product)

const uses: Readonly<Record<FinderUse, Requirement>> = {
  calls: {
    isMet: product => microphoneLine(product) !== undefined,
    degree: microphonesInEachBud,
    because: product => `For calls: ${microphoneLine(product) ?? ''}.`,
    butNot: () => 'It has no microphones made for calls that we could name.',
  },
  commute: {
    isMet: product => waterLevel(product) >= 4 && (product.specs.batteryHours ?? 0) >= 6,
    degree: ({ specs }) => specs.batteryHours ?? 0,
    because: product =>
      `For the way to work: ${product.specs.batteryHours ?? 0} hours on one charge, and ${waterText(product)} for a drizzle.`,
    butNot: product =>
      `For the way to work we look for IPX4 and 6 hours on one charge; it has ${waterText(product)} and ${product.specs.batteryHours ?? 0} hours.`,
  },
  sport: {
    isMet: product => waterLevel(product) >= 5,
    degree: product => waterLevel(product) + (hasHooks(product) ? 1 : 0),
    because: product => `For sport: ${waterText(product)} stands sweat and rain.`,
    butNot: product => `For sport we look for IPX5 or more; it has ${waterText(product)}.`,
  },
  gaming: {
    isMet: product => delayOf(product) <= 60,
    degree: product => -delayOf(product),
    because: product => `For games: ${delayOf(product)} ms between screen and ear.`,
    butNot: product =>
      `For games we look for 60 ms of delay or less; it has ${delayOf(product) === Infinity ? 'no figure' : `${delayOf(product)} ms`}.`,
  },
  music: {
    isMet: ({ specs }) => specs.codecs?.includes('LDAC') ?? false,
    degree: ({ specs }) => specs.driverMm ?? 0,
    because: ({ specs }) =>
      `For music: LDAC, beside ${specs.codecs?.filter(codec => codec !== 'LDAC').join(' and ') ?? ''}.`,
    butNot: ({ specs }) =>
      `For music we look for LDAC; it has ${specs.codecs?.join(' and ') ?? 'no named codec'}.`,
  },
  everyday: {
    isMet: product => hoursInAll(product) >= 24,
    degree: hoursInAll,
    because: hoursText,
    butNot: product => `We look for 24 hours in all. ${hoursText(product)}`,
  },
}

const quietFrom = (decibels: number): Requirement => ({
  isMet: ({ specs }) => (specs.ancDb ?? 0) >= decibels,
  degree: ({ specs }) => specs.ancDb ?? 0,
  because: ({ specs }) => `Against the noise: cancelling up to ${specs.ancDb ?? 0} dB.`,
  butNot: ({ specs }) =>
    specs.ancDb === undefined
      ? 'It has no noise cancelling.'
      : `Its noise cancelling reaches ${specs.ancDb} dB, not the ${decibels} dB for a place as loud as yours.`,
})

const noises: Readonly<Record<Exclude<FinderNoise, 'quiet'>, Requirement>> = {
  some: quietFrom(25),
  loud: quietFrom(30),
}

const wornAs = {
  buds: ['It is a pair of small buds.', 'It is not a pair of small buds.'],
  hooks: ['Hooks over the ear hold it.', 'It has no ear hooks.'],
  neckband: ['It is a neckband.', 'It is not a neckband.'],
  'over-ear': ['It is worn over the ear.', 'It is not worn over the ear.'],
} as const

function worn(fit: Exclude<FinderFit, 'any'>): Requirement {
  const [because, butNot] = wornAs[fit]
  return {
    isMet: product =>
      kindOf(product) === kindOfFit[fit] &&
      (kindOf(product) !== 'earbuds' || hasHooks(product) === (fit === 'hooks')),
    degree: () => 0,
    because: () => because,
    butNot: () => butNot,
  }
}

/** What the answers ask for besides the price, with how much each counts. */
export function wishesOf({
  use,
  noise,
  fit,
}: FinderAnswers): readonly { readonly weight: number; readonly requirement: Requirement }[] {
  return [
    ...(fit === 'any' ? [] : [{ weight: 4, requirement: worn(fit) }]),
    { weight: 3, requirement: uses[use] },
    ...(noise === 'quiet' ? [] : [{ weight: 3, requirement: noises[noise] }]),
  ]
}

/** What the answers say of the price; nothing where any is right. */
export function budgetOf({ budget }: FinderAnswers): Requirement | undefined {
  if (budget === 'any') return undefined
  const limit = Number(budget) * 100
  return {
    isMet: ({ price }) => price <= limit,
    degree: () => 0,
    because: ({ price }) => `${formatRupees(price)} is within ${formatRupees(limit)}.`,
    butNot: ({ price }) => `${formatRupees(price)} is above ${formatRupees(limit)}.`,
  }
}
