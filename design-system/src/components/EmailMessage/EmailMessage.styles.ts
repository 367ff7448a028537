import type { CSSProperties } from 'react'
import { dark, light } from '../../tokens/themes.ts'

/**
 * Mail programs know no custom properties and drop most style sheets, so colours stand in each element, in light; the
 * few programs that know themes are given the dark ones by class.
 */
const roles = {
  page: { background: 'surface-page' },
  card: { background: 'surface-raised' },
  heading: { color: 'text-primary' },
  text: { color: 'text-body' },
  muted: { color: 'text-muted' },
  rule: { borderTopColor: 'border-hairline' },
  code: { background: 'surface-sunken', color: 'text-primary' },
  action: { background: 'action', color: 'on-action' },
  link: { color: 'accent-text' },
} as const satisfies Record<string, Partial<Record<keyof CSSProperties, keyof typeof light>>>

export type EmailRole = keyof typeof roles

const properties: Readonly<Record<string, string>> = {
  background: 'background-color',
  color: 'color',
  borderTopColor: 'border-top-color',
}

/** The light colours of a role, for an element's own style. */
export function coloursOf(role: EmailRole): CSSProperties {
  return Object.fromEntries(
    Object.entries(roles[role]).map(([property, token]) => [
      property === 'background' ? 'backgroundColor' : property,
      light[token],
    ]),
  )
}

export const classOf = (role: EmailRole) => `shruti-mail-${role}`

/** The dark colours of all roles, under a selector that ends with a space, or nothing. */
export function darkRules(under = ''): string {
  return Object.entries(roles)
    .map(([role, colours]) => {
      const declarations = Object.entries(colours).map(
        ([property, token]) => `${properties[property] ?? property}:${dark[token]}!important`,
      )
      return `${under}.${classOf(role as EmailRole)}{${declarations.join(';')}}`
    })
    .join('')
}

/** What stands in a message's head: the theme of those who read in the dark, and less space on a phone. */
export const emailStyles =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  `@media (max-width:480px){.shruti-mail-pad{padding-left:20px!important;padding-right:20px!important}}` +
  `@media (prefers-color-scheme:dark){${darkRules()}}`

/** For both scripts: what phones and computers have, since a mail brings no fonts; and the page's own, where it stands in one. */
export const fontFamily =
  "'Anek Latin','Anek Devanagari','Segoe UI',Roboto,Helvetica,Arial,'Shruti Devanagari','Nirmala UI','Noto Sans Devanagari',sans-serif"
