import type { Plugin } from 'vite'
import { rewriteLibrary } from './rewrite-library.ts'

/** What a build holds that reads pages one after the other. */
const infinite = /\/query-core\/build\/modern\/infiniteQueryObserver\.js$/

/**
 * Leaves out how TanStack Query fetches infinite queries, of which the shop has none: each query would bring it along.
 * Half a kilobyte (gzip) goes.
 *
 * @returns Plugins that fail the build once the shop has an infinite query.
 */
export const withoutInfiniteQueries = (): Plugin[] => [
  rewriteLibrary('query-core', /\/query-core\/build\/modern\/query\.js/, [
    [
      'behavior of infinite queries',
      /\(this\.#queryType === "infinite" \? infiniteQueryBehavior\([^)]*\) : (this\.options\.behavior)\)/g,
      '$1',
    ],
  ]),
  {
    name: 'without-infinite-queries',
    generateBundle(_options, bundle) {
      const used = Object.values(bundle).some(
        file => file.type === 'chunk' && file.moduleIds.some(id => infinite.test(id)),
      )
      if (used)
        this.error('An infinite query fetches nothing: take withoutInfiniteQueries out of vite.config.ts')
    },
  },
]
