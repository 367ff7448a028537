import { Link } from '@shruti/design-system/Link'
import { currentLanguage, prefixOf } from '../language/language.ts'
import { t } from '../language/t.ts'
import { useUrl } from '../router/router-context.ts'

const otherLanguage = () => (currentLanguage() === 'en' ? 'hi' : 'en')

/** Where the same page is in the other language. */
export function useLanguageHref(): string {
  const { pathname, searchParams } = useUrl()
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return prefixOf[otherLanguage()] + pathname + query
}

/** Leads to the same page in the other language, by a document of its own [BEY-19]. */
export function LanguageLink() {
  const other = otherLanguage()
  return (
    <Link href={useLanguageHref()} lang={other} hrefLang={other}>
      {t('हिन्दी')}
    </Link>
  )
}
