import { returns } from '../content/policies.ts'
import { TextPageView } from '../parts/text/TextPageView.tsx'

export default function ReturnsPage() {
  return <TextPageView content={returns()} />
}
