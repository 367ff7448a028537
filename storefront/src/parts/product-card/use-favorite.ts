import type { Product } from '@shruti/server/contract'
import { useIsFavorite, useToggleFavorite } from '../../queries/favorites.ts'
import { useUser } from '../../queries/user.ts'

/** Heart and its handler for a signed-in customer; nothing for a guest, who sees no heart [FAV-1]. */
export function useFavorite(product: Product) {
  const { data: user } = useUser()
  const favourite = useIsFavorite(product.id)
  const { mutate } = useToggleFavorite()
  if (!user) return {}
  return { favourite, onFavouriteToggle: () => mutate({ product, favorite: !favourite }) }
}
