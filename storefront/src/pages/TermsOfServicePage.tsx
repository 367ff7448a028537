import { termsOfService } from '../content/policies.ts'
import { SellerDetails } from '../parts/contact/SellerDetails.tsx'
import { TextPageView } from '../parts/text/TextPageView.tsx'

export default function TermsOfServicePage() {
  return (
    <TextPageView content={termsOfService()}>
      <SellerDetails />
    </TextPageView>
  )
}
