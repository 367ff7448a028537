import { Breadcrumb } from '@shruti/design-system/Breadcrumb'
import { Button } from '@shruti/design-system/Button'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Price } from '@shruti/design-system/Price'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { colourPath, firstColour } from '../head/colour-path.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { AlertForm } from '../parts/product-alert/AlertForm.tsx'
import { readAlertKind } from '../parts/product-alert/alert-path.ts'
import { crumbsOf } from '../parts/product/ProductHead.tsx'
import { accountQuery } from '../queries/account.ts'
import { productQuery } from '../queries/catalogue.ts'
import { userQuery, useUser } from '../queries/user.ts'
import { orNotFound, type PageLoader } from '../router/guards.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { usePathParams, useUrl } from '../router/router-context.ts'
import { t } from '../language/t.ts'
import { withNodes } from '../language/with-nodes.tsx'

export const loader: PageLoader = async (app, { params }) => {
  const { queryClient } = app
  await orNotFound(queryClient.ensureQueryData(productQuery(app, params['idOrSlug'] ?? '')))
  // A page that is printed for everybody must not say that nobody is signed in [SRV-8].
  if (app.sessionHint() !== 'user') return null
  // Whose session has ended types the address.
  const user = await queryClient.ensureQueryData(userQuery(app)).catch(() => null)
  if (user) await queryClient.prefetchQuery(accountQuery(app))
  return null
}

/** Asks to be told when a colour is back or costs less [BEY-8]. The colour and what it is about are in the address. */
export default function ProductAlertPage() {
  const app = useApp()
  const { idOrSlug = '' } = usePathParams()
  const { searchParams } = useUrl()
  const { data: product } = useSuspenseQuery(productQuery(app, idOrSlug))
  const { data: user } = useUser()
  const { data: account } = useQuery({ ...accountQuery(app), enabled: Boolean(user) })
  const variantIndex = firstColour(product.variants, searchParams.get('color'))
  const variant = product.variants[variantIndex]
  const kind = readAlertKind(searchParams.get('about'), variant)
  const sent = searchParams.get('sent')
  const name = variant ? t('{name} in {colour}', { name: product.name, colour: variant.name }) : product.name
  const title = kind === 'back_in_stock' ? t('Tell me when it is back') : t('Tell me if it costs less')
  const productPath = variant ? colourPath(product.slug, variant.name) : paths.product(product.slug)
  return (
    <Section spacing="compact" width="text">
      <PageHead
        title={`${title}: ${name}`}
        description={t('News of {name} by email, once.', { name })}
        hidden
      />
      <Stack gap={6}>
        <Breadcrumb
          items={[
            ...crumbsOf(product).map(({ name: label, path }) => ({ label, href: path })),
            { label: t('Tell me') },
          ]}
          LinkComponent={RouterLink}
        />
        <Heading as="h1" size="display2">
          {title}
        </Heading>
        {kind === 'back_in_stock' && variant && variant.stock > 0 ? (
          <Notice
            tone="success"
            title={t('It is in stock')}
            action={
              <Button variant="secondary" size="small" href={productPath} LinkComponent={RouterLink}>
                {t('View {name}', { name: product.name })}
              </Button>
            }
          >
            {t('You can buy {name} now.', { name })}
          </Notice>
        ) : (
          <>
            <Text size="lead">{name}</Text>
            <Text>
              {kind === 'back_in_stock'
                ? t('We send one email when you can buy it again.')
                : withNodes(t('It costs [price] now. We send one email when it costs less.'), {
                    price: <Price price={variant?.price ?? product.price} size="inherit" />,
                  })}
            </Text>
            <AlertForm
              key={`${kind} ${name}`}
              product={product}
              variantIndex={variantIndex}
              kind={kind}
              ownEmail={account?.emailVerified === true ? (account.email ?? undefined) : undefined}
              posted={sent === 'waiting' || sent === 'confirmation_sent' ? sent : null}
            />
          </>
        )}
      </Stack>
    </Section>
  )
}
