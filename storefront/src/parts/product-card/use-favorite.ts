import type { Product, User } from '@shruti/server/contract'
import { useDataSoon } from '../../app/printed-data.ts'
import { useIsFavorite, useToggleFavorite } from '../../queries/favorites.ts'
import { userKey } from '../../queries/user.ts'

/** Heart and its handler for a signed-in customer; nothing for a guest, who sees no heart [FAV-1]. */
export function useFavorite(product: Product) {
  const user = useDataSoon<User | null>(userKey)
  const favourite = useIsFavorite(product.id)
  const { mutate } = useToggleFavorite()
  if (!user) return {}
  return { favourite, onFavouriteToggle: () => mutate({ product, favorite: !favourite }) }
}
