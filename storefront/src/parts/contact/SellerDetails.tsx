import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import { grievancePromise } from '@shruti/server/contract/grievances'
import { useSettings } from '../../queries/shop.ts'
import { Officer } from './Officer.tsx'
import { t } from '../../language/t.ts'
import { shopText } from '../../language/shop-text.ts'

/** Who sells, and who answers complaints, as the Consumer Protection (E-Commerce) Rules 2020 ask; from the settings alone. */
export function SellerDetails() {
  const store = useSettings()?.store
  if (!store) return null
  const { legalName, addressLines, gstin, grievanceOfficer } = store
  return (
    <>
      <Stack as="section" gap={3} aria-labelledby="seller">
        <Heading as="h2" id="seller">
          {t('Seller')}
        </Heading>
        <DefinitionList
          items={[
            { term: t('Legal name'), description: legalName },
            { term: t('Address'), description: addressLines.join(', ') },
            { term: 'GSTIN', description: gstin },
          ]}
        />
      </Stack>
      {grievanceOfficer && (
        <Officer
          id="grievance-officer"
          title={t('Grievance officer')}
          promise={shopText(grievancePromise)}
          officer={grievanceOfficer}
        />
      )}
    </>
  )
}
