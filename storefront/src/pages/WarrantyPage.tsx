import { warranty } from '../content/policies.ts'
import { TextPageView } from '../parts/TextPageView.tsx'

export default function WarrantyPage() {
  return <TextPageView content={warranty} />
}
