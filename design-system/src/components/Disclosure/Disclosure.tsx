import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { Chevron, Content, Root, Summary } from './Disclosure.styles.ts'

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** The line that opens and closes it. */
  title: ReactNode
  /** Disclosures of one name close each other. */
  name?: string
}

/** A question with its answer, a group of filters. Native `<details>`: works before and without scripts. */
export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <Root suppressHydrationWarning {...rest}>
      <Summary>
        <span>{title}</span>
        <Chevron icon={ChevronDown} size={16} />
      </Summary>
      <Content>{children}</Content>
    </Root>
  )
}
