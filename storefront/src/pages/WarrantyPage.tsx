import { warranty } from '../content/policies.ts'
import { TextPageView } from '../parts/text/TextPageView.tsx'

export default function WarrantyPage() {
  return <TextPageView content={warranty()} />
}
