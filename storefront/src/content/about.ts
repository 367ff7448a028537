import { paths } from '../paths.ts'
import type { TextPageContent } from './text-page.ts'
import { t } from '../language/t.ts'

export const about = (): TextPageContent => ({
  title: t('About'),
  description: t(
    'Shruti is an audio brand from Bengaluru. What the name means, what we make and where you can try it.',
  ),
  path: paths.about,
  introduction: t(
    'A shruti is the smallest interval of pitch that the ear can tell. An octave holds twenty-two. We make earbuds, neckbands and headphones, and tune them with the same care.',
  ),
  sections: [
    {
      heading: t('Three models, three notes'),
      paragraphs: [
        t(
          'In Indian notation a komal note is lowered and a tivra note is raised; shuddha is the note itself. Komal is our small, light model. Shuddha cancels noise up to 25 dB. Tivra cancels up to 35 dB and has a two-year warranty. Around them are sports earbuds, neckbands, over-ear headphones and accessories.',
        ),
      ],
    },
    {
      heading: t('What we promise'),
      list: [
        t('A figure for every claim, with its unit.'),
        t('30 days to return any product, even if you have opened it.'),
        t('A reply from our support team within 24 hours on business days.'),
      ],
    },
    {
      heading: t('Where to try them'),
      paragraphs: [
        t(
          'You can try all three models in our stores in Delhi, Mumbai, Bangalore, Chennai and Hyderabad. The Stores page has their addresses and opening hours.',
        ),
      ],
    },
  ],
})
