import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { SellerDetails } from '../parts/contact/SellerDetails.tsx'
import { useSettings } from '../queries/shop.ts'

/** How to reach people, from the shop's own settings. */
export default function ContactPage() {
  const store = useSettings()?.store
  return (
    <Section spacing="compact" width="checkout">
      <PageHead
        title="Contact"
        description="Phone, email and business hours of Shruti support and sales. We reply within 24 hours on business days."
        canonicalPath={paths.contact}
      />
      <Stack gap={6}>
        <Heading as="h1" size="display2">
          Contact
        </Heading>
        <Text size="lead">We reply within 24 hours on business days.</Text>
        {store && (
          <DefinitionList
            items={[
              {
                term: 'Support email',
                description: <Link href={`mailto:${store.supportEmail}`}>{store.supportEmail}</Link>,
              },
              {
                term: 'Phone',
                description: (
                  <Link href={`tel:${store.supportPhone.replaceAll(' ', '')}`}>{store.supportPhone}</Link>
                ),
              },
              {
                term: 'Sales email',
                description: <Link href={`mailto:${store.salesEmail}`}>{store.salesEmail}</Link>,
              },
              { term: 'Business hours', description: store.businessHours },
            ]}
          />
        )}
        <SellerDetails />
        <Text>
          To try a product, visit one of our{' '}
          <Link href={paths.stores} LinkComponent={RouterLink}>
            stores
          </Link>
          . For quick answers, see our{' '}
          <Link href={paths.faqs} LinkComponent={RouterLink}>
            FAQs
          </Link>
          .
        </Text>
      </Stack>
    </Section>
  )
}
