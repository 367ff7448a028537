import { Link } from '@shruti/design-system/Link'
import { currentLanguage, prefixOf } from '../language/language.ts'
import { t } from '../language/t.ts'
import { useUrl } from '../router/router-context.ts'

/** Leads to the same page in the other language, by a document of its own [BEY-19]. */
export function LanguageLink() {
  const { pathname, searchParams } = useUrl()
  const other = currentLanguage() === 'en' ? 'hi' : 'en'
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return (
    <Link href={prefixOf[other] + pathname + query} lang={other} hrefLang={other}>
      {t('हिन्दी')}
    </Link>
  )
}
