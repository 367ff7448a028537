import { Fragment, type ReactNode } from 'react'

/** A part of a text that a node takes the place of: `[stores]`. */
const slot = /\[(\w+)\]/

/**
 * A text with nodes in it, such as links and prices: `withNodes(t('See our [stores].'), { stores: <Link … /> })`.
 * Each language has them where its sentence wants them. A name in brackets that no node has stays as it is written.
 */
export function withNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(slot).map((part, index) => {
    if (index % 2 === 0) return part
    // Texts do not change while they are shown, so that the position tells the parts apart.
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name, and never change places
    return <Fragment key={index}>{part in nodes ? nodes[part] : `[${part}]`}</Fragment>
  })
}
