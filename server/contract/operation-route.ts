/**
 * Who may call an operation. `public`: anyone. `shopper`: a signed-in customer or a guest who has a session
 * (a guest without one is `unauthenticated`). `guest`: as public, and the call may open a guest session.
 * `customer`: signed in. `administrator`: signed in with isAdmin.
 */
export type Access = 'public' | 'guest' | 'shopper' | 'customer' | 'administrator'

/** `catalogue`: the same for everyone, with ETag and a short max-age, called without credentials. `own`: each answer says it
 * itself. Others: no-store. */
export type Caching = 'catalogue' | 'own' | 'none'

export interface OperationRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  readonly caching?: Caching
  /** What the request's body is; default JSON. `picture`: the bytes of one, under their media type. */
  readonly body?: 'picture'
  /** Status of the answer when the operation succeeds; default 200. */
  readonly status?: 201
}
