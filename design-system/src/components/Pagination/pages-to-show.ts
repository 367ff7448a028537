/**
 * First, last, current and its neighbours; a gap of one page is shown as that page, since an ellipsis would
 * save nothing.
 */
export function pagesToShow(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter(entry => entry >= 1 && entry <= pageCount)
  const pages = [...new Set(wanted)]
  return pages.flatMap((entry, index) => {
    const previous = pages[index - 1]
    if (previous === undefined || entry - previous === 1) return [entry]
    if (entry - previous === 2) return [entry - 1, entry]
    return [entry <= page ? ('gap-before' as const) : ('gap-after' as const), entry]
  })
}
