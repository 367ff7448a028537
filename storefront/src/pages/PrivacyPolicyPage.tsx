import { privacyPolicy } from '../content/policies.ts'
import { TextPageView } from '../parts/text/TextPageView.tsx'

export default function PrivacyPolicyPage() {
  return <TextPageView content={privacyPolicy} />
}
