import type { ProductKind } from '../product-facts.ts'

/** What the earbuds are for. */
export type FinderUse = 'calls' | 'commute' | 'sport' | 'gaming' | 'music' | 'everyday'
/** How loud it is where they are worn. */
export type FinderNoise = 'quiet' | 'some' | 'loud'
/** The most that they may cost, in whole rupees. */
export type FinderBudget = '1500' | '3000' | '5000' | 'any'
export type FinderFit = 'buds' | 'hooks' | 'neckband' | 'over-ear' | 'any'

export interface FinderAnswers {
  readonly use: FinderUse
  readonly noise: FinderNoise
  readonly budget: FinderBudget
  readonly fit: FinderFit
}

export interface FinderQuestion<Name extends keyof FinderAnswers = keyof FinderAnswers> {
  readonly name: Name
  readonly text: string
  readonly options: readonly {
    readonly value: FinderAnswers[Name]
    readonly label: string
    /** What the answer asks of a product. */
    readonly hint: string
  }[]
}

/** The four questions in their order (BEY-6). What an option asks for is in `requirements.ts`. */
export const finderQuestions: readonly [
  FinderQuestion<'use'>,
  FinderQuestion<'noise'>,
  FinderQuestion<'budget'>,
  FinderQuestion<'fit'>,
] = [
  {
    name: 'use',
    text: 'What will you use them for most?',
    options: [
      { value: 'calls', label: 'Calls', hint: 'Microphones made for calls' },
      { value: 'commute', label: 'The way to work', hint: 'IPX4 and 6 hours on one charge, or more' },
      { value: 'sport', label: 'Gym and running', hint: 'IPX5 or more' },
      { value: 'gaming', label: 'Games', hint: '60 ms of delay or less' },
      { value: 'music', label: 'Listening closely to music', hint: 'LDAC' },
      { value: 'everyday', label: 'A bit of everything', hint: '24 hours of play in all, or more' },
    ],
  },
  {
    name: 'noise',
    text: 'How loud is it around you?',
    options: [
      { value: 'quiet', label: 'Mostly quiet', hint: 'No noise cancelling needed' },
      { value: 'some', label: 'Office or street', hint: 'Noise cancelling of 25 dB or more' },
      { value: 'loud', label: 'Metro, bus or plane', hint: 'Noise cancelling of 30 dB or more' },
    ],
  },
  {
    name: 'budget',
    text: 'How much do you want to spend?',
    options: [
      { value: '1500', label: 'Up to ₹1,500', hint: 'All taxes included' },
      { value: '3000', label: 'Up to ₹3,000', hint: 'All taxes included' },
      { value: '5000', label: 'Up to ₹5,000', hint: 'All taxes included' },
      { value: 'any', label: 'Whatever fits best', hint: 'No limit' },
    ],
  },
  {
    name: 'fit',
    text: 'How do you like to wear them?',
    options: [
      { value: 'buds', label: 'Small buds', hint: 'Two buds and a case' },
      { value: 'hooks', label: 'Buds with ear hooks', hint: 'They stay on when you move' },
      { value: 'neckband', label: 'A neckband', hint: 'Nothing small to lose' },
      { value: 'over-ear', label: 'Over the ear', hint: 'Headphones' },
      { value: 'any', label: 'I do not mind', hint: 'Any of them' },
    ],
  },
]

/** What kind each way of wearing is; hooks are told apart by `hasHooks`. */
export const kindOfFit: Readonly<Record<Exclude<FinderFit, 'any'>, ProductKind>> = {
  buds: 'earbuds',
  hooks: 'earbuds',
  neckband: 'neckband',
  'over-ear': 'headphones',
}

/** The answers among some values; what is no answer of a question is left out. */
export function readFinderAnswers(
  valueOf: (name: keyof FinderAnswers) => string | null,
): Partial<FinderAnswers> {
  return Object.fromEntries(
    finderQuestions.flatMap(({ name, options }) => {
      const option = options.find(({ value }) => value === valueOf(name))
      return option ? [[name, option.value]] : []
    }),
  )
}
