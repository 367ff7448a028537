import { Button } from '@shruti/design-system/Button'
import { SettingRow } from '@shruti/design-system/SettingRow'
import type { Account } from '@shruti/server/contract'
import { PasswordChangeForm } from './PasswordChangeForm.tsx'
import { useEditing } from './use-editing.ts'
import { t } from '../../language/t.ts'

/** The password, and in its place the form that changes it or sets the first [AUTH-7]. */
export function PasswordRow({ account }: { account: Account }) {
  const { isEditing, openerRef, open, close } = useEditing()
  const verb = account.hasPassword ? t('Change') : t('Set')
  if (isEditing)
    return (
      <div>
        <PasswordChangeForm account={account} onDone={close} />
      </div>
    )
  return (
    <SettingRow
      term={t('Password')}
      action={
        <Button
          variant="quiet"
          size="small"
          ref={openerRef}
          aria-label={t('{verb} password', { verb })}
          onClick={open}
        >
          {verb}
        </Button>
      }
    >
      {account.hasPassword ? t('Set') : t('Not set. You sign in with an OTP.')}
    </SettingRow>
  )
}
