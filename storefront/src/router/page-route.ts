import { isEnglishBuild } from '../language/language.ts'
import { withShopTexts } from '../language/shop-text.ts'
import type { Layout, PageModule, Route } from './resolve.ts'

/** Pages with a chunk each, by their file as it stands from `src`: what `import.meta.glob` gives. */
export type PageModules = Readonly<Record<string, () => Promise<PageModule>>>

/** Pages that show no text of the shop but those in answers: what a phone in Hindi fetches first stays small. */
const pagesOfAnswers = ['HomePage', 'ProductPage']

/**
 * The route of a page: the server names its chunk in the page, so that it is fetched beside the entry.
 * @param name file in `src/pages`, without its ending
 */
export function pageRoute(modules: PageModules, path: string, name: string, layout: Layout): Route {
  const load = modules[`./pages/${name}.tsx`]
  if (!load) throw new Error(`There is no ${name}`)
  return {
    path,
    caseSensitive: true,
    layout,
    source: `src/pages/${name}.tsx`,
    load: isEnglishBuild || pagesOfAnswers.includes(name) ? load : withShopTexts(load),
  }
}
