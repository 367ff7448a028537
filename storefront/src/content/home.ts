export const hero = {
  title: 'Earbuds tuned to the smallest interval you can hear.',
  introduction:
    'An octave holds twenty-two shrutis. We make three earbuds, and name them after how a note is bent.',
  description:
    'Wireless earbuds from Bengaluru in three models: Komal, Shuddha and Tivra. Prices in rupees, 30-day returns, delivery in 3 to 5 business days.',
} as const

/** The three models: where each hangs in the hero. */
export const homeModels = [
  { slug: 'komal', note: 'komal' },
  { slug: 'tivra', note: 'tivra' },
  { slug: 'shuddha', note: 'shuddha' },
] as const

/** Decibels taken away, and what that is like. */
export const quietSeries = [
  { reductionDb: 0, caption: 'Komal. The tips seal, nothing more.' },
  { reductionDb: 25, caption: 'Shuddha. The coach becomes a hum.' },
  { reductionDb: 35, caption: 'Tivra. Quiet enough for a tanpura at low volume.' },
] as const
