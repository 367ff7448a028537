import { termsOfService } from '../content/policies.ts'
import { TextPageView } from '../parts/TextPageView.tsx'

export default function TermsOfServicePage() {
  return <TextPageView content={termsOfService} />
}
