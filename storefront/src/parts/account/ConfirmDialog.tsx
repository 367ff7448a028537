import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Dialog } from '@shruti/design-system/Dialog'
import { PasswordField } from '@shruti/design-system/PasswordField'
import { Spinner } from '@shruti/design-system/Spinner'
import { Stack } from '@shruti/design-system/Stack'
import { TextField } from '@shruti/design-system/TextField'
import { ownAccountSchemas, type Account } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { accountQuery, useReauthenticate } from '../../queries/account.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { ConfirmByCode } from './ConfirmByCode.tsx'
import { codeDestinations } from './code-destinations.ts'
import { t } from '../../language/t.ts'

interface ConfirmDialogProps {
  onConfirmed: () => void
  onCancel: () => void
}

/** Asks the owner to confirm that it is them before what cannot be undone [AUTH-9]. */
export default function ConfirmDialog({ onConfirmed, onCancel }: ConfirmDialogProps) {
  const { data: account } = useQuery(accountQuery(useApp()))
  return (
    <Dialog
      open
      onOpenChange={open => !open && onCancel()}
      size="small"
      title={t('Confirm that it is you')}
      description={t('We ask before what cannot be undone, unless you signed in within the last 10 minutes.')}
    >
      {account ? (
        <Ways account={account} onConfirmed={onConfirmed} />
      ) : (
        <Spinner label={t('Loading your account')} />
      )}
    </Dialog>
  )
}

/** A code of the app where two-step sign-in is on; else the password, or a code where there is none or it is forgotten. */
function Ways({ account, onConfirmed }: { account: Account; onConfirmed: () => void }) {
  const [isByCode, setIsByCode] = useState(!account.hasPassword)
  if (account.secondFactor.on) return <ConfirmByEntry field="code" onConfirmed={onConfirmed} />
  if (isByCode) return <ConfirmByCode account={account} onConfirmed={onConfirmed} />
  return (
    <Stack gap={5}>
      <ConfirmByEntry field="password" onConfirmed={onConfirmed} />
      {codeDestinations(account).length > 0 && (
        <Cluster>
          <Button variant="quiet" size="small" onClick={() => setIsByCode(true)}>
            {t('Confirm with an OTP instead')}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

function ConfirmByEntry({ field, onConfirmed }: { field: 'password' | 'code'; onConfirmed: () => void }) {
  const confirm = useReauthenticate()
  const { register, handleSubmit, setError, setFocus, formState } = useContractForm(
    ownAccountSchemas.reauthenticateInput,
    { [field]: '' },
  )
  useEffect(() => setFocus(field), [setFocus, field])
  const submit = handleSubmit(input =>
    confirm.mutate(input, {
      onSuccess: onConfirmed,
      onError: error => {
        if (!showFieldErrors(error, setError, ['password', 'code'])) setFocus(field)
      },
    }),
  )
  const error = formState.errors[field]?.message
  return (
    <FormStack onSubmit={event => void submit(event)}>
      {field === 'password' ? (
        <PasswordField
          label={t('Password')}
          autoComplete="current-password"
          error={error}
          {...register('password')}
        />
      ) : (
        <TextField
          label={t('Code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={t('6 digits of your authenticator app, or one of your recovery codes.')}
          error={error}
          {...register('code')}
        />
      )}
      <CallProblem error={confirm.error} fields={['password', 'code']} />
      <Button type="submit" loading={confirm.isPending}>
        {t('Confirm')}
      </Button>
    </FormStack>
  )
}
