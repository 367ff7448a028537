/** A list of phrases, written in one line: `phrases('refund, money back')`. */
export const phrases = (list: string): string[] => list.split(',').map(phrase => phrase.trim())
