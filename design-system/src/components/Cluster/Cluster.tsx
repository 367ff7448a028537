import type { ComponentPropsWithRef } from 'react'
import type { BlockElement } from '../../foundations/element.ts'
import type { Gap } from '../../foundations/gap.ts'
import { Root } from './Cluster.styles.ts'

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  as?: BlockElement
  /** Step of the space scale between the children, and between the lines that they wrap to. */
  gap?: Gap
  /** Across the line. */
  align?: 'center' | 'start' | 'end' | 'baseline'
  /** Along the line. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Keeps everything on one line; then something inside must be able to shrink. */
  nowrap?: boolean
}

/** Children beside each other, wrapping where they must. */
export function Cluster({
  gap = 4,
  align = 'center',
  justify = 'start',
  nowrap = false,
  ...rest
}: ClusterProps) {
  return (
    <Root
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-nowrap={nowrap || undefined}
      {...rest}
    />
  )
}
