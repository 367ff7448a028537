import type { Product } from '@shruti/server/contract'
import { useFavorites, useToggleFavorite } from '../../queries/favorites.ts'
import { useUser } from '../../queries/user.ts'

/** Heart and its handler for a signed-in customer; nothing for a guest, who sees no heart [FAV-1]. */
export function useFavorite(product: Product) {
  const { data: user } = useUser()
  const { isFavorite } = useFavorites()
  const { mutate } = useToggleFavorite()
  if (!user) return {}
  const favourite = isFavorite(product.id)
  return { favourite, onFavouriteToggle: () => mutate({ product, favorite: !favourite }) }
}
