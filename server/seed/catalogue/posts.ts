import type { PostRecord } from '../../domain/index.ts'

interface BuiltInPost extends Pick<PostRecord, 'slug' | 'title' | 'description' | 'category' | 'body'> {
  /** Of publication, YYYY-MM-DD. */
  readonly day: string
  /** Slugs of the products that it speaks of or that help with what it says: three or four. */
  readonly products: readonly string[]
}

/** Published at ten in the morning in India. */
function builtIn({ day, products, body, ...post }: BuiltInPost): PostRecord {
  const publishAt = `${day}T04:30:00.000Z`
  return {
    ...post,
    id: `post_${post.slug}`,
    body: body.trim(),
    author: null,
    cover: null,
    productIds: products.map(slug => `prd_${slug}`),
    seo: { title: '', description: '' },
    status: 'published',
    publishAt,
    createdAt: publishAt,
    updatedAt: publishAt,
    version: 1,
  }
}

/** The posts that a new shop begins with, the newest first. Figures of products are held against the catalogue [BEY-22]. */
export const posts: readonly PostRecord[] = [
  builtIn({
    slug: 'how-loud-for-how-long',
    title: 'How loud, and for how long',
    description:
      'Your ears keep a weekly account. What 80 dB means, why 3 dB halve the hours, and how quiet helps.',
    category: 'Hearing',
    day: '2026-11-16',
    products: ['tivra', 'shuddha', 'laya-quiet', 'dhrupad'],
    body: `
## Forty hours at 80 dB

The World Health Organization and the ITU have agreed on a figure for music players: an adult can listen at 80 dB for 40 hours a week without harm to be expected. That is about as loud as a busy road beside you.

The account is one of energy, and 3 dB more are twice the energy. At 83 dB the same week has 20 hours, at 86 dB 10 hours, at 89 dB 5 hours. A little louder costs a lot of time.

## Why people turn it up

Nobody chooses 89 dB in a quiet room. They choose it in a bus, because music has to stand above the noise to be heard. Take the noise away and the hand goes to the volume by itself.

That is what noise cancelling does for ears. Shuddha and Laya Quiet take up to 25 dB off a low hum, Tivra and Dhrupad up to 35 dB. Tips that seal do the same for voices and horns, without a battery.

## Three habits

- Set the volume in a quiet room, and leave it there outside.
- If someone at arm’s length has to shout for you to hear them, turn it down.
- Ringing in the ears after listening is a warning. Give them a day of rest; if it stays, see a doctor.
`,
  }),
  builtIn({
    slug: 'what-35-db-means',
    title: 'What 35 dB means on a Metro',
    description:
      'Noise cancelling is sold in decibels. What the figure says, what it leaves out, and why the tips matter first.',
    category: 'Hearing',
    day: '2026-11-09',
    products: ['tivra', 'dhrupad', 'shuddha', 'silicone-tips'],
    body: `
## Ten decibels is half

The decibel is a ratio. Ears judge a sound that is 10 dB lower as about half as loud. So 25 dB is a little less than a fifth of the loudness, and 35 dB about an eleventh. The step from 25 to 35 halves once more what is left.

## The figure is a peak

“Up to” means at the frequency where cancelling works best, usually a low hum: a coach, an air conditioner, an aircraft. Voices sit higher, where the seal of the tip does most of the work. Earbuds with tips of the wrong size lose more than a better chip can bring back.

## How to hear it for yourself

Put the earbuds in without music, in the noisiest room you have. Switch cancelling off and on. What goes away is the number on the box. What stays is the tip: try the next size.
`,
  }),
  builtIn({
    slug: 'which-tip-fits',
    title: 'Which tip fits',
    description:
      'When earbuds sound thin, the ear tip is usually the wrong size. A test that takes one minute.',
    category: 'Fit',
    day: '2026-10-21',
    products: ['silicone-tips', 'foam-tips', 'tivra', 'shuddha'],
    body: `
## One minute, three tips

- Start with the medium tip that is on the earbud.
- Play something with a bass line you know.
- Push the earbud gently. If the bass grows, the tip is too small.
- If the earbud slips out when you talk, the tip is too large.

## Two ears, two sizes

Many people have one ear canal wider than the other. Wearing a medium on one side and a large on the other is normal, and is why the box holds three pairs.
`,
  }),
  builtIn({
    slug: 'make-a-battery-last',
    title: 'How to make a small battery last',
    description: 'Earbud cells are the size of a pea. Four habits that keep them going past the second year.',
    category: 'Care',
    day: '2026-09-30',
    products: ['charging-case', 'tivra', 'komal', 'dhrupad'],
    body: `
## Heat first

Behind the windscreen of a closed car in May it gets hotter than 60 °C, and heat is what ages lithium cells fastest. Keep the case in your bag, not on the dashboard.

## Three more habits

- Charge the case before it is empty. Around 20% is a good moment.
- Wipe the contacts once a month: an earbud that does not sit properly stays switched on.
- If the gauge looks wrong, let the earbuds run down once and charge them fully. That corrects the gauge.
`,
  }),
  builtIn({
    slug: 'rain-sweat-and-the-tap',
    title: 'Rain, sweat and the tap: reading a water rating',
    description:
      'IPX4, IPX5 and IPX7 are three different tests. Which one a monsoon commute, a run and a rinse need.',
    category: 'Care',
    day: '2026-08-12',
    products: ['komal', 'taan-run', 'gamak-sport', 'gamak-pro'],
    body: `
## What is tested

The X stands where a figure for dust would be. It means that dust was not tested, not that it gets in.

- IPX4: water splashed from all sides. That is sweat, and a drizzle on the way to the station.
- IPX5: a jet from a small nozzle. That is rain with wind behind it.
- IPX7: 30 minutes under one metre of water. That is a rinse under the tap, or a puddle.

## A higher figure is another test

Up to 6 each test includes those below it. IPX7 is a bath and not a jet, so a pair that is IPX7 alone has not been held under a hose. All tests use clean, cold water for minutes: soap, salt, chlorine and steam are not in them. No rating of ours is made for the pool or the shower.

## What to take

For the commute IPX4 is enough: Komal, Meend, Matra and Bindu have it. For running in the rains take IPX5: Taan Run, Shuddha, Tivra and the Laya neckbands. Gamak Sport and Gamak Pro are IPX7, so you can rinse them after a run.

Whatever the figure, dry the earbuds before they go back into the case. Water on the contacts while they charge is what corrodes them.
`,
  }),
  builtIn({
    slug: 'the-delay-you-can-see',
    title: 'The delay you can see',
    description:
      'Between a tap on the screen and the sound in your ear lie milliseconds. When they matter, and when not.',
    category: 'Sound',
    day: '2026-07-08',
    products: ['matra', 'tivra', 'meend', 'khayal'],
    body: `
## Sound is slow anyway

In air at 20 °C sound goes 343 metres in a second, so about 34 centimetres in a millisecond. Someone who speaks to you across a room of 7 metres is 20 ms late, and you have never minded.

Bluetooth adds a delay of its own: the phone packs the sound, sends it, and the earbud keeps a little in store so that a lost packet is not heard as a gap. Across our range that takes 45 to 110 ms.

## Films: hardly ever

Broadcasters measured when viewers notice that lips and voice part (ITU-R BT.1359): at about 45 ms when sound comes first, but only at about 125 ms when it comes late. Bluetooth is always late, and all our earbuds stay below that. Most video apps shift the picture as well.

## Games: yes

A game cannot shift the picture, because you decide what happens. Here each millisecond counts once: game mode on Matra holds 45 ms, Tivra, Meend, Gamak Pro and Dhrupad take 60 ms, Komal 80 ms and Bindu Lite 110 ms.

If you play an instrument or record yourself, use a cable. Khayal and Dhrupad have a 3.5 mm cable in the box, and a cable adds no delay that anyone can hear.
`,
  }),
]
