import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { Button } from '@shruti/design-system/Button'
import { Stack } from '@shruti/design-system/Stack'
import type { Order } from '@shruti/server/contract'
import { RouterLink } from '../../router/RouterLink.tsx'
import { reviewsPath } from '../review/reviews-path.ts'
import { t } from '../../language/t.ts'

/** Asks for a review of each product that arrived [SHOP-3]. */
export function OrderReviews({ order }: { order: Order }) {
  const products = new Map(order.lines.map(({ slug, name }) => [slug, name]))
  return (
    <Stack gap={3}>
      <Heading as="h2">{t('How are they?')}</Heading>
      <Cluster>
        {[...products].map(([slug, name]) => (
          <Button
            key={slug}
            variant="secondary"
            size="small"
            href={reviewsPath(slug)}
            LinkComponent={RouterLink}
          >
            {t('Review {name}', { name })}
          </Button>
        ))}
      </Cluster>
    </Stack>
  )
}
