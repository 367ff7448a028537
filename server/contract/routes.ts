import { adminRoutes } from './admin/routes.ts'
import { firstRoutes } from './first-routes.ts'
import { laterRoutes } from './later-routes.ts'

export type { Access, AdminRoute, Caching, OperationRoute } from './operation-route.ts'

/**
 * Every operation of the API: its method, its path under `/api`, who may call it and how its answer may be cached.
 * Plain data without dependencies, so that the browser can carry it: the storefront has the first part in the first script of
 * every page and loads the others. The contract adds the shapes.
 */
export const routes = { ...firstRoutes, ...laterRoutes, ...adminRoutes } as const

export type OperationName = keyof typeof routes
