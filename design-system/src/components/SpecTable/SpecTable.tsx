import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Root } from './SpecTable.styles.ts'

export interface Specification {
  name: string
  /** State the number and its unit: "Up to 35 dB, with transparency". */
  value: ReactNode
}

export interface SpecTableProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  specifications: readonly Specification[]
}

/** What a product measures, line by line (SHOP-2). Put it under a heading. */
export function SpecTable({ specifications, ...rest }: SpecTableProps) {
  return (
    <Root {...rest}>
      {specifications.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  )
}
