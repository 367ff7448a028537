/**
 * Figures with their units, out of what people read: "₹199", "10 %", "25 dB", "IPX5", "3–5 days", "12 months". One and
 * the same figure is written in one way, however the page writes it ("one year", "a 1-year warranty": "1 year").
 */

const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, index) => [word, String(index + 1)],
  ),
)

/** Units by the word that stands for them, longest first where one begins another. */
const units: Readonly<Record<string, string>> = {
  hour: 'hours',
  hours: 'hours',
  h: 'hours',
  day: 'days',
  days: 'days',
  week: 'weeks',
  weeks: 'weeks',
  month: 'months',
  months: 'months',
  year: 'years',
  years: 'years',
  minute: 'minutes',
  minutes: 'minutes',
  min: 'minutes',
  dB: 'dB',
  ms: 'ms',
  mm: 'mm',
}

const number = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`
const patterns: readonly { readonly pattern: RegExp; readonly write: (match: RegExpExecArray) => string }[] =
  [
    {
      pattern: /₹\s?(\d[\d,]*(?:\.\d+)?)/g,
      write: ([, amount = '']) => `₹${amount.replaceAll(',', '').replace(/\.00$/, '')}`,
    },
    { pattern: new RegExp(String.raw`(${number})\s?%`, 'g'), write: ([, value]) => `${value} %` },
    { pattern: /\bIPX?\d+\b/g, write: ([rating]) => rating },
    { pattern: /\b(\d{1,2}:\d{2})\s?([AP]M)\b/g, write: ([, time, half]) => `${time} ${half}` },
    {
      pattern: new RegExp(
        String.raw`(?<![\d.,:])(${number})(?:\s?(?:–|-|to|or)\s?(${number}))?[\s-](?:business |financial |full )?(${Object.keys(units).join('|')})\b`,
        'g',
      ),
      write: ([, from, to, unit = '']) => `${from}${to === undefined ? '' : `-${to}`} ${units[unit]}`,
    },
  ]

function withDigits(text: string): string {
  const words = new RegExp(String.raw`\b(${Object.keys(numberWords).join('|')})\b`, 'gi')
  return text.replace(words, word => numberWords[word.toLowerCase()] ?? word)
}

/** Each figure of a text once. */
export function figuresIn(text: string): Set<string> {
  const spoken = withDigits(text.replace(/[\u00A0\u202F\u2009]/g, ' '))
  return new Set(patterns.flatMap(({ pattern, write }) => [...spoken.matchAll(pattern)].map(write)))
}

/** Figures that a text shows and nothing vouches for. */
export function unknownFigures(text: string, known: ReadonlySet<string>): string[] {
  return [...figuresIn(text)].filter(figure => !known.has(figure))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const inline = /<\/?(?:a|b|abbr|del|em|i|ins|s|small|span|strong|time)\b[^>]*>/g

/** What a page says, a line for each block; neither scripts nor styles, and nothing of its attributes. */
export function textOfPage(html: string): string {
  return html
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(inline, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\n\s*/g, '\n')
}
