import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import { Consents } from './Consents.tsx'
import { DataExport } from './DataExport.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { t } from '../../language/t.ts'

/** Consents, export, deletion [AUTH-11]. */
export function AccountPrivacy() {
  return (
    <Stack gap={8}>
      <Stack as="section" gap={5} aria-label={t('What you agreed to')}>
        <Heading as="h2">{t('What you agreed to')}</Heading>
        <Consents />
      </Stack>
      <Stack as="section" gap={5} aria-label={t('Your data')}>
        <Heading as="h2">{t('Your data')}</Heading>
        <DataExport />
      </Stack>
      <Stack as="section" gap={5} aria-label={t('Delete account')}>
        <Heading as="h2">{t('Delete account')}</Heading>
        <DeleteAccount />
      </Stack>
    </Stack>
  )
}
