import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import type { OrderLineRecord } from '../../records/index.ts'
import { useFormatMoney } from '../Price/money-context.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Stage } from '../Stage/Stage.tsx'
import { Line, LineTotal, ProductLink, Variant } from './OrderLines.styles.ts'

export interface OrderLinesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  lines: readonly OrderLineRecord[]
  /** Makes each name a link to its product; none in the checkout, which nobody should wander off from. */
  hrefFor?: ((line: OrderLineRecord) => string) | undefined
  LinkComponent?: LinkComponent
}

/** What is in an order or a quote, to read. The cart's lines, which can be changed, are CartLines. */
export function OrderLines({ lines, hrefFor, LinkComponent: Anchor = 'a', ...rest }: OrderLinesProps) {
  const format = useFormatMoney()
  return (
    <ul {...rest}>
      {lines.map(line => (
        <Line key={`${line.productId}-${line.variantIndex}`}>
          <Stage>
            <ProductPicture src={line.imageUrl} alt="" sizes="64px" />
          </Stage>
          <div>
            {hrefFor ? (
              <ProductLink as={Anchor} href={hrefFor(line)}>
                <ProductName name={line.name} />
              </ProductLink>
            ) : (
              <ProductName name={line.name} />
            )}
            <Variant>
              {line.variantName} × {line.quantity}
            </Variant>
          </div>
          <LineTotal data-amount="">{format(line.lineTotal)}</LineTotal>
        </Line>
      ))}
    </ul>
  )
}
