import { http, type RequestHandler } from 'msw'

/** Whoever answers requests below a base path: a world, or one visitor of a shop. */
export interface Answering {
  answer(request: Request, basePath: string): Promise<Response>
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The MSW handlers of a world: everything below `basePath`, unknown paths included, on any origin.
 * A RegExp, because a string pattern of MSW throws on a malformed "%" in the address.
 */
export function handlersFor(world: Answering, basePath = '/api'): RequestHandler[] {
  return [
    http.all(new RegExp(`^[^?#]*//[^/?#]+${escaped(basePath)}(?:/|$|\\?)`), ({ request }) =>
      world.answer(request, basePath),
    ),
  ]
}
