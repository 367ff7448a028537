import { paths } from '../paths.ts'
import type { TextPageContent } from './text-page.ts'

export const about: TextPageContent = {
  title: 'About',
  description:
    'Shruti makes earbuds in Bengaluru and names them after notes. What the name means, what we make and where to hear it.',
  path: paths.about,
  introduction:
    'A shruti is the smallest interval of pitch that the ear can tell. An octave holds twenty-two. We make earbuds, and that is the resolution we hold them to.',
  sections: [
    {
      heading: 'Three models, three notes',
      paragraphs: [
        'In Indian notation a komal note is lowered and a tivra note is raised; shuddha is the note itself. Komal is our small, light model. Shuddha cancels noise up to 25 dB. Tivra cancels up to 35 dB and carries a two-year warranty.',
      ],
    },
    {
      heading: 'What we promise',
      list: [
        'A figure for every claim, with its unit.',
        'Thirty days to try, opened or not.',
        'A person who answers within 24 hours on business days.',
      ],
    },
    {
      heading: 'Where to hear them',
      paragraphs: [
        'Five stores have every model out of the box: Delhi, Mumbai, Bangalore, Chennai and Hyderabad. The store page has their addresses and hours.',
      ],
    },
  ],
}
