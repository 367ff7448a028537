import * as z from 'zod'

/**
 * Text that people write and others read: names, addresses, reviews, notes. It is kept in NFC, so that what looks the same
 * is the same. Control characters are refused, since nobody types them. Marks that turn the reading order and characters
 * of no width, tags among them, come along unseen with what is pasted; they are dropped, since they let a text be read as
 * another one (Unicode TR 36). The joiners U+200C and U+200D stay: Hindi and other languages of India are written with them.
 */
const unseen =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu
const refused = /[\p{Cc}\p{Cs}]/u
const breaks = /[\n\r\t\v\f\u0085\u2028\u2029]/
/** Letters and a symbol that show nothing: Hangul's fillers, and the pattern of Braille without a dot. */
const visible = /(?![\u115F\u1160\u3164\uFFA0\u2800])[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u
const refusal = 'Remove the characters that cannot be shown'

export interface TextRules {
  /** Characters at most, as they are kept. */
  readonly max: number
  /** Characters at least; default 1 where `missing` is given, else 0. */
  readonly min?: number
  /** Says what to enter; without it the text may be empty. */
  readonly missing?: string
  /** Says what is wrong with a text that is too short; default `missing`. */
  readonly tooShort?: string
}

function humanText(tidy: (text: string) => string, isAllowed: (text: string) => boolean, rules: TextRules) {
  const { max, missing, min = missing === undefined ? 0 : 1 } = rules
  // Put into words when somebody needs it: a formatter for each of a hundred texts delays the server's start by 40 ms.
  const tooLong = () => `Use at most ${max.toLocaleString('en-IN')} characters`
  return (missing === undefined ? z.string() : z.string(missing))
    .overwrite(text => tidy(text.normalize('NFC').replace(unseen, '')).trim())
    .refine(isAllowed, { error: refusal, abort: true })
    .refine(text => min === 0 || visible.test(text), { error: missing ?? refusal, abort: true })
    .min(min, rules.tooShort ?? missing)
    .max(max, { error: tooLong })
}

/** One line. Line breaks and tabs, which come with what is pasted, become spaces; spaces in a row one. */
export function textLine(rules: TextRules) {
  return humanText(
    text => text.replace(/[ \n\r\t]+/g, ' '),
    text => !refused.test(text) && !breaks.test(text),
    rules,
  )
}

/** Several lines: line breaks are kept, as \n and at most two in a row. */
export function paragraphs(rules: TextRules) {
  return humanText(
    text =>
      text
        .replace(/\r\n?/g, '\n')
        .replaceAll('\t', ' ')
        .replace(/\n{3,}/g, '\n\n'),
    text => !refused.test(text.replaceAll('\n', '')),
    rules,
  )
}

/** The lines of a text that say something, without the space around them. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
