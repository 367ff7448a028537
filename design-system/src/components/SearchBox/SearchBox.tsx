import { Search } from 'lucide-react'
import {
  useEffect,
  useId,
  useState,
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { formatMoney } from '../../foundations/money.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { matchProducts, shownResults, type SearchableProduct } from './match-products.ts'
import { List, Root } from './SearchBox.styles.ts'

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** All products to search in; undefined while they load, an empty list if they failed to (SRCH-1). */
  products?: readonly SearchableProduct[] | undefined
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
  onActivate,
  productHref,
  searchHref,
  browseHref,
  onNavigate,
  rupeesPerDollar,
  LinkComponent: Anchor = 'a',
  ...rest
}: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const term = text.trim()
  const expanded = isOpen && term !== ''
  const matches = products ? matchProducts(products, term) : []
  const rows = matches.slice(0, shownResults)

  const options = [
    ...rows.map(product => ({ key: product.id, href: productHref(product), product })),
    ...(matches.length > shownResults
      ? [{ key: 'all', href: searchHref(term), label: `View all ${resultsText(matches.length)}` }]
      : []),
    ...(products && matches.length === 0
      ? [{ key: 'browse', href: browseHref, label: 'Browse all products' }]
      : []),
  ]

  const note = !products ? 'Loading products...' : matches.length === 0 ? 'No products found' : ''

  const announcement = useSettled(expanded && matches.length > 0 ? resultsText(matches.length) : '')

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    document.addEventListener('click', close)
    return () => document.removeEventListener('click', close)
  }, [isOpen])

  function open() {
    setOpen(true)
    onActivate?.()
  }
  function go(event: FormEvent) {
    event.preventDefault()
    if (!term) return
    setOpen(false)
    setActive(-1)
    const first = rows[0] ? productHref(rows[0]) : searchHref(term)
    onNavigate(options[active]?.href ?? first)
  }
  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const count = options.length + 1
    // From the field (-1) down through the options and round to the field again.
    setActive(((active + 1 + step + count) % count) - 1)
  }

  return (
    <Root role="search" action="/shop" {...rest} onSubmit={go}>
      <Icon icon={Search} />
      <input
        type="search"
        name="search"
        role="combobox"
        aria-label="Search products"
        placeholder="Search earbuds"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={expanded && options.length > 0}
        aria-controls={options.length > 0 ? `${id}list` : undefined}
        aria-activedescendant={expanded && active >= 0 ? `${id}${active}` : undefined}
        value={text}
        onFocus={onActivate}
        onClick={open}
        onChange={event => {
          setText(event.currentTarget.value)
          setActive(-1)
          open()
        }}
        onKeyDown={move}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <List hidden={!expanded}>
        <p role="status">{note}</p>
        {options.length > 0 && (
          <div id={`${id}list`} role="listbox" aria-label="Products">
            {options.map((option, index) => (
              <Anchor
                key={option.key}
                id={`${id}${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={option.href}
              >
                {'product' in option ? (
                  <>
                    <ProductPicture src={option.product.imageUrls[0] ?? ''} alt="" sizes="44px" />
                    <span>{option.product.name}</span>
                    <span>
                      {formatMoney(option.product.price, { decimals: 'never' })}
                      {rupeesPerDollar !== undefined && (
                        <small>
                          {formatMoney(option.product.price, { currency: 'USD', rupeesPerDollar })}
                        </small>
                      )}
                    </span>
                  </>
                ) : (
                  option.label
                )}
              </Anchor>
            ))}
          </div>
        )}
      </List>
    </Root>
  )
}

const resultsText = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`

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
