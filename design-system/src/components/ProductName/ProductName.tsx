import type { ComponentPropsWithRef } from 'react'
import { Root } from './ProductName.styles.ts'

export interface ProductNameProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** As the catalogue has it, for instance "Tivra" or "Komal, Blue". */
  name: string
}

/**
 * A product's name. In Bhatkhande notation a komal note has a bar below and a tivra note a stroke above:
 * the models of those names carry theirs. The mark is drawn, so that the name stays one word of text.
 */
export function ProductName({ name, ...rest }: ProductNameProps) {
  const note = /^(komal|tivra)\b/i.exec(name)?.[1]?.toLowerCase()
  return (
    <Root data-note={note} {...rest}>
      {name}
    </Root>
  )
}
