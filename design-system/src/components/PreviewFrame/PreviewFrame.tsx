import { useId, type ComponentPropsWithRef } from 'react'
import { Label, Root, Screen } from './PreviewFrame.styles.ts'

export interface PreviewFrameProps extends ComponentPropsWithRef<'section'> {
  /** What is previewed: "The banner". */
  label: string
  /** What is shown floats at a corner of the screen: the frame is as high as it needs. */
  floating?: boolean
}

/** A part of the shop as it will look, in a frame of its own: what is fixed to the screen is fixed to the frame (ADM-6). */
export function PreviewFrame({ label, floating = false, children, ...rest }: PreviewFrameProps) {
  const labelId = useId()
  return (
    <Root aria-labelledby={labelId} {...rest}>
      <Label id={labelId}>{label}</Label>
      <Screen data-floating={floating || undefined}>{children}</Screen>
    </Root>
  )
}
