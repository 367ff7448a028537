import { keepingFigures } from './admin/insight/keep-figures.ts'
import type { Clock, Ids } from './ports/index.ts'
import type { ShopStore } from './records.ts'
import { tellingWebhooks } from './webhooks/tell.ts'

/**
 * The store that a shop works on: what follows from each write, wherever it comes from, is written in the same transaction.
 * So no operation has to think of figures and webhooks, and none can forget.
 */
export function withConsequences(
  store: ShopStore,
  ports: { readonly clock: Clock; readonly ids: Ids },
): ShopStore {
  return keepingFigures(tellingWebhooks(store, ports))
}
