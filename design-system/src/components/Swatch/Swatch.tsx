import type { ComponentPropsWithRef } from 'react'
import { Colour } from './Colour.tsx'
import { Ring } from './Swatch.styles.ts'

export interface SwatchProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** "Silver": colour is never the only sign. */
  name: string
  /** "#B9BEC2" */
  colorHex: string
  /** Ringed: the colour that the picture shows. */
  selected?: boolean
}

/** A colour that a product comes in, to look at. To choose one there is `SwatchPicker`. */
export function Swatch({ name, colorHex, selected = false, ...rest }: SwatchProps) {
  return (
    <Ring role="img" aria-label={name} data-selected={selected || undefined} {...rest}>
      <Colour colorHex={colorHex} />
    </Ring>
  )
}
