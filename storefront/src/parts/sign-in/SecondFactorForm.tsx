import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import { ownAccountSchemas, type User } from '@shruti/server/contract'
import { useEffect } from 'react'
import { useCompleteSignIn } from '../../queries/sign-in.ts'
import { FormStack } from '../form/FormStack.tsx'
import { showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { t } from '../../language/t.ts'

interface SecondFactorFormProps {
  onSignedIn: (user: User) => void
  /** Back to the first step: the second has to follow within five minutes. */
  onStartAgain: () => void
}

/** The second step of an administrator's sign-in [AUTH-10]. One field takes either kind of code. */
export function SecondFactorForm({ onSignedIn, onStartAgain }: SecondFactorFormProps) {
  const signIn = useCompleteSignIn()
  const { register, handleSubmit, setError, setFocus, formState } = useContractForm(
    ownAccountSchemas.secondFactorCodeInput,
    { code: '' },
  )
  // The step was asked for, and the code is all that it needs.
  useEffect(() => setFocus('code'), [setFocus])
  const submit = handleSubmit(input =>
    signIn.mutate(input, {
      onSuccess: onSignedIn,
      onError: error => {
        if (!showFieldErrors(error, setError, ['code'])) setFocus('code')
      },
    }),
  )
  return (
    <FormStack onSubmit={event => void submit(event)}>
      <Text>{t('Open your authenticator app and enter the code that it shows for Shruti.')}</Text>
      <TextField
        label={t('Code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={t('6 digits. If you do not have your phone, enter one of your recovery codes.')}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" loading={signIn.isPending}>
        {t('Verify')}
      </Button>
      <Cluster>
        <Button variant="quiet" size="small" onClick={onStartAgain}>
          {t('Start again')}
        </Button>
      </Cluster>
    </FormStack>
  )
}
