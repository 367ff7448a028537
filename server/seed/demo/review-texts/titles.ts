type Titles = Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>

/** Titles by the number of ticks, for anything. */
export const titles: Titles = {
  5: [
    'Exactly what I wanted',
    'No reason to look further',
    'Better than it needs to be',
    'Would buy again',
    'Does what it says',
    'As on the page',
    'Bought it twice',
    'Quietly excellent',
    'Worth every rupee',
    'It just works',
    'Well made',
    'Easy to live with',
    'Nothing to add',
    'Well thought out',
  ],
  4: [
    'Very good, one niggle',
    'Nearly there',
    'Good, with a small but',
    'Happy with it',
    'Solid',
    'Recommended, with care',
    'Four out of five',
    'Good for the money',
    'Does most things well',
    'One thing short of perfect',
    'Pleased so far',
    'Nice, could be nicer',
  ],
  3: [
    'It is all right',
    'Good in parts',
    'Fair',
    'Neither here nor there',
    'Some good, some not',
    'Fine if you know the limits',
    'Expected a little more',
    'Mixed feelings',
  ],
  2: ['Not for me', 'Below what I hoped', 'Gave it two weeks', 'Too much to get used to', 'Not quite it'],
  1: ['Sent it back', 'Did not suit me at all', 'Disappointed'],
}

/** More titles, for what is worn on the ears. */
export const titlesForPairs: Titles = {
  5: [
    'My daily pair now',
    'Sold my old pair',
    'Right for the commute',
    'Finally a pair that fits',
    'Good ears, honest price',
    'Music has room again',
    'I forget that they are there',
    'Calls and concerts, both fine',
  ],
  4: ['Good sound, small faults', 'A good second pair', 'Nearly my favourite pair', 'Good once it fits'],
  3: ['Sound good, the rest so-so', 'Fine for podcasts'],
  2: ['Went back to my old pair'],
  1: ['Not the pair for me'],
}
