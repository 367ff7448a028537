import type { ComponentPropsWithRef } from 'react'
import { Root } from './Skeleton.styles.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What it stands for. `block` fills its container. */
  shape?: 'text' | 'title' | 'control' | 'block'
  /** Share of the container's width. */
  width?: 'quarter' | 'third' | 'half' | 'most' | 'full'
}

/** A place held for what is loading, in the final layout. Hidden from screen readers: say "Loading" once beside it. */
export function Skeleton({ shape = 'text', width = 'full', ...rest }: SkeletonProps) {
  return <Root aria-hidden="true" data-shape={shape} data-width={width} {...rest} />
}
