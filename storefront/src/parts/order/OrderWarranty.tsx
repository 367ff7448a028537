import { formatDate } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import type { Order, OrderWarranties } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { warrantiesQuery } from '../../queries/warranty.ts'
import { WarrantyClaimForm } from './WarrantyClaimForm.tsx'
import { WarrantyClaimProgress } from './WarrantyClaimProgress.tsx'
import { useOpener } from '../form/use-opener.ts'
import { t } from '../../language/t.ts'

/** The warranty of what was delivered, the claims, and the way to make one [BEY-10]. */
export function OrderWarranty({ order }: { order: Order }) {
  const { data } = useSuspenseQuery(warrantiesQuery(useApp(), order.id))
  const [isAsking, setIsAsking] = useState(false)
  const opener = useOpener(isAsking)
  const claimable = data.lines.filter(({ canClaim }) => canClaim)
  if (data.lines.every(({ until }) => until === null)) return null
  return (
    <>
      {data.claims.map(claim => (
        <WarrantyClaimProgress key={claim.id} claim={claim} />
      ))}
      <Stack as="section" gap={3} aria-labelledby="warranty">
        <Heading as="h2" id="warranty">
          {t('Warranty')}
        </Heading>
        <DefinitionList size="small" items={data.lines.map(toItem)} />
        {claimable.length > 0 &&
          (isAsking ? (
            <WarrantyClaimForm orderId={order.id} lines={claimable} onDone={() => setIsAsking(false)} />
          ) : (
            <Cluster>
              <Button ref={opener} variant="secondary" onClick={() => setIsAsking(true)}>
                {t('Claim warranty')}
              </Button>
            </Cluster>
          ))}
      </Stack>
    </>
  )
}

function toItem({ lineIndex, name, variantName, until }: OrderWarranties['lines'][number]) {
  return {
    key: String(lineIndex),
    term: `${name}, ${variantName}`,
    description: until === null ? t('No warranty') : t('Until {date}', { date: formatDate(until) }),
  }
}
