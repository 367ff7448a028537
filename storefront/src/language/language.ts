import { currentLanguage, isEnglishBuild, type Language } from '@shruti/design-system/texts'

export {
  currentLanguage,
  isEnglishBuild,
  languages,
  localeOf,
  readLanguageFrom,
  type Language,
} from '@shruti/design-system/texts'

/** What stands before the path of each page: English keeps the addresses that it always had. */
export const prefixOf: Readonly<Record<Language, string>> = { en: '', hi: '/hi' }

/** Addresses of one spelling in all languages: calls and files. */
const unprefixed = /^\/(?:api|assets|pictures)\//

/** A page's address in a language: `/cart` is `/hi/cart` in Hindi. What is no path of a page stays as it is. */
export function pathIn(language: Language, path: string): string {
  const isPage = path.startsWith('/') && !path.startsWith('//') && !unprefixed.test(path)
  return isPage ? prefixOf[language] + (path === '/' && language !== 'en' ? '' : path) : path
}

/** A page's address in the current language. */
export const localPath = (path: string): string => (isEnglishBuild ? path : pathIn(currentLanguage(), path))

/** The language that an address names, and the page's path without it. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  if (isEnglishBuild) return { language: 'en', path: pathname }
  const prefix = prefixOf.hi
  if (pathname === prefix || pathname === `${prefix}/`) return { language: 'hi', path: '/' }
  if (pathname.startsWith(`${prefix}/`)) return { language: 'hi', path: pathname.slice(prefix.length) }
  return { language: 'en', path: pathname }
}
