import type { Network, Persona } from '@shruti/mock-api'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type * as stories from './Atlas.stories.tsx'

/** A story of `Atlas.stories.tsx`, by the name of its export. */
type SubjectStory = Exclude<keyof typeof stories, 'default'>

/** What can be looked at, and the story that shows it. */
export const subjects = {
  'Product sheet': 'Products',
  'Order list': 'Orders',
  'Order table of the administration': 'OrdersToHandle',
  'Home page with the whole shell': 'HomePage',
  'Shop page': 'ShopPage',
  'Product page': 'ProductPage',
  'Cart page': 'CartPage',
  'Orders page': 'OrdersPage',
  'Orders in the administration': 'AdministrationPage',
} as const satisfies Readonly<Record<string, SubjectStory>>

export type Subject = keyof typeof subjects

/** Who looks. */
export const personas = {
  guest: 'Guest',
  customer: 'Customer',
  administrator: 'Administrator',
} as const satisfies Readonly<Record<Persona, string>>

/** On what, in CSS pixels. */
export const viewports = [
  { title: 'Phone', width: 390, height: 844 },
  { title: 'Tablet', width: 768, height: 1024 },
  { title: 'Desktop', width: 1440, height: 900 },
] as const

/** Over which network. */
export const networks = {
  fast: 'Fast network',
  slow: 'Slow network',
  offline: 'Offline',
  failing: 'Server errors',
} as const satisfies Readonly<Record<Network | 'fast', string>>

export interface AtlasState {
  /** "Guest, phone 390 px, offline". */
  readonly title: string
  readonly width: number
  readonly height: number
  /** Address of the story in this state, relative to the preview's frame. */
  readonly address: string
}

/** Everything that one persona can see of a subject: each viewport on each network. */
export function statesOf(subject: Subject, persona: Persona, theme: string): readonly AtlasState[] {
  const id = toId('Atlas/Subjects', storyNameFromExport(subjects[subject]))
  return viewports.flatMap(({ title, width, height }) =>
    Object.entries(networks).map(([network, networkTitle]) => ({
      title: `${personas[persona]}, ${title.toLowerCase()} ${width} px, ${networkTitle.toLowerCase()}`,
      width,
      height,
      address: `iframe.html?id=${id}&viewMode=story&globals=persona:${persona};network:${network};theme:${theme}`,
    })),
  )
}
