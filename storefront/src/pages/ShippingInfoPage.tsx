import { shippingInfo } from '../content/policies.ts'
import { TextPageView } from '../parts/TextPageView.tsx'

export default function ShippingInfoPage() {
  return <TextPageView content={shippingInfo} />
}
