import type { Review } from './model.ts'

/** "badge against main"; of what nobody has committed yet "Working copy against main". */
export const titleOf = ({ head, base }: Pick<Review, 'head' | 'base'>): string =>
  `${head.commit === base.commit ? 'Working copy' : head.name} against ${base.name}`
