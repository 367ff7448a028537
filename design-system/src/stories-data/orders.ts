import type { AddressRecord, CartItemRecord, OrderLineRecord, TotalsRecord } from '../records/index.ts'
import { pictureAddress } from './picture-address.ts'

export const cartItems: readonly CartItemRecord[] = [
  {
    id: 'itm_1',
    productId: 'prd_tivra',
    variantIndex: 0,
    quantity: 1,
    product: { name: 'Tivra', imageUrl: pictureAddress('tivra', 'silver', 'pair'), slug: 'tivra' },
    variantName: 'Silver',
    unitPrice: 799_900,
    mrp: 799_900,
    lineTotal: 799_900,
    availableStock: 24,
  },
  {
    id: 'itm_2',
    productId: 'prd_meend',
    variantIndex: 1,
    quantity: 2,
    product: { name: 'Meend', imageUrl: pictureAddress('meend', 'blue', 'pair'), slug: 'meend' },
    variantName: 'Blue',
    unitPrice: 349_900,
    mrp: 399_900,
    lineTotal: 699_800,
    availableStock: 3,
    notice: 'low_stock',
  },
]

export const orderLines: readonly OrderLineRecord[] = [
  {
    productId: 'prd_tivra',
    slug: 'tivra',
    name: 'Tivra',
    imageUrl: pictureAddress('tivra', 'silver', 'pair'),
    variantIndex: 2,
    variantName: 'Silver',
    quantity: 1,
    unitPrice: 799_900,
    mrp: 799_900,
    lineTotal: 799_900,
  },
  {
    productId: 'prd_meend',
    slug: 'meend',
    name: 'Meend',
    imageUrl: pictureAddress('meend', 'blue', 'pair'),
    variantIndex: 0,
    variantName: 'Blue',
    quantity: 1,
    unitPrice: 349_900,
    mrp: 399_900,
    lineTotal: 349_900,
  },
]

export const totals: TotalsRecord = {
  subtotal: 1_149_800,
  discount: 229_960,
  shipping: 0,
  codFee: 0,
  tax: { taxable: 779_525, cgst: 70_157, sgst: 70_158, igst: 0 },
  total: 919_840,
}

export const homeAddress: AddressRecord = {
  fullName: 'Ananya Iyer',
  phoneNumber: '+919845012345',
  line1: '14, Sea Breeze Apartments',
  line2: 'Perry Cross Road, Bandra West',
  landmark: 'Opposite the library',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400050',
  type: 'home',
  isDefault: true,
}

export const workAddress: AddressRecord = {
  fullName: 'Ananya Iyer',
  phoneNumber: '+919845012345',
  line1: '4th floor, Prestige Meridian',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'work',
}
