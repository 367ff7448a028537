import { actions } from './actions.ts'
import { feedback } from './feedback.ts'
import { forms } from './forms.ts'
import { foundations } from './foundations.ts'
import { account } from './account.ts'
import { admin } from './admin.ts'
import { checkout } from './checkout.ts'
import { commerce } from './commerce.ts'
import { data } from './data.ts'
import { layout } from './layout.ts'
import { shell } from './shell.ts'
import type { Guide, Guides } from './guide.ts'
import { navigation } from './navigation.ts'

export type { Guide, Guides, Status } from './guide.ts'

/** Every component's guide, by section and name, as in the title of its stories: "Actions/Button". */
export const guides: Readonly<Record<string, Guides>> = {
  Foundations: foundations,
  Actions: actions,
  Forms: forms,
  Feedback: feedback,
  Navigation: navigation,
  Account: account,
  Admin: admin,
  Checkout: checkout,
  Commerce: commerce,
  Data: data,
  Layout: layout,
  Shell: shell,
}

/** @param title of the component's stories */
export function guideOf(title: string): Guide | undefined {
  const [section = '', name = ''] = title.split('/')
  return guides[section]?.[name]
}
