import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { SettingRow } from '@shruti/design-system/SettingRow'
import type { Account } from '@shruti/server/contract'
import { useState } from 'react'
import { accountFields, isVerified, writtenValue, type AccountField } from './account-fields.ts'
import { DetailForm } from './DetailForm.tsx'
import { useEditing } from './use-editing.ts'
import { t } from '../../language/t.ts'

interface DetailRowProps {
  field: AccountField
  account: Account
}

/** One of the account's details, and in its place the form that changes or verifies it [AUTH-12]. */
export function DetailRow({ field, account }: DetailRowProps) {
  const { label } = accountFields()[field]
  const written = writtenValue(account, field)
  const verified = isVerified(account, field)
  // Who signed in by phone alone has no name yet, and is asked for one.
  const { isEditing, openerRef, open, close } = useEditing(field === 'name' && written === null)
  /** What is verified without being changed. */
  const [known, setKnown] = useState<string>()
  const edit = (value?: string) => {
    setKnown(value)
    open()
  }
  if (isEditing)
    return (
      <DetailForm
        field={field}
        known={known}
        start={(field === 'name' && account.name) || ''}
        isAsked={field === 'name' && written === null}
        onDone={close}
      />
    )
  return (
    <SettingRow
      term={label}
      mark={
        verified !== null && (
          <Badge tone={verified ? 'success' : 'warning'}>
            {verified ? t('Verified') : t('Not verified')}
          </Badge>
        )
      }
      action={
        <Cluster gap={2} justify="end">
          {verified === false && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('Verify {detail}', { detail: label.toLowerCase() })}
              onClick={() => edit(account[field] ?? undefined)}
            >
              {t('Verify')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            ref={openerRef}
            aria-label={`${written === null ? t('Add') : t('Change')} ${label.toLowerCase()}`}
            onClick={() => edit()}
          >
            {written === null ? t('Add') : t('Change')}
          </Button>
        </Cluster>
      }
    >
      {written ?? t('Not given')}
    </SettingRow>
  )
}
