const upToNineteen = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** The groups of the Indian system, the largest first. */
const groups = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const

/** A whole number from 0 in words: 1,02,345 is "one lakh two thousand three hundred forty-five". */
function inWords(value: number): string {
  for (const { size, name } of groups) {
    if (value < size) continue
    const rest = value % size
    const head = `${inWords(Math.floor(value / size))} ${name}`
    return rest === 0 ? head : `${head} ${inWords(rest)}`
  }
  if (value < 20) return upToNineteen[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${upToNineteen[value % 10]}`
}

/** An amount of paise as invoices say it: "Rupees one lakh two thousand and fifty paise only". */
export function amountInWords(paise: number): string {
  const rest = paise % 100
  const rupees = `Rupees ${inWords(Math.floor(paise / 100))}`
  return rest === 0 ? `${rupees} only` : `${rupees} and ${inWords(rest)} paise only`
}
