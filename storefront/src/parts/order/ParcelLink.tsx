import { Link } from '@shruti/design-system/Link'
import { t } from '../../language/t.ts'

interface ParcelLinkProps {
  parcel: {
    readonly carrier: string | null
    readonly trackingNumber: string
    readonly trackingUrl: string | null
  }
}

/** A parcel that was sent back, with the courier's own page where there is one. */
export function ParcelLink({ parcel: { carrier, trackingNumber, trackingUrl } }: ParcelLinkProps) {
  const text = t('{carrier}, tracking number {trackingNumber}', {
    carrier: carrier ?? t('Courier'),
    trackingNumber,
  })
  return trackingUrl === null ? text : <Link href={trackingUrl}>{text}</Link>
}
