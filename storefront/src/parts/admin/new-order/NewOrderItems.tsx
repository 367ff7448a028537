import { formatMoney } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { QuantityStepper } from '@shruti/design-system/QuantityStepper'
import { RuledList } from '@shruti/design-system/RuledList'
import { Select } from '@shruti/design-system/Select'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { maximumQuantity, type Product } from '@shruti/server/contract'
import { useState } from 'react'

/** Pieces of a colour that are ordered. */
export interface OrderedItem {
  readonly productId: string
  readonly variantIndex: number
  readonly quantity: number
}

interface NewOrderItemsProps {
  products: readonly Product[]
  items: readonly OrderedItem[]
  onChange: (items: readonly OrderedItem[]) => void
}

const isSame = (one: OrderedItem, other: OrderedItem) =>
  one.productId === other.productId && one.variantIndex === other.variantIndex

const stockWords = (stock: number) => (stock === 0 ? 'out of stock' : `${stock} in stock`)

/** What is ordered: products with colour and quantity, and how many there are [ADM-3]. */
export function NewOrderItems({ products, items, onChange }: NewOrderItemsProps) {
  const [productId, setProductId] = useState('')
  const [colour, setColour] = useState(0)
  const product = products.find(({ id }) => id === productId)
  const stock = product?.variants[colour]?.stock ?? 0

  function add() {
    const added = { productId, variantIndex: colour, quantity: 1 }
    if (!items.some(item => isSame(item, added))) onChange([...items, added])
    setProductId('')
  }
  return (
    <Stack as="section" gap={5} aria-label="Products">
      <Heading as="h2" size="h3">
        Products
      </Heading>
      {items.length > 0 && (
        <RuledList>
          {items.map(item => (
            <Item
              key={`${item.productId} ${item.variantIndex}`}
              item={item}
              product={products.find(({ id }) => id === item.productId)}
              onQuantityChange={quantity =>
                onChange(items.map(other => (isSame(other, item) ? { ...other, quantity } : other)))
              }
              onRemove={() => onChange(items.filter(other => !isSame(other, item)))}
            />
          ))}
        </RuledList>
      )}
      <Select
        label="Product"
        value={productId}
        onChange={event => {
          setProductId(event.currentTarget.value)
          setColour(0)
        }}
      >
        <option value="">Choose a product</option>
        {products.map(({ id, name, price }) => (
          <option key={id} value={id}>
            {name}, {formatMoney(price)}
          </option>
        ))}
      </Select>
      {product && (
        <Select
          label="Colour"
          value={colour}
          onChange={event => setColour(Number(event.currentTarget.value))}
        >
          {product.variants.map((variant, index) => (
            <option key={variant.sku} value={index}>
              {variant.name}, {stockWords(variant.stock)}
            </option>
          ))}
        </Select>
      )}
      {product && (
        <Cluster>
          <Button variant="secondary" disabled={stock === 0} onClick={add}>
            Add to the order
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

function Item({
  item,
  product,
  onQuantityChange,
  onRemove,
}: {
  item: OrderedItem
  product: Product | undefined
  onQuantityChange: (quantity: number) => void
  onRemove: () => void
}) {
  const variant = product?.variants[item.variantIndex]
  if (!product || !variant) return null
  const what = `${product.name}, ${variant.name}`
  return (
    <li>
      <Stack gap={2}>
        <Text>
          {what}. {stockWords(variant.stock)}.
        </Text>
        <Cluster>
          <QuantityStepper
            size="small"
            label={`Quantity of ${what}`}
            value={item.quantity}
            max={Math.max(1, Math.min(maximumQuantity, variant.stock))}
            onValueChange={onQuantityChange}
          />
          <Button variant="quiet" size="small" aria-label={`Remove ${what}`} onClick={onRemove}>
            Remove
          </Button>
        </Cluster>
      </Stack>
    </li>
  )
}
