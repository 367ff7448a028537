import { formatDateTime } from '@shruti/design-system'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { formatMoney } from '@shruti/design-system/foundations'
import { PhotoList } from '@shruti/design-system/PhotoList'
import { Stack } from '@shruti/design-system/Stack'
import type { OrderReturn } from '@shruti/server/contract'
import { returnReasons } from '@shruti/server/contract/returns'
import { uploadAddress } from '../../queries/upload-address.ts'
import { ParcelLink } from './ParcelLink.tsx'
import { returnedItems, returnStatusWords } from './return-words.ts'
import { joinSentences } from '@shruti/design-system/texts'
import { t } from '../../language/t.ts'
import { shopText } from '../../language/shop-text.ts'

/** A return with what comes back, why, how much is refunded to where, and each step with its time [BEY-11]. */
export function ReturnProgress({ value }: { value: OrderReturn }) {
  return (
    <Stack gap={3}>
      <Heading as="h2">
        {t('Return: {status}', { status: returnStatusWords()[value.status].toLowerCase() })}
      </Heading>
      <DefinitionList
        size="small"
        items={[
          { term: t('Items'), description: returnedItems(value) },
          { term: t('Reason'), description: shopText(returnReasons[value.reason]) },
          ...(value.comment ? [{ term: t('Comment'), description: value.comment }] : []),
          ...(value.status === 'rejected' ? [] : [outcome(value)]),
          ...(value.replacement
            ? [{ term: t('Parcel'), description: <ParcelLink parcel={value.replacement} /> }]
            : []),
          ...(value.payoutReference
            ? [{ term: t('UPI reference'), description: value.payoutReference }]
            : []),
          ...value.timeline.map(step => ({
            key: step.status,
            term: returnStatusWords()[step.status],
            description: joinSentences([formatDateTime(step.at), step.note]),
          })),
        ]}
      />
      {value.items.map(({ lineIndex, name, photos }) => (
        <PhotoList
          key={lineIndex}
          photos={photos}
          photoAddress={uploadAddress}
          label={t('Photo of {name}', { name })}
        />
      ))}
    </Stack>
  )
}

/** What the customer gets for what comes back. */
function outcome({ resolution, amount, refundTo, upiId }: OrderReturn) {
  if (resolution === 'replacement')
    return { term: t('Replacement'), description: t('The same product and colour') }
  const target = refundTo === 'source' ? t('the way you paid') : t('UPI ID {upiId}', { upiId: upiId ?? '' })
  return {
    term: t('Refund'),
    description: t('{amount} to {target}', { amount: formatMoney(amount), target }),
  }
}
