import { formatDateTime } from '@shruti/design-system'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import type { WarrantyClaim } from '@shruti/server/contract'
import { warrantyFaults } from '@shruti/server/contract/warranty'
import { ParcelLink } from './ParcelLink.tsx'

/** A claim's steps as its customer reads them. */
const claimStatusWords: Readonly<Record<WarrantyClaim['status'], string>> = {
  requested: 'Requested',
  approved: 'Approved',
  declined: 'Declined',
  received: 'Received',
  repaired: 'Repaired and sent back',
  replaced: 'Replacement sent',
}

/** A claim with what is wrong, and each step with its time [BEY-10]. */
export function WarrantyClaimProgress({ claim }: { claim: WarrantyClaim }) {
  return (
    <Stack gap={3}>
      <Heading as="h2">Warranty claim: {claimStatusWords[claim.status].toLowerCase()}</Heading>
      <DefinitionList
        size="small"
        items={[
          { term: 'Number', description: claim.number },
          { term: 'Product', description: `${claim.name}, ${claim.variantName}` },
          { term: 'Problem', description: warrantyFaults[claim.fault] },
          ...(claim.parcel ? [{ term: 'Parcel', description: <ParcelLink parcel={claim.parcel} /> }] : []),
          ...claim.timeline.map(step => ({
            key: step.status,
            term: claimStatusWords[step.status],
            description: [formatDateTime(step.at), step.note].filter(Boolean).join('. '),
          })),
        ]}
      />
    </Stack>
  )
}
