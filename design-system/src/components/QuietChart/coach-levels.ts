/** Loudness inside a Metro coach over two stations, as shares of its loudest moment, 0 to 100. */
export const coachLevels: readonly number[] = [
  73, 67, 79, 66, 94, 64, 54, 47, 67, 29, 52, 52, 80, 62, 80, 81, 85, 43, 64, 54, 45, 33, 62, 62, 74, 63, 96,
  76, 60, 53, 70, 34, 43, 46, 71, 61, 71, 85, 89, 56, 64, 65, 44, 35, 48, 62, 63, 62,
]

/**
 * What is left of a loudness after a reduction: 10 dB less is about half as loud (the sone scale, ISO 532).
 * @param reductionDb decibels, 0 or more
 * @returns a share from 0 to 1
 */
export function loudnessLeft(reductionDb: number): number {
  return 2 ** (-reductionDb / 10)
}
