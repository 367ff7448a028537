import { orNotFound, requireAdministrator, type PageLoader } from './guards.ts'

/** A page of the administration: guarded before anything of it is asked for [ROUTE-4]. */
export function adminLoader(load: PageLoader): PageLoader {
  return async (app, context) => {
    await requireAdministrator(app, context.url)
    return orNotFound(load(app, context))
  }
}
