import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Product } from '@shruti/server/contract'
import { useApp, type App } from '../app/app-context.ts'
import { t } from '../language/t.ts'

const favoritesKey = ['favorites'] as const

/** A favourite is a product with an id or, from an older store, an `_id` [FAV-1]. */
type FavoriteAnswer = Omit<Product, 'id'> & { readonly id?: string; readonly _id?: string }

function withId({ _id, ...product }: FavoriteAnswer): Product[] {
  const id = product.id ?? _id
  return id === undefined ? [] : [{ ...product, id }]
}

/** The signed-in customer's favourites, stale after 30 s [FAV-1]; none for a guest. */
export function favoritesQuery(app: App) {
  return queryOptions({
    queryKey: favoritesKey,
    queryFn: async () =>
      app.sessionHint() === 'user' ? ((await app.api.read('listFavorites', {})) ?? []).flatMap(withId) : [],
    staleTime: 30_000,
  })
}

export function useFavorites(): readonly Product[] {
  const app = useApp()
  const { data } = useQuery({ ...favoritesQuery(app), enabled: app.sessionHint() === 'user' })
  return data ?? []
}

/** Whether a product is one of them. A card of a list is rendered anew when this changes, not whenever the list does. */
export function useIsFavorite(id: string): boolean {
  const app = useApp()
  const { data } = useQuery({
    ...favoritesQuery(app),
    enabled: app.sessionHint() === 'user',
    // Not false, so that a card stays as it is when the list comes and has it not.
    select: products => products.some(product => product.id === id) || undefined,
  })
  return data ?? false
}

/** Adds or removes at once, rolled back on error [FAV-1]. The caller sees to it that someone is signed in. */
export function useToggleFavorite() {
  const { api, queryClient, notify } = useApp()
  return useMutation({
    mutationFn: ({ product, favorite }: { product: Product; favorite: boolean }) =>
      api.call(favorite ? 'addFavorite' : 'removeFavorite', { productId: product.id }),
    onMutate: async ({ product, favorite }) => {
      await queryClient.cancelQueries({ queryKey: favoritesKey })
      const before = queryClient.getQueryData<Product[]>(favoritesKey) ?? []
      const others = before.filter(other => other.id !== product.id)
      queryClient.setQueryData(favoritesKey, favorite ? [...others, product] : others)
      return before
    },
    onSuccess: answer => queryClient.setQueryData(favoritesKey, answer.flatMap(withId)),
    onError: (error, { favorite }, before) => {
      queryClient.setQueryData(favoritesKey, before)
      notify({
        title: favorite ? t('Failed to add to favorites') : t('Failed to remove from favorites'),
        description: error.message,
        variant: 'destructive',
      })
    },
  })
}
