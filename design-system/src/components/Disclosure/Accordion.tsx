import type { ComponentPropsWithRef } from 'react'
import { AccordionRoot } from './Disclosure.styles.ts'

export type AccordionProps = ComponentPropsWithRef<'div'>

/** Disclosures below each other between hairlines. Give them one `name` to keep a single one open. */
export function Accordion(props: AccordionProps) {
  return <AccordionRoot {...props} />
}
