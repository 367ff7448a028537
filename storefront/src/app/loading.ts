import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import type { User } from '@shruti/server/contract'
import { userKey, userQuery } from '../queries/user.ts'
import { ApiError } from './api-error.ts'
import type { App } from './app-context.ts'
import { paths } from './paths.ts'

/** What a page asks for before it shows. It fills the query cache; React Router itself carries nothing. */
export type PageLoader = (app: App, args: LoaderFunctionArgs) => Promise<Response | null>

/** The path and query that a loader was asked for. */
export function requestedPath({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** A record that does not exist is the page's 404; React Router takes any other error for a 500. */
export async function orNotFound<T>(loaded: Promise<T>): Promise<T> {
  try {
    return await loaded
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 })
    throw error
  }
}

function toSignIn(request: Request): Response {
  return redirect(paths.authFor(requestedPath(request)))
}

/** Guards a page for the signed-in: a guest goes to sign in and comes back [ROUTE-2]. @throws Response */
export async function requireUser(app: App, request: Request): Promise<User> {
  const user = await app.queryClient.ensureQueryData(userQuery(app))
  if (!user) throw toSignIn(request)
  return user
}

/** Guards an administrator's page: a guest signs in, a customer goes home [ROUTE-4]. @throws Response */
export async function requireAdministrator(app: App, request: Request): Promise<User> {
  const user = await requireUser(app, request)
  if (!user.isAdmin) throw redirect(paths.home)
  return user
}

/** A session that ended since it was last seen sends to sign in as well, instead of showing an error. */
export async function signedIn<T>(app: App, request: Request, load: () => Promise<T>): Promise<T> {
  await requireUser(app, request)
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    app.queryClient.setQueryData(userKey, null)
    throw toSignIn(request)
  }
}
