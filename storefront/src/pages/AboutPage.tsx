import { about } from '../content/about.ts'
import { TextPageView } from '../parts/text/TextPageView.tsx'

export default function AboutPage() {
  return <TextPageView content={about()} />
}
