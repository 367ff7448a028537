import { Button } from '@shruti/design-system/Button'
import { PasswordField } from '@shruti/design-system/PasswordField'
import { TextField } from '@shruti/design-system/TextField'
import { accountSchemas } from '@shruti/server/contract'
import { useRegister } from '../../queries/sign-in.ts'
import { phoneNumberError, showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { FormStack } from '../form/FormStack.tsx'
import { useForgetDraft } from '../form/use-form-drafts.ts'
import type { SignInFormProps } from './sign-in-form.ts'
import { t } from '../../language/t.ts'

const draftName = 'register'
const fieldNames = ['username', 'email', 'password', 'name', 'phoneNumber'] as const

/** An optional field that was left empty was not given. */
const emptyAsAbsent = { setValueAs: (value: unknown) => (value === '' ? undefined : value) }

/** Creates an account and signs in [AUTH-2]. */
export function RegisterForm({ onSignedIn }: Pick<SignInFormProps, 'onSignedIn'>) {
  const registration = useRegister()
  const forgetDraft = useForgetDraft(draftName)
  const { register, handleSubmit, setError, formState } = useContractForm(accountSchemas.registerInput, {
    username: '',
    email: '',
    password: '',
  })
  const { errors } = formState
  const submit = handleSubmit(input =>
    registration.mutate(input, {
      onSuccess: user => {
        forgetDraft()
        onSignedIn(user)
      },
      onError: error => showFieldErrors(error, setError, fieldNames),
    }),
  )
  return (
    <FormStack draft={draftName} onSubmit={event => void submit(event)}>
      <TextField
        label={t('Username')}
        autoComplete="username"
        autoCapitalize="none"
        hint={t('3 to 30 letters, digits, dots or underscores.')}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="new-password"
        hint={t('At least 8 characters. A longer password is safer.')}
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label={t('Name')}
        optional
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', emptyAsAbsent)}
      />
      <TextField
        label={t('Mobile number')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={phoneNumberError(errors.phoneNumber?.message)}
        {...register('phoneNumber', emptyAsAbsent)}
      />
      <Button type="submit" loading={registration.isPending}>
        {t('Create account')}
      </Button>
    </FormStack>
  )
}
