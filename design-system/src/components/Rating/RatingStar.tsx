import { Star } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { Lit, StarPlace, Unlit } from './Rating.styles.ts'

/** Pixels. */
const edge = 16
/** Width and height of the icon's own drawing. */
const drawnEdge = 24

export interface RatingStarProps {
  /** How much of the star is lit, from 0 to 1. */
  lit: number
}

/** A star lit from its start as far as its share of the rating goes: the lit one is cut off there. */
export function RatingStar({ lit }: RatingStarProps) {
  return (
    <StarPlace>
      {lit < 1 && <Unlit as={Icon} icon={Star} size={edge} />}
      {lit > 0 && (
        <Lit
          as={Icon}
          icon={Star}
          size={edge}
          width={edge * lit}
          viewBox={`0 0 ${drawnEdge * lit} ${drawnEdge}`}
          data-lit=""
        />
      )}
    </StarPlace>
  )
}
