import { firstRoutes } from './first-routes.ts'
import { laterRoutes } from './later-routes.ts'

export type { Access, Caching, OperationRoute } from './operation-route.ts'

/**
 * Every operation of the API: its method, its path under `/api`, who may call it and how its answer may be cached.
 * Plain data without dependencies, so that the browser can carry it: the storefront has one part in the first script of
 * every page and loads the other. The contract adds the shapes.
 */
export const routes = { ...firstRoutes, ...laterRoutes } as const

export type OperationName = keyof typeof routes
