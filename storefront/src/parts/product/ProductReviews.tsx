import { formatCount } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { Rating } from '@shruti/design-system/Rating'
import { ReviewList } from '@shruti/design-system/ReviewList'
import { ReviewSummary } from '@shruti/design-system/ReviewSummary'
import { Scale } from '@shruti/design-system/Scale'
import { Section } from '@shruti/design-system/Section'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '@shruti/server/contract'
import { useApp } from '../../app/app-context.ts'
import { reviewsQuery } from '../../queries/reviews.ts'
import { uploadAddress } from '../../queries/upload-address.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { AspectBars } from '../review/AspectBars.tsx'
import { reviewsPath } from '../review/reviews-path.ts'
import { t } from '../../language/t.ts'

/** What buyers say of a product, and how their ratings are spread [SHOP-3]. */
export default function ProductReviews({ product }: { product: Product }) {
  const { data, isLoading } = useQuery(reviewsQuery(useApp(), product.id))
  const count = data?.count ?? 0
  return (
    <Section
      id="reviews"
      opener={<Scale rule struck="Dha" tone="soft" />}
      title={count === 0 ? t('Reviews') : t('{count, plural, one {# review} other {# reviews}}', { count })}
    >
      <Split ratio="4:8">
        <Stack gap={5}>
          {data && count > 0 && (
            <>
              <Rating average={data.average} />
              <ReviewSummary
                histogram={data.histogram}
                hrefFor={rating => reviewsPath(product.slug, { rating })}
                LinkComponent={RouterLink}
              />
              <AspectBars aspects={data.aspects} />
            </>
          )}
          <Button variant="secondary" href={reviewsPath(product.slug)} LinkComponent={RouterLink}>
            {count > 1
              ? t('Read all {count}, or write one', { count: formatCount(count) })
              : t('Write a review')}
          </Button>
        </Stack>
        <ReviewList reviews={data?.reviews ?? []} loading={isLoading} photoAddress={uploadAddress} />
      </Split>
    </Section>
  )
}
