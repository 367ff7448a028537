import { t } from '../language/t.ts'
/** What each model's name means: for the home page and for the band of its own page. */
export const modelNotes = () =>
  [
    {
      slug: 'komal',
      note: 'komal',
      summary: t('A lowered note. Small and light, for music on the commute.'),
      band: {
        title: t('The bar below the note means: lower it.'),
        text: t(
          'Komal swaras are sung a little flat and sound softer for it. Komal leaves out what you can do without.',
        ),
      },
    },
    {
      slug: 'shuddha',
      note: 'shuddha',
      summary: t('The natural note. Noise cancelling for most days and most ears.'),
      band: {
        title: t('No mark means: as it is.'),
        text: t(
          'Shuddha is the note that the others are measured against. So is this one, at 25 dB of noise cancelling.',
        ),
      },
    },
    {
      slug: 'tivra',
      note: 'tivra',
      summary: t('A raised note. Our deepest noise cancelling and our longest warranty.'),
      band: {
        title: t('The stroke above the note means: raise it.'),
        text: t(
          'Tivra madhyam is the only note of the seven that goes up. It is a small change and everyone in the room hears it. We tuned the top model for that.',
        ),
      },
    },
  ] as const
