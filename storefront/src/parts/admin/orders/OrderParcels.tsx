import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Disclosure } from '@shruti/design-system/Disclosure'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import { StatusTicks } from '@shruti/design-system/StatusTicks'
import { Text } from '@shruti/design-system/Text'
import type { AdminOrder } from '@shruti/server/contract'
import { ForRole } from '../access/ForRole.tsx'
import type { InHand } from '../form/in-hand.ts'
import { LostParcel } from './LostParcel.tsx'
import { LostParcelForm } from './LostParcelForm.tsx'
import { ParcelStatusForm } from './ParcelStatusForm.tsx'
import { ShipParcelForm } from './ShipParcelForm.tsx'
import { TrackingForm } from './TrackingForm.tsx'

interface OrderParcelsProps {
  inHand: InHand<AdminOrder>
  /** The first of several parcels is being made up. */
  isSplit: boolean
  onSplit: (isSplit: boolean) => void
}

/** The parcels of an order that goes in several, each moved by itself, and a new one of what is left [ADM-3]. */
export function OrderParcels({ inHand, isSplit, onSplit }: OrderParcelsProps) {
  const { isInParcels, canShipParcel, parcels } = inHand.seen
  return (
    <>
      {isInParcels &&
        parcels.map(parcel => (
          <Stack gap={3} key={parcel.id}>
            <Heading as="h2" size="h3">
              Parcel {parcel.id}
            </Heading>
            <Text>
              {parcel.items
                .map(({ name, variantName, quantity }) => `${name}, ${variantName} × ${quantity}`)
                .join('; ')}
            </Text>
            {parcel.lost ? (
              <LostParcel parcel={parcel} order={inHand.seen} />
            ) : (
              <StatusTicks status={parcel.status} />
            )}
            <ForRole operation="adminMoveParcel">
              <ParcelStatusForm inHand={inHand} parcel={parcel} />
            </ForRole>
            {parcel.status !== 'delivered' && !parcel.lost && inHand.seen.canChangeTracking && (
              <ForRole operation="adminChangeOrderTracking">
                <Disclosure title={`${parcel.carrier ?? 'Courier'} ${parcel.trackingNumber ?? ''}`}>
                  <TrackingForm inHand={inHand} parcel={parcel} />
                </Disclosure>
              </ForRole>
            )}
            {parcel.canBeLost && <LostParcelForm inHand={inHand} parcel={parcel} />}
          </Stack>
        ))}
      {canShipParcel && (
        <ForRole operation="adminShipParcel">
          {isInParcels || isSplit ? (
            <ShipParcelForm inHand={inHand} onCancel={isInParcels ? undefined : () => onSplit(false)} />
          ) : (
            <Cluster>
              <Button variant="secondary" onClick={() => onSplit(true)}>
                Send in several parcels
              </Button>
            </Cluster>
          )}
        </ForRole>
      )}
    </>
  )
}
