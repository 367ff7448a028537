import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { productQuery } from '../../queries/catalogue.ts'
import { useUrl } from '../../router/router-context.ts'
import type { Removal } from './removal.ts'
import { removalByForm, removedProductId } from './removed-by-form.ts'

/** What the form that led here has removed without scripts, once the page's loader has its product. */
export function useRemovalByForm(): readonly Removal[] {
  const app = useApp()
  const url = useUrl()
  const [removals] = useState(() => {
    const id = removedProductId(url)
    const product = id === null ? undefined : app.queryClient.getQueryData(productQuery(app, id).queryKey)
    return product ? [removalByForm(url, product)] : []
  })
  return removals
}
