import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { PasswordField } from '@shruti/design-system/PasswordField'
import { TextField } from '@shruti/design-system/TextField'
import { accountSchemas } from '@shruti/server/contract'
import { ApiError } from '../../api/api-error.ts'
import { asksForSecondFactor, useLogin } from '../../queries/sign-in.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { FormStack } from '../form/FormStack.tsx'
import type { SignInFormProps } from './sign-in-form.ts'
import { t } from '../../language/t.ts'

/** User name or email, and password [AUTH-2]. */
export function PasswordForm({ onSignedIn, onSecondFactor, resetHref }: SignInFormProps) {
  const login = useLogin()
  const { register, handleSubmit, formState } = useContractForm(accountSchemas.loginInput, {
    username: '',
    password: '',
  })
  const { errors } = formState
  const submit = handleSubmit(input =>
    login.mutate(input, {
      onSuccess: onSignedIn,
      onError: error => {
        if (asksForSecondFactor(error)) onSecondFactor()
      },
    }),
  )
  const isRefused = login.error instanceof ApiError && login.error.code === 'invalid_credentials'
  const resetLink = resetHref !== undefined && (
    <Link href={resetHref} variant="strong" LinkComponent={RouterLink}>
      {t('Forgot password?')}
    </Link>
  )
  return (
    <FormStack onSubmit={event => void submit(event)}>
      <TextField
        label={t('Username or email')}
        autoComplete="username"
        autoCapitalize="none"
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {isRefused && resetLink && (
        <Notice tone="danger" live action={resetLink}>
          {t(
            'The username, the email or the password is not correct. You can choose a new password with an OTP.',
          )}
        </Notice>
      )}
      <Button type="submit" loading={login.isPending}>
        {t('Sign in')}
      </Button>
      {!isRefused && resetLink && <Cluster>{resetLink}</Cluster>}
    </FormStack>
  )
}
