import { Breadcrumb } from '@shruti/design-system/Breadcrumb'
import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { Pagination } from '@shruti/design-system/Pagination'
import { Rating } from '@shruti/design-system/Rating'
import { ReviewList } from '@shruti/design-system/ReviewList'
import { ReviewSummary } from '@shruti/design-system/ReviewSummary'
import { Section } from '@shruti/design-system/Section'
import { SortBar } from '@shruti/design-system/SortBar'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CallOutput } from '../api/api.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { crumbsOf } from '../parts/product/ProductHead.tsx'
import { AspectBars } from '../parts/review/AspectBars.tsx'
import { OwnReview } from '../parts/review/OwnReview.tsx'
import { reviewsPath } from '../parts/review/reviews-path.ts'
import { productQuery } from '../queries/catalogue.ts'
import { useSetReviewHelpful } from '../queries/own-reviews.ts'
import {
  readReviewListing,
  reviewSorts,
  reviewsPerPage,
  reviewsQuery,
  type ReviewListing,
} from '../queries/reviews.ts'
import { uploadAddress } from '../queries/upload-address.ts'
import { useUser } from '../queries/user.ts'
import { orNotFound, type PageLoader } from '../router/guards.ts'
import { requirePage } from '../router/require-page.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { useNavigateTo, usePathParams, useUrl } from '../router/router-context.ts'
import { t } from '../language/t.ts'
import { localPath } from '../language/language.ts'

/** Reviews that are listed, over all pages. */
function countOf({ count, histogram }: CallOutput<'listProductReviews'>, { rating }: ReviewListing): number {
  return rating === undefined ? count : histogram[`${rating as 1 | 2 | 3 | 4 | 5}`]
}

export const loader: PageLoader = async (app, { params, url }) => {
  const { queryClient } = app
  const product = await orNotFound(queryClient.ensureQueryData(productQuery(app, params['idOrSlug'] ?? '')))
  const listing = readReviewListing(url.searchParams)
  const reviews = await queryClient.ensureQueryData(reviewsQuery(app, product.id, listing))
  const { page = 1, ...others } = listing
  requirePage({ page, pageSize: reviewsPerPage, total: countOf(reviews, others) }, last =>
    reviewsPath(product.slug, { ...others, page: last }),
  )
  return null
}

/** All reviews of a product, page by page; order and stars are in the address [SHOP-3]. */
export default function ReviewsPage() {
  const app = useApp()
  const { idOrSlug = '' } = usePathParams()
  const listing = readReviewListing(useUrl().searchParams)
  const navigate = useNavigateTo()
  const { data: product } = useSuspenseQuery(productQuery(app, idOrSlug))
  const { data } = useSuspenseQuery(reviewsQuery(app, product.id, listing))
  const { data: user } = useUser()
  const setHelpful = useSetReviewHelpful(product.id)
  const { sort = 'newest', rating, page = 1 } = listing
  const pathOf = (more: object) => reviewsPath(product.slug, { sort, rating, ...more })
  const total = countOf(data, listing)
  const title = t('Reviews of {name}', { name: product.name })
  return (
    <Section spacing="compact">
      <PageHead
        title={title}
        description={t('What customers who received {name} say of it.', { name: product.name })}
        canonicalPath={reviewsPath(product.slug, { page })}
      />
      <Stack gap={6}>
        <Breadcrumb
          items={[
            ...crumbsOf(product).map(({ name, path }) => ({ label: name, href: path })),
            { label: t('Reviews') },
          ]}
          LinkComponent={RouterLink}
        />
        <Heading as="h1" size="display2">
          {title}
        </Heading>
        <Split ratio="4:8">
          <Stack gap={5} id="filters">
            <Rating average={data.average} count={data.count} />
            {data.count > 0 && (
              <ReviewSummary
                histogram={data.histogram}
                chosen={rating}
                hrefFor={stars => pathOf({ rating: stars })}
                LinkComponent={RouterLink}
              />
            )}
            <AspectBars aspects={data.aspects} />
            {rating !== undefined && (
              <Button
                variant="secondary"
                size="small"
                href={pathOf({ rating: undefined })}
                LinkComponent={RouterLink}
              >
                {t('Show all stars')}
              </Button>
            )}
          </Stack>
          <Stack gap={5}>
            <OwnReview product={product} />
            <Heading as="h2">
              {rating === undefined ? t('All reviews') : t('Reviews with {rating} of 5 stars', { rating })}
            </Heading>
            {total > 0 && (
              <SortBar
                action={localPath(reviewsPath(product.slug))}
                options={reviewSorts()}
                value={sort}
                kept={rating === undefined ? {} : { rating: String(rating) }}
                filterCount={rating === undefined ? 0 : 1}
                onSortChange={value =>
                  navigate(pathOf({ sort: reviewSorts().find(option => option.value === value)?.value }), {
                    preventScrollReset: true,
                  })
                }
              />
            )}
            {data.count > 0 && data.reviews.length === 0 ? (
              <EmptyState
                title={t('No reviews here')}
                headingLevel="h3"
                action={
                  <Button variant="secondary" href={reviewsPath(product.slug)} LinkComponent={RouterLink}>
                    {t('All reviews')}
                  </Button>
                }
              >
                {t('Nobody gave {rating} of 5 stars.', { rating: rating ?? 0 })}
              </EmptyState>
            ) : (
              <ReviewList
                reviews={data.reviews}
                photoAddress={uploadAddress}
                onHelpful={
                  user
                    ? ({ id, helpfulToMe = false }) =>
                        setHelpful.mutate({ reviewId: id, helpful: !helpfulToMe })
                    : undefined
                }
              />
            )}
            {data.reviews.length > 0 && (
              <Pagination
                page={page}
                pageSize={reviewsPerPage}
                total={total}
                hrefFor={target => pathOf({ page: target })}
                LinkComponent={RouterLink}
                label={t('Pages of reviews')}
              />
            )}
          </Stack>
        </Split>
      </Stack>
    </Section>
  )
}
