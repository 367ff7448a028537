import { termsOfService } from '../content/policies.ts'
import { TextPageView } from '../parts/text/TextPageView.tsx'

export default function TermsOfServicePage() {
  return <TextPageView content={termsOfService} />
}
