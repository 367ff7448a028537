import { island } from '../../hydration/island.tsx'

/** The support chat: its code comes when somebody touches it, or asks about a product. */
export const ShopChat = island(() => import('./ShopChat.tsx'), { hydrateOn: 'touch' })
