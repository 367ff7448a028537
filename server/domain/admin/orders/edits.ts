import type { AdminOrder, IndianState, PostalAddress } from '../../../contract/index.ts'
import { deliveryEstimate, toInstant } from '../../calendar.ts'
import { zoneOf } from '../../catalogue/delivery-areas.ts'
import { requireMatchingState, toPostalAddress } from '../../checkout/addresses.ts'
import { dispatchOf, readSettings } from '../../content/settings.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { sentWith } from '../../orders/couriers.ts'
import { parcelsOf } from '../../orders/parcels.ts'
import { statusInWords } from '../../orders/state-machine.ts'
import type { OrderRecord, ShopTransaction } from '../../records.ts'
import type { Administrator } from '../audit.ts'
import { changeOrder, type OrderVersion } from './change-order.ts'
import { canChangeAddress, canChangeTracking } from './editable.ts'

interface NewNote extends OrderVersion {
  readonly note: string
  readonly isForCustomer: boolean
}

/** Writes a note to an order. @throws order_not_found, stale_version */
export function adminAddOrderNote(
  dependencies: Dependencies,
  administrator: Administrator,
  { note, isForCustomer, ...version }: NewNote,
): Promise<AdminOrder> {
  const { user } = administrator
  return changeOrder(dependencies, administrator, version, async (_tx, order) => ({
    action: 'order.note',
    detail: isForCustomer ? 'note for the customer' : 'note for the shop',
    after: {
      ...order,
      staffNotes: [
        ...(order.staffNotes ?? []),
        {
          note,
          at: toInstant(dependencies.clock.now()),
          actorId: user.id,
          by: user.name ?? user.username ?? 'An administrator',
          isForCustomer,
        },
      ],
    },
  }))
}

interface NewAddress extends OrderVersion, PostalAddress {
  readonly state: IndianState
}

/**
 * Corrects where an order goes, as long as nothing is packed. What it costs stays as it is, so an address is refused with
 * which the delivery, the payment or the GST could not be as they were sold.
 * @throws order_not_found, stale_version, address_fixed, pincode_state_mismatch, not_serviceable, express_unavailable,
 *   cod_unavailable, address_changes_tax
 */
export function adminChangeOrderAddress(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version, ...address }: NewAddress,
): Promise<AdminOrder> {
  return changeOrder(dependencies, administrator, { id, version }, async (tx, order) => {
    if (!canChangeAddress(order)) throw shopError('address_fixed', { status: statusInWords(order.status) })
    await requireMatchingState(tx, address)
    const estimate = await estimateFor(tx, order, address.pincode)
    await requireSameTax(tx, order, address.state)
    const shippingAddress = toPostalAddress(address)
    const isBilledThere = JSON.stringify(order.billingAddress) === JSON.stringify(order.shippingAddress)
    return {
      action: 'order.address',
      detail: 'address corrected',
      after: {
        ...order,
        shippingAddress,
        billingAddress: isBilledThere ? shippingAddress : order.billingAddress,
        estimate,
      },
    }
  })
}

async function estimateFor(
  tx: ShopTransaction,
  { shippingMethod, paymentMethod, createdAt }: OrderRecord,
  pin: string,
): Promise<OrderRecord['estimate']> {
  const zone = await zoneOf(tx, pin)
  if (!zone?.serviceable) throw shopError('not_serviceable', { pin }, 'pincode')
  if (shippingMethod === 'express' && !zone.express)
    throw shopError('express_unavailable', { pin }, 'pincode')
  if (paymentMethod === 'cod' && !zone.cod) throw shopError('cod_unavailable', {}, 'pincode')
  const dispatch = dispatchOf(await readSettings(tx))
  return deliveryEstimate(Date.parse(createdAt), shippingMethod, zone, dispatch)
}

/** Within the shop's own state the tax is CGST and SGST, elsewhere IGST: the order has the one or the other. */
async function requireSameTax(
  tx: ShopTransaction,
  { shippingAddress }: OrderRecord,
  state: IndianState,
): Promise<void> {
  const { store } = await readSettings(tx)
  const isOwn = (name: string) => name === store.state
  if (isOwn(shippingAddress.state) !== isOwn(state))
    throw shopError('address_changes_tax', { from: shippingAddress.state, to: state }, 'state')
}

interface NewTracking extends OrderVersion {
  /** Absent: the parcel that was sent last. */
  readonly parcelId?: string | undefined
  readonly carrier: string
  readonly trackingNumber: string
}

/** Corrects courier and tracking number of a parcel under way. @throws order_not_found, stale_version, tracking_fixed, parcel_not_found */
export function adminChangeOrderTracking(
  dependencies: Dependencies,
  administrator: Administrator,
  { carrier, trackingNumber, parcelId, ...version }: NewTracking,
): Promise<AdminOrder> {
  return changeOrder(dependencies, administrator, version, async (tx, order) => {
    if (!canChangeTracking(order)) throw shopError('tracking_fixed', { status: statusInWords(order.status) })
    const parcels = parcelsOf(order).filter(({ lost }) => !lost)
    const last = parcels.at(-1)
    const parcel = parcelId === undefined ? last : parcels.find(({ id }) => id === parcelId)
    if (!parcel) throw shopError('parcel_not_found')
    const tracked = { ...(await sentWith(tx, carrier)), trackingNumber }
    return {
      action: 'order.tracking',
      detail: `${carrier} ${trackingNumber}`,
      after: {
        ...order,
        ...(parcel === last && tracked),
        ...(order.parcels && {
          parcels: order.parcels.map(other => (other === parcel ? { ...other, ...tracked } : other)),
        }),
      },
    }
  })
}
