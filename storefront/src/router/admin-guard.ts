import { ApiError } from '../api/api-error.ts'
import { orNotFound, requireAdministrator, type PageLoader } from './guards.ts'
import { NotFound } from './resolve.ts'

/** The visitor's role does not include this page. */
class Refused extends NotFound {
  override readonly status = 403
}

/** A page of the administration: guarded before anything of it is asked for, and only for roles that include it [ROUTE-4, ADM-7]. */
export function adminLoader(load: PageLoader): PageLoader {
  return async (app, context) => {
    await requireAdministrator(app, context.url)
    try {
      return await orNotFound(load(app, context))
    } catch (error) {
      // The server decides: the role that this browser knows may be an old one.
      if (error instanceof ApiError && error.code === 'forbidden') throw new Refused(error.message)
      throw error
    }
  }
}
