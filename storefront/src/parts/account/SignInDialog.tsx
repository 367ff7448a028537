import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Dialog } from '@shruti/design-system/Dialog'
import { Stack } from '@shruti/design-system/Stack'
import type { User } from '@shruti/server/contract'
import { useState } from 'react'
import { PasswordForm } from '../sign-in/PasswordForm.tsx'
import { PhoneCodeForm } from '../sign-in/PhoneCodeForm.tsx'
import { SecondFactorForm } from '../sign-in/SecondFactorForm.tsx'
import { t } from '../../language/t.ts'

interface SignInDialogProps {
  onSignedIn: (user: User) => void
  onCancel: () => void
}

/** The session ended while something was being filled in: sign in here, and it goes on. */
export default function SignInDialog({ onSignedIn, onCancel }: SignInDialogProps) {
  const [way, setWay] = useState<'password' | 'phone' | 'second-factor'>('phone')
  const other = way === 'phone' ? 'password' : 'phone'
  const Form = way === 'phone' ? PhoneCodeForm : PasswordForm
  return (
    <Dialog
      open
      onOpenChange={open => !open && onCancel()}
      title={t('Your session has ended')}
      description={t('Sign in to go on. What you filled in is kept.')}
    >
      {way === 'second-factor' ? (
        <SecondFactorForm onSignedIn={onSignedIn} onStartAgain={() => setWay('password')} />
      ) : (
        <Stack gap={5}>
          <Form onSignedIn={onSignedIn} onSecondFactor={() => setWay('second-factor')} />
          <Cluster>
            <Button variant="quiet" size="small" onClick={() => setWay(other)}>
              {other === 'phone' ? t('Sign in with an OTP') : t('Sign in with a password')}
            </Button>
          </Cluster>
        </Stack>
      )}
    </Dialog>
  )
}
