import type { User } from '@shruti/server/contract'
import { userKey, userQuery } from '../queries/user.ts'
import { ApiError } from '../api/api-error.ts'
import type { App } from '../app/app-context.ts'
import { paths } from '../paths.ts'
import { NotFound, Redirect } from './resolve.ts'

export type { PageLoader } from './resolve.ts'

/** A record that does not exist is the page's 404; any other error is a 500. */
export async function orNotFound<T>(loaded: Promise<T>): Promise<T> {
  try {
    return await loaded
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new NotFound(error.message)
    throw error
  }
}

const toSignIn = ({ pathname, search }: URL) => new Redirect(paths.authFor(pathname + search))

/** Guards a page for the signed-in: a guest goes to sign in and comes back [ROUTE-2]. @throws Redirect */
export async function requireUser(app: App, url: URL): Promise<User> {
  const user = await app.queryClient.ensureQueryData(userQuery(app))
  if (!user) throw toSignIn(url)
  return user
}

/** Guards an administrator's page: a guest signs in, a customer goes home [ROUTE-4]. @throws Redirect */
export async function requireAdministrator(app: App, url: URL): Promise<User> {
  const user = await requireUser(app, url)
  if (!user.isAdmin) throw new Redirect(paths.home)
  return user
}

/** A session that ended since it was last seen sends to sign in as well, instead of showing an error. */
export async function signedIn<T>(app: App, url: URL, load: () => Promise<T>): Promise<T> {
  await requireUser(app, url)
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    app.queryClient.setQueryData(userKey, null)
    throw toSignIn(url)
  }
}
