import type { ChatContacts } from './answers/types.ts'

/** A stretch of a message; with `href`, one that can be pressed. */
export interface TextPart {
  text: string
  href?: string | undefined
}

/** Splits a message so that the shop's telephone number and addresses can be links. */
export function linkedText(
  text: string,
  {
    supportPhone,
    supportEmail,
    salesEmail,
  }: Pick<ChatContacts, 'supportPhone' | 'supportEmail' | 'salesEmail'>,
): TextPart[] {
  const hrefs = new Map([
    [supportPhone, `tel:${supportPhone.replaceAll(' ', '')}`],
    [supportEmail, `mailto:${supportEmail}`],
    [salesEmail, `mailto:${salesEmail}`],
  ])
  const found = [...hrefs.keys()].filter(contact => contact && text.includes(contact))
  if (found.length === 0) return [{ text }]
  const pattern = new RegExp(`(${found.map(escaped).join('|')})`)
  return text
    .split(pattern)
    .filter(Boolean)
    .map(part => ({ text: part, href: hrefs.get(part) }))
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
