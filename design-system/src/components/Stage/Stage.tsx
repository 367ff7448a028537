import type { ComponentPropsWithRef } from 'react'
import { Root } from './Stage.styles.ts'

export interface StageProps extends ComponentPropsWithRef<'div'> {
  /** Shape of the ground. `fill` takes the height that its container gives it. */
  ratio?: '1:1' | '5:4' | '4:3' | '3:2' | '16:9' | 'fill'
  /** A soft contact shadow below a cut-out that floats. */
  shadow?: boolean
  /** Sold out: the picture at 60 %. */
  dimmed?: boolean
}

/** The flat ground that products stand on. Cut-outs with alpha suit both themes. */
export function Stage({ ratio = '1:1', shadow = false, dimmed = false, ...rest }: StageProps) {
  return (
    <Root data-ratio={ratio} data-shadow={shadow || undefined} data-dimmed={dimmed || undefined} {...rest} />
  )
}
