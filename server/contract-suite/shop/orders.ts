import { priceOrder, type OrderRecord, type ReviewRecord } from '../../domain/index.ts'
import { products } from './catalogue.ts'
import { ashasHome } from './people.ts'

/** Asha's past: one order on its way through each stage that a case starts from. */

function orderOf(
  id: string,
  number: string,
  productId: string,
  more: Pick<OrderRecord, 'status' | 'createdAt'> & Partial<OrderRecord>,
): OrderRecord {
  const product = products.find(candidate => candidate.id === productId)
  if (!product) throw new Error(`The suite's shop has no ${productId}`)
  const { fullName, phoneNumber, line1, city, state, pincode } = ashasHome
  const postalAddress = { fullName, phoneNumber, line1, city, state, pincode }
  const { status, createdAt } = more
  return {
    id,
    number,
    userId: 'usr-asha',
    version: 1,
    paymentStatus: 'cod_due',
    paymentMethod: 'cod',
    updatedAt: createdAt,
    ...priceOrder({
      lines: [{ product, variantIndex: 0, quantity: 1 }],
      discount: 0,
      shipping: 0,
      codFee: 0,
      sameState: true,
    }),
    promotionCode: null,
    email: 'asha@example.in',
    shippingAddress: postalAddress,
    billingAddress: postalAddress,
    gstin: null,
    shippingMethod: 'standard',
    estimate: { from: '2026-11-25', to: '2026-11-27' },
    timeline: [{ status, at: createdAt, by: 'customer', actorId: 'usr-asha' }],
    trackingNumber: null,
    carrier: null,
    invoiceNumber: null,
    ...more,
  }
}

export const orders: readonly OrderRecord[] = [
  orderOf('ord-delivered', 'SHR-AAAAAAA1', 'prd-raga', {
    status: 'delivered',
    paymentStatus: 'paid',
    createdAt: '2026-11-01T06:00:00.000Z',
  }),
  orderOf('ord-shipped', 'SHR-AAAAAAA2', 'prd-tala', {
    status: 'shipped',
    trackingNumber: 'BLR123',
    carrier: 'Delhivery',
    createdAt: '2026-11-15T06:00:00.000Z',
  }),
  orderOf('ord-placed', 'SHR-AAAAAAA3', 'prd-nada', {
    status: 'placed',
    createdAt: '2026-11-19T06:00:00.000Z',
  }),
  orderOf('ord-packed', 'SHR-AAAAAAA4', 'prd-tips', {
    status: 'packed',
    createdAt: '2026-11-18T06:00:00.000Z',
    invoiceNumber: 'SHR/2627/000001',
  }),
]

export const reviews: readonly ReviewRecord[] = [
  {
    id: 'rev-1',
    productId: 'prd-raga',
    userId: 'usr-meera',
    rating: 5,
    title: 'Quiet at last',
    body: 'The metro is gone, the tabla is not.',
    authorName: 'Meera Nair',
    verified: true,
    helpful: 2,
    status: 'published',
    createdAt: '2026-10-01T06:00:00.000Z',
  },
  {
    id: 'rev-2',
    productId: 'prd-raga',
    userId: 'usr-ravi',
    rating: 4,
    title: 'Very good, heavy case',
    body: 'Sound is lovely. The case is heavy in a shirt pocket.',
    authorName: 'ravi',
    verified: true,
    helpful: 7,
    status: 'published',
    createdAt: '2026-09-01T06:00:00.000Z',
  },
  {
    id: 'rev-3',
    productId: 'prd-raga',
    userId: 'usr-kiran',
    rating: 1,
    title: 'Taken down',
    body: 'An administrator has hidden this one.',
    authorName: 'Kiran',
    verified: true,
    helpful: 0,
    status: 'hidden',
    createdAt: '2026-09-02T06:00:00.000Z',
  },
]
