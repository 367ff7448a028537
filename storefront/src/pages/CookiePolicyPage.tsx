import { cookiePolicy } from '../content/policies.ts'
import { TextPageView } from '../parts/text/TextPageView.tsx'

export default function CookiePolicyPage() {
  return <TextPageView content={cookiePolicy()} />
}
