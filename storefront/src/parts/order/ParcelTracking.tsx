import { Link } from '@shruti/design-system/Link'
import { Stack } from '@shruti/design-system/Stack'
import { StatusTicks } from '@shruti/design-system/StatusTicks'
import { Text } from '@shruti/design-system/Text'
import type { Order, Parcel } from '@shruti/server/contract'
import { t } from '../../language/t.ts'

/** The parcels of an order: who carries each, and what is in it where there are several; and what is not sent yet [ORD-2]. */
export function ParcelTracking({ order: { parcels, unsent } }: { order: Pick<Order, 'parcels' | 'unsent'> }) {
  const [first] = parcels
  if (!first) return null
  if (parcels.length === 1 && unsent.length === 0 && !first.lost) return <CourierLine parcel={first} />
  return (
    <Stack gap={4}>
      {parcels.map(parcel => (
        <Stack gap={1} key={parcel.id}>
          <Text>{t('Parcel {place}: {items}', { place: parcel.id, items: inWords(parcel.items) })}</Text>
          {parcel.lost ? (
            <Text>
              {parcel.lost.resolution === 'resend'
                ? t('It was lost on its way. We send it again, at no cost to you.')
                : t('It was lost on its way. You do not pay for what was in it.')}
            </Text>
          ) : (
            <>
              <StatusTicks status={parcel.status} />
              <CourierLine parcel={parcel} />
            </>
          )}
        </Stack>
      ))}
      {unsent.length > 0 && <Text>{t('Not sent yet: {items}', { items: inWords(unsent) })}</Text>}
    </Stack>
  )
}

/** "Tivra, Silver × 1; Komal, White × 2" */
const inWords = (items: Parcel['items']) =>
  items.map(({ name, variantName, quantity }) => `${name}, ${variantName} × ${quantity}`).join('; ')

/** Who carries a parcel, its number and, where the courier has one, the page that follows it. */
function CourierLine({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Parcel }) {
  if (trackingNumber === null) return null
  return (
    <Text>
      {t('{carrier}, tracking number {trackingNumber}', { carrier: carrier ?? t('Courier'), trackingNumber })}
      {trackingUrl !== null && (
        <>
          {'. '}
          <Link href={trackingUrl} rel="noreferrer">
            {t('Track parcel')}
          </Link>
        </>
      )}
    </Text>
  )
}
