import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { RuledList } from '@shruti/design-system/RuledList'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { PageHead } from '../head/PageHead.tsx'
import { listSavedPages, type SavedPage } from '../offline/saved-pages.ts'
import { paths, safeNext } from '../paths.ts'
import type { PageLoader } from '../router/guards.ts'
import { Redirect } from '../router/resolve.ts'
import { useUrl } from '../router/router-context.ts'
import { t } from '../language/t.ts'
import { localPath } from '../language/language.ts'

/** Whoever loads it again with a connection sees the page that was asked for. */
export const loader: PageLoader = (_app, { url }) => {
  const next = nextIn(url)
  return Promise.resolve(next === null ? null : new Redirect(next))
}

/** Where a page leads that is neither saved nor to be had: back to it, and to those that are saved [BEY-14]. */
export default function OfflinePage() {
  const next = useNext()
  const pages = useSavedPages()
  return (
    <Section spacing="compact" width="text">
      <PageHead
        title={t('You are offline')}
        description={t('This page is not saved on this device.')}
        hidden
      />
      <Stack gap={7}>
        <EmptyState
          headingLevel="h1"
          title={t('You are offline')}
          // By the browser itself: there may be a connection again. Until the address is known, it is loaded again.
          action={<Button href={next === undefined ? '' : localPath(next)}>{t('Try again')}</Button>}
        >
          {t(
            'The page you asked for is not saved on this device. Your cart is safe: it is kept by the shop and shows again once you are connected.',
          )}
        </EmptyState>
        {pages.length > 0 && (
          <Stack gap={3}>
            <Heading as="h2">{t('Saved pages')}</Heading>
            <RuledList>
              {pages.map(({ href, title }) => (
                <li key={href}>
                  <Link href={localPath(href)}>{title}</Link>
                </li>
              ))}
            </RuledList>
          </Stack>
        )}
      </Stack>
    </Section>
  )
}

const never = () => () => undefined

const nextIn = ({ searchParams }: Pick<URL, 'searchParams'>) => safeNext(searchParams.get('next'))

/** The address that was asked for. The page is saved without it, so that it is known in the browser alone. */
function useNext(): string | undefined {
  const url = useUrl()
  return useSyncExternalStore<string | undefined>(
    never,
    () => nextIn(url) ?? paths.home,
    () => undefined,
  )
}

/** None at first: the server does not know them. */
function useSavedPages(): readonly SavedPage[] {
  const [pages, setPages] = useState<readonly SavedPage[]>([])
  useEffect(() => {
    // A browser that refuses its storage has saved nothing either.
    listSavedPages(window.caches).then(setPages, () => setPages([]))
  }, [])
  return pages
}
