/** What a reviewer may rate beside the whole (BEY-13), in the order in which it is asked and shown. */
export const reviewAspects = ['sound', 'comfort', 'battery', 'calls', 'noise_cancelling'] as const

export type ReviewAspect = (typeof reviewAspects)[number]

interface ProductFacts {
  readonly categories: readonly string[]
  readonly specs: {
    readonly batteryHours?: number | undefined
    readonly caseHours?: number | undefined
    readonly ancDb?: number | undefined
  }
}

/** The aspects that a product has: what is worn is heard, felt and called with; a battery and noise cancelling are in its figures. */
export function aspectsOf({ categories, specs }: ProductFacts): ReviewAspect[] {
  const isWorn = !categories.includes('accessories')
  const has: Readonly<Record<ReviewAspect, boolean>> = {
    sound: isWorn,
    comfort: isWorn,
    battery: specs.batteryHours !== undefined || specs.caseHours !== undefined,
    calls: isWorn,
    noise_cancelling: specs.ancDb !== undefined,
  }
  return reviewAspects.filter(aspect => has[aspect])
}
