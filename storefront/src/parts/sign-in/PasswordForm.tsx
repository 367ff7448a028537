import { Button } from '@shruti/design-system/Button'
import { PasswordField } from '@shruti/design-system/PasswordField'
import { TextField } from '@shruti/design-system/TextField'
import { accountSchemas } from '@shruti/server/contract'
import { asksForSecondFactor, useLogin } from '../../queries/sign-in.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { FormStack } from '../form/FormStack.tsx'
import type { SignInFormProps } from './sign-in-form.ts'

/** User name or email, and password [AUTH-2]. */
export function PasswordForm({ onSignedIn, onSecondFactor }: SignInFormProps) {
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
  return (
    <FormStack onSubmit={event => void submit(event)}>
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint="Forgot your password? Sign in with an OTP."
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" loading={login.isPending}>
        Sign in
      </Button>
    </FormStack>
  )
}
