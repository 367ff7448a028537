import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import type { Product, ProductVariant } from '@shruti/server/contract'
import { RouterLink } from '../../router/RouterLink.tsx'
import { alertPath } from './alert-path.ts'
import { t } from '../../language/t.ts'

interface AlertLinksProps {
  product: Product
  /** The chosen colour. */
  variant: ProductVariant | undefined
}

/** To be told when a colour is back or costs less [BEY-8]. */
export function AlertLinks({ product: { slug }, variant }: AlertLinksProps) {
  if (!variant) return null
  return (
    <Cluster>
      {variant.stock === 0 && (
        <Button
          variant="secondary"
          size="small"
          href={alertPath(slug, 'back_in_stock', variant.name)}
          LinkComponent={RouterLink}
        >
          {t('Tell me when it is back')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        href={alertPath(slug, 'price_drop', variant.name)}
        LinkComponent={RouterLink}
      >
        {t('Tell me if it costs less')}
      </Button>
    </Cluster>
  )
}
