import { Link } from '@shruti/design-system/Link'
import { Text } from '@shruti/design-system/Text'
import type { Order } from '@shruti/server/contract'
import { t } from '../../language/t.ts'

type Parcel = Pick<Order, 'carrier' | 'trackingNumber' | 'trackingUrl'>

/** Who carries the parcel, its number and, where the courier has one, the page that follows it. */
export function ParcelTracking({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: Parcel }) {
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
