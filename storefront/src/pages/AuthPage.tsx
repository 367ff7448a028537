import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Section } from '@shruti/design-system/Section'
import { Spinner } from '@shruti/design-system/Spinner'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { Suspense, useEffect, useState } from 'react'
import { useNavigateTo, useUrl } from '../router/router-context.ts'
import { Redirect } from '../router/resolve.ts'
import type { User } from '@shruti/server/contract'
import { consentWordings } from '@shruti/server/contract/consents'
import { useApp } from '../app/app-context.ts'
import type { PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { afterSignIn, paths, safeNext } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { PasswordForm } from '../parts/sign-in/PasswordForm.tsx'
import { PhoneCodeForm } from '../parts/sign-in/PhoneCodeForm.tsx'
import { RegisterForm } from '../parts/sign-in/RegisterForm.tsx'
import { ResetPasswordForm } from '../parts/sign-in/ResetPasswordForm.tsx'
import { userQuery, useUser } from '../queries/user.ts'
import { t } from '../language/t.ts'
import { shopText } from '../language/shop-text.ts'
import { lazyPart } from '../hydration/lazy-part.tsx'

/** Administrators alone see it: nobody else waits for its script. */
const SecondFactorForm = lazyPart(async () => ({
  default: (await import('../parts/sign-in/SecondFactorForm.tsx')).SecondFactorForm,
}))

/** Someone who is signed in has nothing to do here [ROUTE-3]. */
export const loader: PageLoader = async (app, { url }) => {
  const user = await app.queryClient.ensureQueryData(userQuery(app))
  return user ? new Redirect(afterSignIn(user, url.searchParams.get('next'))) : null
}

const ways = () =>
  [
    { id: 'phone', label: 'OTP', title: t('Sign in with your phone'), Form: PhoneCodeForm },
    { id: 'password', label: t('Password'), title: t('Sign in with a password'), Form: PasswordForm },
    { id: 'register', label: t('Register'), title: t('Create an account'), Form: RegisterForm },
  ] as const

/** Who comes from the checkout has something to buy, and needs no more of an account than this [ROUTE-2]. */
const checkoutTitle = () => t('Continue with your phone number')

/** Not listed among the ways: a sign-in with a password leads there [AUTH-7]. */
const reset = () => ({ id: 'reset', title: t('Choose a new password') }) as const

/** Sign-in and registration [AUTH-1, AUTH-2]. */
export default function AuthPage() {
  const { notify } = useApp()
  const navigate = useNavigateTo()
  const { searchParams: search } = useUrl()
  const { isLoading } = useUser()
  const next = search.get('next')
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false)
  const chosen = search.get('way')
  const isReset = chosen === reset().id
  const way = ways().find(({ id }) => id === chosen) ?? ways()[0]
  // A cart is waiting: the shortest way alone, until another is asked for.
  const isCheckout = chosen === null && safeNext(next)?.split(/[?#]/)[0] === paths.checkout
  const title = isReset ? reset().title : isCheckout ? checkoutTitle() : way.title

  // Only a guard sends here with a page to come back to [ROUTE-2].
  useEffect(() => {
    if (next === null) return
    notify({
      title: t('Authentication Required'),
      description: t('Please log in to continue.'),
      mark: 'information',
    })
  }, [next, notify])

  const goOn = (user: User) => {
    const target = afterSignIn(user, next)
    // The administration is another application: as a page of its own it names all its code at once, where a slow line
    // would wait for one part after the other.
    if (target.startsWith(paths.admin)) window.location.replace(target)
    else navigate(target, { replace: true })
  }
  const hrefOf = (id: string) =>
    `${paths.auth}?${new URLSearchParams({ way: id, ...(next !== null && { next }) }).toString()}`

  function signInAnew() {
    notify({ title: t('Password saved'), description: t('Sign in with it. All devices were signed out.') })
    navigate(hrefOf('password'), { replace: true })
  }

  return (
    <Section spacing="compact" width="text">
      <PageHead title={title} description={t('Sign in to your Shruti account, or create one.')} hidden />
      {isLoading ? (
        <Spinner label={t('Loading your account')} />
      ) : needsSecondFactor ? (
        <Stack gap={6}>
          <Heading as="h1" size="display2">
            {t('Enter your code')}
          </Heading>
          <Suspense fallback={<Spinner label={t('Loading the form')} />}>
            <SecondFactorForm onSignedIn={goOn} onStartAgain={() => setNeedsSecondFactor(false)} />
          </Suspense>
        </Stack>
      ) : (
        <Stack gap={6}>
          <Heading as="h1" size="display2">
            {title}
          </Heading>
          {isCheckout ? (
            <Text>
              {t(
                'We send a code to your phone, and you go on with your order. There is no form to fill in: the number is your account from then on, with this order in it.',
              )}
            </Text>
          ) : (
            <Cluster as="nav" aria-label={t('Ways to sign in')} gap={5}>
              {ways().map(({ id, label }) => (
                <Link
                  key={id}
                  href={hrefOf(id)}
                  variant={!isReset && id === way.id ? 'strong' : 'text'}
                  aria-current={!isReset && id === way.id ? 'page' : undefined}
                  LinkComponent={RouterLink}
                >
                  {label}
                </Link>
              ))}
            </Cluster>
          )}
          <noscript>
            <Text>{t('Signing in needs JavaScript. You can look around and fill a cart without it.')}</Text>
          </noscript>
          {isReset ? (
            <ResetPasswordForm onReset={signInAnew} />
          ) : (
            <way.Form
              onSignedIn={goOn}
              onSecondFactor={() => setNeedsSecondFactor(true)}
              resetHref={hrefOf(reset().id)}
            />
          )}
          {isCheckout && (
            <Cluster>
              <Link href={hrefOf('password')} LinkComponent={RouterLink}>
                {t('Sign in another way')}
              </Link>
            </Cluster>
          )}
          <Stack gap={3}>
            <Text tone="muted">{shopText(consentWordings.account.text)}</Text>
            <Cluster gap={5}>
              <Link href={paths.termsOfService} LinkComponent={RouterLink}>
                {t('Terms of service')}
              </Link>
              <Link href={paths.privacyPolicy} LinkComponent={RouterLink}>
                {t('Privacy policy')}
              </Link>
            </Cluster>
          </Stack>
        </Stack>
      )}
    </Section>
  )
}
