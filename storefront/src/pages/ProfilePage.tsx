import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Section } from '@shruti/design-system/Section'
import { SectionNav } from '@shruti/design-system/SectionNav'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import type { ComponentType } from 'react'
import type { App } from '../app/app-context.ts'
import { accountSections, type AccountSection } from '../content/account-sections.ts'
import { PageHead } from '../head/PageHead.tsx'
import { AccountDetails } from '../parts/account/AccountDetails.tsx'
import { AccountGate } from '../parts/account/AccountGate.tsx'
import { AccountPrivacy } from '../parts/account/AccountPrivacy.tsx'
import { AccountSecurity } from '../parts/account/AccountSecurity.tsx'
import { ProductAlerts } from '../parts/account/ProductAlerts.tsx'
import { AddressBook } from '../parts/address/AddressBook.tsx'
import { accountQuery } from '../queries/account.ts'
import { addressesQuery } from '../queries/addresses.ts'
import { devicesQuery } from '../queries/devices.ts'
import { consentsQuery } from '../queries/personal-data.ts'
import { productAlertsQuery } from '../queries/product-alerts.ts'
import { requireUser, signedIn, type PageLoader } from '../router/guards.ts'
import { NotFound } from '../router/resolve.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { useUrl } from '../router/router-context.ts'
import { t } from '../language/t.ts'

interface Content {
  readonly Content: ComponentType
  readonly load: (app: App) => Promise<unknown>
}

const contents: Readonly<Record<AccountSection['href'], Content>> = {
  '/profile': {
    Content: AccountDetails,
    load: app => app.queryClient.ensureQueryData(accountQuery(app)),
  },
  '/profile/addresses': {
    Content: AddressBook,
    load: app => app.queryClient.ensureQueryData(addressesQuery(app)),
  },
  '/profile/product-news': {
    Content: ProductAlerts,
    load: app => app.queryClient.ensureQueryData(productAlertsQuery(app)),
  },
  '/profile/security': {
    Content: AccountSecurity,
    load: app =>
      Promise.all([
        app.queryClient.ensureQueryData(accountQuery(app)),
        app.queryClient.fetchQuery(devicesQuery(app)),
      ]),
  },
  '/profile/privacy': {
    Content: AccountPrivacy,
    load: app => app.queryClient.ensureQueryData(consentsQuery(app)),
  },
}

const sectionAt = (pathname: string) => accountSections().find(({ href }) => href === pathname)

export const loader: PageLoader = async (app, { url }) => {
  await requireUser(app, url)
  const section = sectionAt(url.pathname)
  if (!section) throw new NotFound('Page not found')
  return signedIn(app, url, async () => {
    await contents[section.href].load(app)
    return null
  })
}

/** The account's pages, each at its own address: details, addresses, product news, security, privacy. */
export default function ProfilePage() {
  const section = sectionAt(useUrl().pathname) ?? accountSections()[0]
  const { Content } = contents[section.href]
  return (
    <Section spacing="compact" width="checkout">
      <PageHead title={section.title} description={t('Your Shruti account.')} hidden />
      <Stack gap={7}>
        <Heading as="h1" size="display2">
          {t('Profile')}
        </Heading>
        <noscript>
          <Notice tone="warning">
            {t('Changing your account needs JavaScript. You can read your details without it.')}
          </Notice>
        </noscript>
        <Split ratio="3:9">
          <SectionNav
            label={t('Your account')}
            links={accountSections()}
            currentPath={section.href}
            LinkComponent={RouterLink}
          />
          <AccountGate>
            <Content />
          </AccountGate>
        </Split>
      </Stack>
    </Section>
  )
}
