import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { PasswordField } from '@shruti/design-system/PasswordField'
import { ownAccountSchemas, type Account } from '@shruti/server/contract'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.ts'
import { useChangePassword } from '../../queries/account.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { t } from '../../language/t.ts'

const fieldNames = ['currentPassword', 'newPassword'] as const

/** Changes the password, or sets the first; all other devices are signed out [AUTH-7]. */
export function PasswordChangeForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const { notify } = useApp()
  const change = useChangePassword()
  const { hasPassword } = account
  const { register, handleSubmit, setError, setFocus, formState } = useContractForm(
    ownAccountSchemas.changePasswordInput,
    { ...(hasPassword && { currentPassword: '' }), newPassword: '' },
  )
  const { errors } = formState
  useEffect(() => setFocus(hasPassword ? 'currentPassword' : 'newPassword'), [setFocus, hasPassword])
  const submit = handleSubmit(input =>
    change.mutate(input, {
      onSuccess: () => {
        notify({ title: t('Password saved'), description: t('All other devices were signed out.') })
        onDone()
      },
      onError: error => showFieldErrors(error, setError, fieldNames),
    }),
  )
  return (
    <FormStack onSubmit={event => void submit(event)}>
      {hasPassword && (
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      )}
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        hint={t('At least 8 characters. A longer password is safer. All other devices will be signed out.')}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <CallProblem error={change.error} fields={fieldNames} />
      <Cluster>
        <Button type="submit" loading={change.isPending}>
          {t('Save password')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </Cluster>
    </FormStack>
  )
}
