import { orNotFound, requireAdministrator, type PageLoader } from './loading.ts'

/** A page of the administration: guarded before anything of it is asked for [ROUTE-4]. */
export function adminLoader(load: PageLoader): PageLoader {
  return async (app, args) => {
    await requireAdministrator(app, args.request)
    return orNotFound(load(app, args))
  }
}
