import { Heading } from '@shruti/design-system/Heading'
import { Rating } from '@shruti/design-system/Rating'
import { RuledList } from '@shruti/design-system/RuledList'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '@shruti/server/contract'
import { useApp } from '../app/app-context.ts'
import { reviewsQuery } from '../queries/reviews.ts'

/** What buyers say of a product [SHOP-3]. */
export function ProductReviews({ product }: { product: Product }) {
  const { data } = useQuery(reviewsQuery(useApp(), product.id))
  if (!data) return null
  return (
    <Section id="reviews" title="Reviews" softScale>
      <RuledList>
        {data.reviews.map(review => (
          <li key={review.id}>
            <Stack gap={2}>
              <Rating average={review.rating} text="ticks" />
              <Heading as="h3">{review.title}</Heading>
              <Text>{review.body}</Text>
            </Stack>
          </li>
        ))}
      </RuledList>
    </Section>
  )
}
