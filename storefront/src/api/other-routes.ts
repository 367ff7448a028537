import type { adminRoutes } from '@shruti/server/contract/admin/routes'
import { laterRoutes } from '@shruti/server/contract/later-routes'
import type { firstRoutes } from '@shruti/server/contract/first-routes'
import type { OperationName, OperationRoute } from '@shruti/server/contract/routes'

type AdminOperation = keyof typeof adminRoutes

const isOfAdministration = (name: OperationName): name is AdminOperation => name.startsWith('admin')

/** The route of an operation that no page calls at first; the administration's have a file of their own. */
export async function otherRoute(
  name: Exclude<OperationName, keyof typeof firstRoutes>,
): Promise<OperationRoute> {
  if (!isOfAdministration(name)) return laterRoutes[name]
  const { adminRoutes } = await import('@shruti/server/contract/admin/routes')
  return adminRoutes[name]
}
