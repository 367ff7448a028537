import { describe, expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

describe('an amount in words', () => {
  it('[BEY-4] counts in lakh and crore', () => {
    const amounts: readonly (readonly [number, string])[] = [
      [0, 'Rupees zero only'],
      [5, 'Rupees zero and five paise only'],
      [100, 'Rupees one only'],
      [149_900, 'Rupees one thousand four hundred ninety-nine only'],
      [959_840, 'Rupees nine thousand five hundred ninety-eight and forty paise only'],
      [10_000_000, 'Rupees one lakh only'],
      [
        12_345_678,
        'Rupees one lakh twenty-three thousand four hundred fifty-six and seventy-eight paise only',
      ],
      [1_000_000_000, 'Rupees one crore only'],
      [1_050_011_900, 'Rupees one crore five lakh one hundred nineteen only'],
      [123_000_000_000_000, 'Rupees one lakh twenty-three thousand crore only'],
    ]
    for (const [paise, words] of amounts) expect(amountInWords(paise)).toBe(words)
  })
})
