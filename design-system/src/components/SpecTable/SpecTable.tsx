import type { ReactNode } from 'react'
import { DefinitionList, type DefinitionListProps } from '../DefinitionList/DefinitionList.tsx'

export interface Specification {
  name: string
  /** State the number and its unit: "Up to 35 dB, with transparency". */
  value: ReactNode
}

export interface SpecTableProps extends Omit<DefinitionListProps, 'items' | 'ruled'> {
  specifications: readonly Specification[]
}

/** What a product measures, line by line (SHOP-2). Put it under a heading. */
export function SpecTable({ specifications, ...rest }: SpecTableProps) {
  return (
    <DefinitionList
      ruled
      items={specifications.map(({ name, value }) => ({ term: name, description: value }))}
      {...rest}
    />
  )
}
