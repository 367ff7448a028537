import { returns } from '../content/policies.ts'
import { TextPageView } from '../parts/TextPageView.tsx'

export default function ReturnsPage() {
  return <TextPageView content={returns} />
}
