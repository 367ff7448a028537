import type { LinkComponent } from '../../foundations/link-component.ts'
import { formatMoney } from '../../foundations/money.ts'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import type { SearchableProduct } from './match-products.ts'
import type { SearchOption } from './search-options.ts'
import { Dollars, List, MoreRow, Name, Note, Panel, Price, Row, Thumbnail } from './SearchBox.styles.ts'
import { t } from '../../texts/t.ts'

interface SearchResultsProps {
  /** Of the list; an option's id is this and its index. */
  id: string
  hidden: boolean
  note: string
  options: readonly SearchOption[]
  active: number
  /** Whether they are those of an earlier term. */
  isBehind: boolean
  onChoose: () => void
  rupeesPerDollar: number | undefined
  LinkComponent: LinkComponent
}

/** The list below the search box. */
export function SearchResults({
  id,
  hidden,
  note,
  options,
  active,
  isBehind,
  onChoose,
  rupeesPerDollar,
  LinkComponent,
}: SearchResultsProps) {
  return (
    <Panel hidden={hidden}>
      <Note role="status">{note}</Note>
      {options.length > 0 && (
        <List id={id} role="listbox" aria-label={t('Products')} aria-busy={isBehind || undefined}>
          {options.map((option, index) => {
            const Line = option.product ? Row : MoreRow
            return (
              <Line
                as={LinkComponent}
                key={option.key}
                id={`${id}${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={option.href}
                onClick={onChoose}
              >
                {option.product ? (
                  <ProductCells product={option.product} rupeesPerDollar={rupeesPerDollar} />
                ) : (
                  option.label
                )}
              </Line>
            )
          })}
        </List>
      )}
    </Panel>
  )
}

interface ProductCellsProps {
  product: SearchableProduct
  rupeesPerDollar: number | undefined
}

function ProductCells({ product: { name, price, imageUrls }, rupeesPerDollar }: ProductCellsProps) {
  return (
    <>
      <Thumbnail>
        <ProductPicture src={imageUrls[0] ?? ''} alt="" sizes="44px" />
      </Thumbnail>
      <Name>{name}</Name>
      <Price>
        {formatMoney(price, { decimals: 'never' })}
        {rupeesPerDollar !== undefined && (
          <Dollars>{formatMoney(price, { currency: 'USD', rupeesPerDollar })}</Dollars>
        )}
      </Price>
    </>
  )
}
