import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { RuledList } from '@shruti/design-system/RuledList'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import type { PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { describeStores } from '../head/store-structured-data.ts'
import { paths } from '../paths.ts'
import { openingInWords } from '../parts/store/opening-in-words.ts'
import { storesQuery } from '../queries/shop.ts'
import { shopText } from '../language/shop-text.ts'
import { t } from '../language/t.ts'

export const loader: PageLoader = async app => {
  await app.queryClient.ensureQueryData(storesQuery(app))
  return null
}

/** The five stores [ROUTE-5]. */
export default function StoresPage() {
  const { data: stores = [] } = useQuery(storesQuery(useApp()))
  return (
    <Section spacing="compact" width="checkout">
      <PageHead
        title={t('Stores')}
        description={t(
          'Where to try Shruti earbuds before you buy: addresses, phone numbers and opening hours of our stores.',
        )}
        canonicalPath={paths.stores}
        structuredData={import.meta.env.SSR ? describeStores(stores) : []}
      />
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading as="h1" size="display2">
            {t('Stores')}
          </Heading>
          <Text>{t('Try our earbuds before you buy. Bring your own music.')}</Text>
        </Stack>
        <RuledList density="roomy">
          {stores.map(store => (
            <li key={store.id}>
              <Stack as="article" gap={1}>
                <Heading as="h2">{shopText(store.city)}</Heading>
                <Text strong>{store.name}</Text>
                <Text>{shopText(store.address)}</Text>
                <Text>{store.hours}</Text>
                {store.opening && <Text strong>{openingInWords(store.opening)}</Text>}
                <Link href={`tel:${store.phone.replaceAll(' ', '')}`}>{store.phone}</Link>
              </Stack>
            </li>
          ))}
        </RuledList>
      </Stack>
    </Section>
  )
}
