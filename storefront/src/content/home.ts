import { t } from '../language/t.ts'
export const hero = () =>
  ({
    title: t('Earbuds tuned to the smallest interval you can hear.'),
    introduction: t(
      'An octave holds twenty-two shrutis. Our three models are named after a note lowered, natural and raised.',
    ),
    description: t(
      'Wireless earbuds, neckbands and headphones from Bengaluru. Prices in rupees, 30-day returns, delivery in 3 to 5 business days.',
    ),
  }) as const

/** The three models: where each hangs in the hero. */
export const homeModels = [
  { slug: 'komal', note: 'komal' },
  { slug: 'tivra', note: 'tivra' },
  { slug: 'shuddha', note: 'shuddha' },
] as const

/** Decibels taken away, and what that is like. */
export const quietSeries = () =>
  [
    { reductionDb: 0, caption: t('Komal. No noise cancelling: the ear tips seal.') },
    { reductionDb: 25, caption: t('Shuddha. The coach becomes a hum.') },
    { reductionDb: 35, caption: t('Tivra. Quiet enough for a tanpura at low volume.') },
  ] as const
