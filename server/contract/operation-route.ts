import type { Permission } from './permissions.ts'

/**
 * Who may call an operation. `public`: anyone. `shopper`: a signed-in customer or a guest who has a session
 * (a guest without one is `unauthenticated`). `guest`: as public, and the call may open a guest session.
 * `customer`: signed in. `administrator`: signed in with isAdmin.
 */
export type Access = 'public' | 'guest' | 'shopper' | 'customer' | 'administrator'

/** `catalogue`: the same for everyone, with ETag and a short max-age, called without credentials. `own`: each answer says it
 * itself. Others: no-store. */
export type Caching = 'catalogue' | 'own' | 'none'

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly caching?: Caching
  /** What the request's body is; default JSON. `picture`: the bytes of one, under their media type. `long`: JSON with a file in it. */
  readonly body?: 'picture' | 'long'
  /** Status of the answer when the operation succeeds; default 200. */
  readonly status?: 201
}

interface ShopRoute extends Route {
  readonly access: Exclude<Access, 'administrator'>
}

/** Of the administration: the administrator's role has to hold the permission as well. */
export interface AdminRoute extends Route {
  readonly access: 'administrator'
  readonly permission: Permission
  /**
   * What a call that is no GET leaves in the audit log: `each` record of its answer's `changed` an entry, or `none`, as of
   * what changes nothing of the shop (a dry run, the columns of the own table). Default: one entry.
   */
  readonly audit?: 'each' | 'none'
}

export type OperationRoute = ShopRoute | AdminRoute
