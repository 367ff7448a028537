import { localPath } from '../language/language.ts'
import { t } from '../language/t.ts'
import { useApp, type StructuredData } from '../app/app-context.ts'

export interface PageHeadProps {
  /** Without the shop's name, which is added. */
  title: string
  /** For search results: one or two sentences, 50 to 160 characters. */
  description: string
  /** The page's one address, from the root: with it other addresses of the same page count as this one. */
  canonicalPath?: string
  /** Address of the picture that shows when the page is shared. */
  imageUrl?: string | undefined
  type?: 'website' | 'product' | 'article'
  /** For pages that are of no use in a search: the cart, an account, an error. */
  hidden?: boolean
  /** For search engines, which fetch each page from the server: nothing of it is in the browser's build. */
  structuredData?: readonly StructuredData[]
}

/** What a page says of itself to browsers, search engines and those it is shared with. React moves it into the head. */
export function PageHead({
  title,
  description,
  canonicalPath,
  imageUrl,
  type = 'website',
  hidden = false,
  structuredData = [],
}: PageHeadProps) {
  const { publicOrigin, describe } = useApp()
  if (import.meta.env.SSR) for (const data of structuredData) describe?.(data)
  const fullTitle = title === 'Shruti' ? title : `${title} · Shruti`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {canonicalPath && <link rel="canonical" href={publicOrigin + localPath(canonicalPath)} />}
      <meta property="og:site_name" content="Shruti" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={t('en_IN')} />
      {canonicalPath && <meta property="og:url" content={publicOrigin + localPath(canonicalPath)} />}
      {imageUrl && (
        <meta property="og:image" content={imageUrl.startsWith('/') ? publicOrigin + imageUrl : imageUrl} />
      )}
      <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
    </>
  )
}
