import { Search } from 'lucide-react'
import { useEffect, useId, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import { useComposedRef } from '../../foundations/compose.ts'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { SearchableProduct } from './match-products.ts'
import { searchOptions } from './search-options.ts'
import { Input, Root } from './SearchBox.styles.ts'
import { SearchResults } from './SearchResults.tsx'
import { useCombobox } from './use-combobox.ts'
import { t } from '../../texts/t.ts'

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** All products to search in; undefined while they load, an empty list if they failed to (SRCH-1). */
  products?: readonly SearchableProduct[] | undefined
  /** What a term finds among the products, the best first; by default what has it in its name or description (SRCH-1). */
  match?: (products: readonly SearchableProduct[], term: string) => readonly SearchableProduct[]
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
  match,
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
  const answerTo = (text: string) =>
    searchOptions(products, text.trim(), { productHref, searchHref, browseHref }, match)
  const box = useCombobox(root, text => answerTo(text).options.length, onActivate)

  const term = box.text.trim()
  const { options, note, count } = answerTo(term)
  const expanded = box.isOpen && term !== ''
  const announcement = useSettled(expanded ? count : '')

  function go(event: FormEvent) {
    event.preventDefault()
    if (!term) return
    box.close()
    const chosen = options[box.active] ?? options.find(option => option.product)
    onNavigate(chosen?.href ?? searchHref(term))
  }

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
        aria-activedescendant={expanded && box.active >= 0 ? `${listId}${box.active}` : undefined}
        value={box.text}
        onFocus={onActivate}
        onClick={box.open}
        onChange={event => box.type(event.currentTarget.value)}
        onKeyDown={box.onKeyDown}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <SearchResults
        id={listId}
        hidden={!expanded}
        note={note}
        options={options}
        active={box.active}
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
