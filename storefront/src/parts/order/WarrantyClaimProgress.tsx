import { formatDateTime } from '@shruti/design-system'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import type { WarrantyClaim } from '@shruti/server/contract'
import { warrantyFaults } from '@shruti/server/contract/warranty'
import { claimStatusWords } from './claim-words.ts'
import { ParcelLink } from './ParcelLink.tsx'
import { joinSentences } from '@shruti/design-system/texts'
import { t } from '../../language/t.ts'
import { shopText } from '../../language/shop-text.ts'

/** A claim with what is wrong, and each step with its time [BEY-10]. */
export function WarrantyClaimProgress({ claim }: { claim: WarrantyClaim }) {
  return (
    <Stack gap={3}>
      <Heading as="h2">
        {t('Warranty claim: {status}', { status: claimStatusWords()[claim.status].toLowerCase() })}
      </Heading>
      <DefinitionList
        size="small"
        items={[
          { term: t('Number'), description: claim.number },
          { term: t('Product'), description: `${claim.name}, ${claim.variantName}` },
          { term: t('Problem'), description: shopText(warrantyFaults[claim.fault]) },
          ...(claim.parcel ? [{ term: t('Parcel'), description: <ParcelLink parcel={claim.parcel} /> }] : []),
          ...claim.timeline.map(step => ({
            key: step.status,
            term: claimStatusWords()[step.status],
            description: joinSentences([formatDateTime(step.at), step.note]),
          })),
        ]}
      />
    </Stack>
  )
}
