import { paths } from '../paths.ts'
import type { TextSection } from './text-page.ts'

export interface Post {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Day of publication, YYYY-MM-DD. */
  readonly date: string
  readonly sections: readonly TextSection[]
}

export const posts: readonly Post[] = [
  {
    slug: 'what-35-db-means',
    title: 'What 35 dB means on a Metro',
    description:
      'Noise cancelling is sold in decibels. What the figure says, what it leaves out, and why the tips matter first.',
    date: '2026-11-09',
    sections: [
      {
        heading: 'Ten decibels is half',
        paragraphs: [
          'The decibel is a ratio. Ears judge a sound that is 10 dB lower as about half as loud. So 25 dB is a little less than a fifth of the loudness, and 35 dB about an eleventh. The step from 25 to 35 halves once more what is left.',
        ],
      },
      {
        heading: 'The figure is a peak',
        paragraphs: [
          '“Up to” means at the frequency where cancelling works best, usually a low hum: a coach, an air conditioner, an aircraft. Voices sit higher, where the seal of the tip does most of the work. Earbuds with tips of the wrong size lose more than a better chip can bring back.',
        ],
      },
      {
        heading: 'How to hear it for yourself',
        paragraphs: [
          'Put the earbuds in without music, in the noisiest room you have. Switch cancelling off and on. What goes away is the number on the box. What stays is the tip: try the next size.',
        ],
      },
    ],
  },
  {
    slug: 'which-tip-fits',
    title: 'Which tip fits',
    description:
      'When earbuds sound thin, the ear tip is usually the wrong size. A test that takes one minute.',
    date: '2026-10-21',
    sections: [
      {
        heading: 'One minute, three tips',
        list: [
          'Start with the medium tip that is on the earbud.',
          'Play something with a bass line you know.',
          'Push the earbud gently. If the bass grows, the tip is too small.',
          'If the earbud slips out when you talk, the tip is too large.',
        ],
      },
      {
        heading: 'Two ears, two sizes',
        paragraphs: [
          'Many people have one ear canal wider than the other. Wearing a medium on one side and a large on the other is normal, and is why the box holds three pairs.',
        ],
      },
    ],
  },
  {
    slug: 'make-a-battery-last',
    title: 'How to make a small battery last',
    description: 'Earbud cells are the size of a pea. Four habits that keep them going past the second year.',
    date: '2026-09-30',
    sections: [
      {
        heading: 'Heat first',
        paragraphs: [
          'A car in May reaches 60 °C and ages a lithium cell more in an afternoon than a month of listening does. Keep the case in your bag, not on the dashboard.',
        ],
      },
      {
        heading: 'Three more habits',
        list: [
          'Charge the case before it is empty. Around 20% is a good moment.',
          'Wipe the contacts once a month: an earbud that does not sit properly stays switched on.',
          'If the gauge looks wrong, let the earbuds run down once and charge them fully. That corrects the gauge.',
        ],
      },
    ],
  },
]

/** Undefined when there is no such post. */
export function findPost(slug: string | undefined): Post | undefined {
  return posts.find(post => post.slug === slug)
}

export const blogPage = {
  title: 'Blog',
  description: 'Notes on hearing, fit and batteries from the people who make Shruti earbuds.',
  path: paths.blog,
} as const
