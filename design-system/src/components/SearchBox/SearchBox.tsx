import { Search } from 'lucide-react'
import { useEffect, useId, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import { useComposedRef } from '../../foundations/compose.ts'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { matchProducts, type SearchableProduct } from './match-products.ts'
import { searchOptions, type FoundProducts } from './search-options.ts'
import { Input, Root } from './SearchBox.styles.ts'
import { SearchResults } from './SearchResults.tsx'
import { useCombobox } from './use-combobox.ts'
import { t } from '../../texts/t.ts'

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** All products to search in; undefined while they load, an empty list if they failed to (SRCH-1). */
  products?: readonly SearchableProduct[] | undefined
  /** What a term finds among the products, the best first; by default what has it in its name or description (SRCH-1). */
  match?: (products: readonly SearchableProduct[], term: string) => readonly SearchableProduct[]
  /**
   * For a shop with too many products to load them all: called with the term as it is typed, without blanks around it. What
   * the shop finds comes back in `found`, which stands in for `products` and `match`.
   */
  onTermChange?: (term: string) => void
  /**
   * What the shop found last, and for which term; with no products if it failed to (SRCH-1). Leave it as it is while the
   * next answer loads: its rows stay, faded, and Enter waits for what the term in the field finds.
   */
  found?: (FoundProducts & { term: string }) | undefined
  /** Called once somebody is about to search: load the products then. */
  onActivate?: () => void
  productHref: (product: SearchableProduct) => string
  searchHref: (term: string) => string
  browseHref: string
  /** For what Enter opens. */
  onNavigate: (href: string) => void
  /** Given, each row shows the price in dollars beside the rupees, as the drawer does (SRCH-6). */
  rupeesPerDollar?: number
  LinkComponent?: LinkComponent
}

/** Searches the products as one types: a WAI-ARIA combobox (SRCH-1 to SRCH-6). Without scripts it asks the shop page. */
export function SearchBox({
  products,
  match = matchProducts,
  onTermChange,
  found,
  onActivate,
  productHref,
  searchHref,
  browseHref,
  onNavigate,
  rupeesPerDollar,
  LinkComponent = 'a',
  ref,
  ...rest
}: SearchBoxProps) {
  const listId = useId()
  const [root, attach] = useComposedRef(ref)
  const isAnswered = (term: string) => !onTermChange || found?.term === term
  function findFor(term: string): FoundProducts | undefined {
    if (onTermChange) {
      // That an earlier term found nothing says nothing of this one.
      return isAnswered(term) || found?.products.length ? found : undefined
    }
    if (!products) return undefined
    const matches = match(products, term)
    return { products: matches, total: matches.length }
  }
  const answerTo = (term: string) =>
    searchOptions(findFor(term), term, { productHref, searchHref, browseHref })
  const box = useCombobox(root, text => answerTo(text.trim()).options.map(({ key }) => key), onActivate)

  const term = box.text.trim()
  const { options, note, count } = answerTo(term)
  const active = options.findIndex(({ key }) => key === box.activeKey)
  const expanded = box.isOpen && term !== ''
  const announcement = useSettled(expanded && isAnswered(term) ? count : '')

  function follow() {
    const first = isAnswered(term) ? options.find(option => option.product) : undefined
    const chosen = options[active] ?? first
    box.close()
    onNavigate(chosen?.href ?? searchHref(term))
  }

  function go(event: FormEvent) {
    event.preventDefault()
    if (!term) return
    // There is no first match to open yet; who presses once more does not want to wait for it.
    if (!isAnswered(term) && active < 0 && !box.isAwaited) box.awaitAnswer()
    else follow()
  }

  useEffect(() => {
    if (box.isAwaited && isAnswered(term)) follow()
  })

  return (
    <Root role="search" action="/shop" {...rest} ref={attach} onSubmit={go}>
      <Icon icon={Search} />
      <Input
        type="search"
        name="search"
        role="combobox"
        aria-label={t('Search products')}
        placeholder={t('Search earbuds')}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={expanded && options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={expanded && active >= 0 ? `${listId}${active}` : undefined}
        value={box.text}
        onFocus={onActivate}
        onClick={box.open}
        onChange={event => {
          box.type(event.currentTarget.value)
          onTermChange?.(event.currentTarget.value.trim())
        }}
        onKeyDown={box.onKeyDown}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <SearchResults
        id={listId}
        hidden={!expanded}
        note={note}
        options={options}
        active={active}
        isBehind={!isAnswered(term)}
        onChoose={box.close}
        rupeesPerDollar={rupeesPerDollar}
        LinkComponent={LinkComponent}
      />
    </Root>
  )
}

/** How long somebody has to stop typing before the count is read out, in milliseconds. */
const announceAfterMs = 500

/** A text once it has stopped changing, so that a screen reader is not interrupted at each letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), announceAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
