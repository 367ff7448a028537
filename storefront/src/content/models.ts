/** What each model's name means: for the home page and for the band of its own page. */
export const modelNotes = [
  {
    slug: 'komal',
    note: 'komal',
    summary: 'A lowered note. Small and light, for music on the commute.',
    band: {
      title: 'The bar below the note means: lower it.',
      text: 'Komal swaras are sung a little flat and sound softer for it. Komal leaves out what you can do without.',
    },
  },
  {
    slug: 'shuddha',
    note: 'shuddha',
    summary: 'The natural note. Noise cancelling for most days and most ears.',
    band: {
      title: 'No mark means: as it is.',
      text: 'Shuddha is the note that the others are measured against. So is this one, at 25 dB of noise cancelling.',
    },
  },
  {
    slug: 'tivra',
    note: 'tivra',
    summary: 'A raised note. Our deepest noise cancelling and our longest warranty.',
    band: {
      title: 'The stroke above the note means: raise it.',
      text: 'Tivra madhyam is the only note of the seven that goes up. It is a small change and everyone in the room hears it. We tuned the top model for that.',
    },
  },
] as const
