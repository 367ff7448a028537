import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { QrCode } from '@shruti/design-system/QrCode'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import { ownAccountSchemas, type RecoveryCodes, type StartedSecondFactor } from '@shruti/server/contract'
import { useConfirmSecondFactor } from '../../queries/second-factor.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { t } from '../../language/t.ts'

interface SecondStepSetupProps {
  started: StartedSecondFactor
  onTurnedOn: (codes: RecoveryCodes) => void
  onCancel: () => void
}

/** The secret, to scan or to type in, and the first code of the app [AUTH-10]. */
export function SecondStepSetup({ started, onTurnedOn, onCancel }: SecondStepSetupProps) {
  const confirm = useConfirmSecondFactor()
  const { register, handleSubmit, setError, formState } = useContractForm(
    ownAccountSchemas.secondFactorCodeInput,
    { code: '' },
  )
  const submit = handleSubmit(input =>
    confirm.mutate(input, {
      onSuccess: onTurnedOn,
      onError: error => showFieldErrors(error, setError, ['code']),
    }),
  )
  return (
    <FormStack onSubmit={event => void submit(event)}>
      <Text>{t('Scan this with an authenticator app, then enter the code that the app shows.')}</Text>
      <QrCode value={started.uri} label={t('Two-step sign-in of Shruti, for an authenticator app')} />
      <Stack gap={1}>
        <Text size="small" tone="muted">
          {t('If you cannot scan it, type this key into the app:')}
        </Text>
        <Text size="data">{started.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Text>
      </Stack>
      <TextField
        label={t('Code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={t('6 digits.')}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <CallProblem error={confirm.error} fields={['code']} />
      <Cluster>
        <Button type="submit" loading={confirm.isPending}>
          {t('Turn on')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Cluster>
    </FormStack>
  )
}
