import { useMoneyFormat } from '@shruti/design-system/Price'
import { createContext, useContext, useId, type ComponentType, type ReactNode } from 'react'
import { currentLanguage } from '../language/language.ts'

/** Parts of a page which the server is printing, of which some were printed before (`rendering/kept-parts.ts`). */
export interface PartsOfPage {
  /** @returns the number of a part's place, whose styles the page has from now on; undefined when it is not kept */
  readonly placeOf: (key: string) => number | undefined
  /** @returns the number of a part that is to be kept */
  readonly numberOf: (key: string) => number
}

/** Null in a browser, and on a page that is somebody's own. */
export const PartsOfPageContext = /* @__PURE__ */ createContext<PartsOfPage | null>(null)

export interface KeptPart {
  /** Stands for a part that was printed before; null for one that is to be rendered. */
  readonly place: ReactNode
  /** Goes to the one element of a part that is to be rendered, which holds no other of its kind; it is not sent. */
  readonly mark: { readonly 'data-kept'?: string }
}

const fresh: KeptPart = { place: null, mark: {} }
const useFreshPart = (): KeptPart => fresh

/** @see useKeptPart */
function usePrintedPart(name: string, shown: readonly unknown[] | null, varying?: string): KeptPart {
  const parts = useContext(PartsOfPageContext)
  if (!parts || !shown) return fresh
  const key = JSON.stringify([name, currentLanguage(), ...shown])
  const place = parts.placeOf(key)
  if (place !== undefined) return { place: <Place number={place} varying={varying} />, mark: {} }
  const number = parts.numberOf(key)
  return { place: null, mark: { 'data-kept': varying === undefined ? `${number}` : `${number}:${varying}` } }
}

/** React makes an id of where its component stands among others. */
function Place({ number, varying }: { number: number; varying: string | undefined }) {
  const id = useId()
  return <template data-place={number} id={varying ?? id} />
}

/**
 * Has the server print a part as it printed it before, where all that it shows is the same, whatever the page. The part has
 * an id of React's at most, which the place has as well where it stands where the part's component would. It holds no other
 * kept part.
 * @param name of the part, which no other has
 * @param shown all that the part shows to somebody who has not signed in; null for what must not be kept
 * @param varying in the place of React's id: the value of the one attribute which is another on each page
 */
export const useKeptPart = import.meta.env.SSR ? usePrintedPart : useFreshPart

interface CardProps {
  readonly priority?: boolean | 'second'
  readonly 'data-kept'?: string
}

/**
 * A product's card that the server keeps: half of what a page of the catalogue renders is cards.
 * @param Card renders the card, an `article` with one id of React's that takes `data-kept`, as the first of two children
 */
export function keptCard<Props extends CardProps>(Card: ComponentType<Props>): ComponentType<Props> {
  return function KeptCard(props: Props) {
    const { currency, rupeesPerDollar } = useMoneyFormat()
    // Of a picture that is seen first React tells the head of the page.
    const isFirst = (props.priority ?? false) !== false
    const { place, mark } = useKeptPart('card', isFirst ? null : [currency, rupeesPerDollar, props])
    if (place === null) return <Card {...props} {...mark} />
    return (
      <>
        {place}
        {null}
      </>
    )
  }
}
