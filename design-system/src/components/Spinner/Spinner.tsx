import type { ComponentPropsWithRef } from 'react'
import { RisingTicks } from '../../foundations/RisingTicks.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Root } from './Spinner.styles.ts'
import { t } from '../../texts/t.ts'

export interface SpinnerProps extends ComponentPropsWithRef<'div'> {
  /** What is being waited for, said to screen readers. */
  label?: string
  /** Height of the ticks: 16 or 32 px. */
  size?: 'small' | 'large'
}

/** Three ticks that rise in turn, for a wait with no layout to keep; elsewhere use a `Skeleton`. */
export function Spinner({ label = t('Loading'), size = 'small', ...rest }: SpinnerProps) {
  return (
    <Root role="status" data-size={size} {...rest}>
      <RisingTicks />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  )
}
