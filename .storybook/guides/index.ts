import { actions } from './actions.ts'
import { feedback } from './feedback.ts'
import { forms } from './forms.ts'
import { foundations } from './foundations.ts'
import type { Guide, Guides } from './guide.ts'
import { navigation } from './navigation.ts'

export type { Guide, Guides } from './guide.ts'

/** Every component's guide, by section and name, as in the title of its stories: "Actions/Button". */
export const guides: Readonly<Record<string, Guides>> = {
  Foundations: foundations,
  Actions: actions,
  Forms: forms,
  Feedback: feedback,
  Navigation: navigation,
}

/** @param title of the component's stories */
export function guideOf(title: string): Guide | undefined {
  const [section = '', name = ''] = title.split('/')
  return guides[section]?.[name]
}
