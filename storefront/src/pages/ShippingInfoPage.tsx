import { shippingInfo } from '../content/policies.ts'
import { TextPageView } from '../parts/text/TextPageView.tsx'

export default function ShippingInfoPage() {
  return <TextPageView content={shippingInfo()} />
}
