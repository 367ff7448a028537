import type { ComponentPropsWithRef } from 'react'
import { octaveCents, shrutiCents } from '../../tokens/index.ts'
import { Accent, Drawing, StageRoot, Tall, Ticks } from './Skeleton.styles.ts'

export type StageSkeletonProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

const ticks = (top: number) => shrutiCents.map(cents => `M${cents} ${top}V40`).join('')

/** The stage of a picture to come: 22 ticks rise one after another, still under reduced motion. */
export function StageSkeleton(props: StageSkeletonProps) {
  return (
    <StageRoot aria-hidden="true" {...props}>
      <Drawing viewBox={`0 0 ${octaveCents} 40`} preserveAspectRatio="none">
        <Ticks d={ticks(20)} />
        <Tall d={ticks(0)} />
        <Accent d={ticks(0)} />
      </Drawing>
    </StageRoot>
  )
}
