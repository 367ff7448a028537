import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import { pagesToShow } from './pages-to-show.ts'
import { Gap, PageLink, Pages, Range, Root } from './Pagination.styles.ts'
import { t } from '../../texts/t.ts'
import { formatCount } from '../../foundations/figure.ts'

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page that shows, from 1. One past the end, of a list that was longer once, counts as the last. */
  page: number
  /** Entries on a page; 1 or more. */
  pageSize: number
  /** Of all entries, over all pages. */
  total: number
  /** The address of a page: lists keep their page in the URL. */
  hrefFor: (page: number) => string
  /** Called instead of following the link, where the list can change in place. */
  onPageChange?: (page: number) => void
  LinkComponent?: LinkComponent
  /** Name of the navigation, when a page has two. */
  label?: string
}

/** "1–16 of 486", and links to the pages. With one page only the count is left, and without entries nothing. */
export function Pagination({
  page: asked,
  pageSize,
  total,
  hrefFor,
  onPageChange,
  LinkComponent = 'a',
  label = t('Pages'),
  ...rest
}: PaginationProps) {
  if (total === 0) return null
  const pageCount = Math.ceil(total / pageSize)
  const page = Math.min(asked, pageCount)
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)

  const linkTo = (target: number) => ({
    as: LinkComponent,
    href: hrefFor(target),
    ...(onPageChange && {
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        onPageChange(target)
      },
    }),
  })

  return (
    <Root aria-label={label} {...rest}>
      <Range>
        {t('{first}–{last} of {total}', {
          first: formatCount(first),
          last: formatCount(last),
          total: formatCount(total),
        })}
      </Range>
      {pageCount > 1 && (
        <Pages>
          <li>
            {page > 1 && (
              <PageLink {...linkTo(page - 1)} rel="prev" aria-label={t('Previous page')}>
                <Icon icon={ChevronLeft} size={16} />
              </PageLink>
            )}
          </li>
          {pagesToShow(page, pageCount).map(entry => (
            <li key={entry}>
              {typeof entry === 'string' ? (
                <Gap aria-hidden="true">…</Gap>
              ) : (
                <PageLink
                  {...linkTo(entry)}
                  aria-label={t('Page {number}', { number: entry })}
                  aria-current={entry === page ? 'page' : undefined}
                >
                  {entry}
                </PageLink>
              )}
            </li>
          ))}
          <li>
            {page < pageCount && (
              <PageLink {...linkTo(page + 1)} rel="next" aria-label={t('Next page')}>
                <Icon icon={ChevronRight} size={16} />
              </PageLink>
            )}
          </li>
        </Pages>
      )}
    </Root>
  )
}
