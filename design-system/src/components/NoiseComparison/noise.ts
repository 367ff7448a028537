import { t } from '../../texts/t.ts'
/** Centres of the octave bands that noise is made of, in Hz (IEC 61260). */
export const octaveBands = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const

export type NoisePlaceId = 'bus' | 'office' | 'aeroplane'

export interface NoisePlace {
  readonly id: NoisePlaceId
  readonly name: string
  /** Level of each octave band in dB, beside the loudest one: how such noise falls off towards high frequencies. */
  readonly levels: readonly number[]
}

/** Synthesised, no recordings: an engine, a ventilator with voices, a cabin. */
export const noisePlaces = (): readonly NoisePlace[] => [
  { id: 'bus', name: t('Bus'), levels: [0, -2, -6, -10, -14, -18, -24, -30] },
  { id: 'office', name: t('Office'), levels: [-7, -4, -2, 0, -3, -8, -14, -20] },
  { id: 'aeroplane', name: t('Aeroplane'), levels: [-3, 0, 0, -4, -9, -15, -21, -28] },
]

/** The share of an amplitude that is left when `decibels` are taken away: 10^(−dB/20). */
export const amplitudeLeft = (decibels: number): number => 10 ** (-decibels / 20)

/** Up to here, in Hz, noise cancelling does what it states. */
const fullyUpTo = 250
/** From here on, in Hz, it does nothing: the wave is over before its opposite could be made. */
const nothingFrom = 2000

/**
 * Decibels that noise cancelling takes away at a frequency. What is stated is the most that it does, at low
 * frequencies; from 250 Hz on it loses the same with each octave, until nothing is left at 2 kHz.
 * @param frequency Hz
 * @param statedDb "up to" so many decibels, 0 or more
 */
export function cancelledDb(frequency: number, statedDb: number): number {
  const octaves = Math.log2(nothingFrom / fullyUpTo)
  const share = Math.log2(nothingFrom / frequency) / octaves
  return statedDb * Math.min(1, Math.max(0, share))
}

/** Level of each band in dB, beside the place's loudest band. @param statedDb 0 for the noise as it is */
export function bandLevels(place: NoisePlace, statedDb: number): number[] {
  return octaveBands.map((frequency, index) => (place.levels[index] ?? 0) - cancelledDb(frequency, statedDb))
}

/** All bands together, in dB: energies add up. */
const overall = (levels: readonly number[]) =>
  10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0))

/** What is taken away from a place's noise as a whole, in dB. */
export function overallReduction(place: NoisePlace, statedDb: number): number {
  return overall(bandLevels(place, 0)) - overall(bandLevels(place, statedDb))
}
