import type { VariantRecord } from '../../records/index.ts'

interface CardColour {
  /** Index of the colour that a card shows, from 0. */
  readonly variantIndex: number
  /** It is one that the visitor looks for. */
  readonly isWanted: boolean
}

const sameName = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

/**
 * The colour that a card shows at first: the first in stock of those looked for, else the first of those, else the first
 * in stock. What somebody looks for is shown even where it is sold out, and says so.
 * @param wanted names of the colours that are looked for; capitals do not matter
 */
export function colourOfCard(
  variants: readonly Pick<VariantRecord, 'name' | 'stock'>[],
  wanted: readonly string[] = [],
): CardColour {
  const isWanted = ({ name }: { name: string }) => wanted.some(colour => sameName(colour, name))
  const candidates = [
    variants.findIndex(variant => isWanted(variant) && variant.stock > 0),
    variants.findIndex(isWanted),
  ]
  const found = candidates.find(index => index >= 0)
  if (found !== undefined) return { variantIndex: found, isWanted: true }
  return {
    variantIndex: Math.max(
      variants.findIndex(({ stock }) => stock > 0),
      0,
    ),
    isWanted: false,
  }
}
