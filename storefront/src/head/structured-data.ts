import type { Post, Product, Settings } from '@shruti/server/contract'
import { returnWindowDays } from '@shruti/server/contract/constants'
import type { StructuredData } from '../app/app-context.ts'
import type { FaqGroup } from '../content/faqs.ts'
import { currentLanguage, localeOf, localPath } from '../language/language.ts'
import { socialHref } from '../content/social-links.ts'
import { colourPath } from './colour-path.ts'
import { paths } from '../paths.ts'
import { standardDeliveryFee } from '../queries/shop.ts'
import { pictureFile } from '../api/pictures.ts'

/** Where in the shop a page is. The last crumb is the page itself. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

const absolute = (origin: string, path: string) => (path.startsWith('/') ? origin + path : path)
/** A page's address in the language of the page that speaks of it [BEY-19]. */
const pageAddress = (origin: string, path: string) => absolute(origin, localPath(path))
/** Paise as schema.org wants a price: units with two decimals and no grouping. */
const price = (paise: number) => (paise / 100).toFixed(2)

function describeBreadcrumb(origin: string, crumbs: readonly Crumb[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(origin, path),
    })),
  }
}

/**
 * Where it goes and what standard delivery of it alone costs. How long it takes depends on the place, so that nothing
 * is said of it here; the page says it for a PIN code.
 */
function describeDelivery(productPrice: number, shipping: Settings['shipping']): StructuredData {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: price(standardDeliveryFee(shipping, productPrice)),
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
  }
}

function describeReturns(origin: string): StructuredData {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnWindowDays,
    merchantReturnLink: pageAddress(origin, paths.returns),
  }
}

function describeProduct(
  origin: string,
  product: Product,
  shipping: Settings['shipping'] | undefined,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription,
    image: product.imageUrls.map(imageUrl => absolute(origin, pictureFile(imageUrl))),
    sku: product.variants[0]?.sku,
    brand: { '@type': 'Brand', name: 'Shruti' },
    offers: product.variants.map(variant => ({
      '@type': 'Offer',
      url: pageAddress(origin, colourPath(product.slug, variant.name)),
      sku: variant.sku,
      name: `${product.name}, ${variant.name}`,
      priceCurrency: 'INR',
      price: price(variant.price ?? product.price),
      availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(shipping && { shippingDetails: describeDelivery(variant.price ?? product.price, shipping) }),
      hasMerchantReturnPolicy: describeReturns(origin),
    })),
    ...(product.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
  }
}

function describeOrganization(origin: string, { store }: Settings): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: store.name,
    legalName: store.legalName,
    url: pageAddress(origin, paths.home),
    logo: absolute(origin, '/favicon.svg'),
    address: store.addressLines.join(', '),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: store.supportPhone,
      email: store.supportEmail,
    },
    sameAs: (['instagram', 'twitter', 'facebook'] as const).map(network =>
      socialHref(network, store.social[network]),
    ),
  }
}

type DescribedPost = Pick<
  Post,
  'slug' | 'title' | 'description' | 'author' | 'cover' | 'publishedAt' | 'updatedAt'
>

function describePost(origin: string, post: DescribedPost): StructuredData {
  const { slug, title, description, author, cover, publishedAt, updatedAt } = post
  const publisher = { '@type': 'Organization', name: 'Shruti', url: pageAddress(origin, paths.home) }
  const url = pageAddress(origin, paths.post(slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: publishedAt,
    dateModified: updatedAt,
    ...(cover && { image: absolute(origin, pictureFile(cover.url)) }),
    inLanguage: localeOf[currentLanguage()],
    mainEntityOfPage: url,
    url,
    author: author === null ? publisher : { '@type': 'Person', name: author },
    publisher,
  }
}

function describeFaqs(groups: readonly FaqGroup[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(group => group.questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  }
}

/** Only the server prints it: the browser's build keeps none of what describes. */
const nothing = (): StructuredData => ({})

export const breadcrumbData = import.meta.env.SSR ? describeBreadcrumb : nothing
/** One offer for each colour at its own address, since stock and price are by colour. No end of a price is made up. The rating only where there are reviews. */
export const productData = import.meta.env.SSR ? describeProduct : nothing
export const faqData = import.meta.env.SSR ? describeFaqs : nothing
export const postData = import.meta.env.SSR ? describePost : nothing
export const organizationData = import.meta.env.SSR ? describeOrganization : nothing
