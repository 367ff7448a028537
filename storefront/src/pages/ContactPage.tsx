import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { replyPromise } from '@shruti/server/contract/support-topics'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { ContactForm } from '../parts/contact/ContactForm.tsx'
import { SellerDetails } from '../parts/contact/SellerDetails.tsx'
import { useSettings } from '../queries/shop.ts'
import { useUser } from '../queries/user.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { useUrl } from '../router/router-context.ts'
import { t } from '../language/t.ts'
import { withNodes } from '../language/with-nodes.tsx'
import { shopText } from '../language/shop-text.ts'

/** How to reach people, from the shop's own settings, and a form to write to them [SHOP-4]. */
export default function ContactPage() {
  const store = useSettings()?.store
  const { data: user } = useUser()
  const orderNumber = useUrl().searchParams.get('order') ?? ''
  return (
    <Section spacing="compact" width="text">
      <PageHead
        title={t('Contact')}
        description={t(
          'Write to Shruti, or call: phone, email and business hours of support and sales. {replyPromise}',
          { replyPromise: shopText(replyPromise) },
        )}
        canonicalPath={paths.contact}
      />
      <Stack gap={6}>
        <Heading as="h1" size="display2">
          {t('Contact')}
        </Heading>
        <Text size="lead">{shopText(replyPromise)}</Text>
        {store && (
          <DefinitionList
            items={[
              {
                term: t('Support email'),
                description: <Link href={`mailto:${store.supportEmail}`}>{store.supportEmail}</Link>,
              },
              {
                term: t('Phone'),
                description: (
                  <Link href={`tel:${store.supportPhone.replaceAll(' ', '')}`}>{store.supportPhone}</Link>
                ),
              },
              {
                term: t('Sales email'),
                description: <Link href={`mailto:${store.salesEmail}`}>{store.salesEmail}</Link>,
              },
              { term: t('Business hours'), description: store.businessHours },
            ]}
          />
        )}
        <Stack as="section" gap={4} aria-labelledby="write-to-us">
          <Heading as="h2" id="write-to-us">
            {t('Write to us')}
          </Heading>
          <ContactForm user={user ?? null} orderNumber={orderNumber} />
        </Stack>
        <SellerDetails />
        <Text>
          {withNodes(t('To try a product, visit one of our [stores]. For quick answers, see our [faqs].'), {
            stores: (
              <Link href={paths.stores} LinkComponent={RouterLink}>
                {t('stores')}
              </Link>
            ),
            faqs: (
              <Link href={paths.faqs} LinkComponent={RouterLink}>
                {t('FAQs')}
              </Link>
            ),
          })}
        </Text>
      </Stack>
    </Section>
  )
}
