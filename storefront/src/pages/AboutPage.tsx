import { about } from '../content/about.ts'
import { TextPageView } from '../parts/TextPageView.tsx'

export default function AboutPage() {
  return <TextPageView content={about} />
}
