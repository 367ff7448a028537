import type { Plugin } from 'vite'

/** What keeps a bundler from leaving out an export that nobody uses, and how it reads when it does not. */
const rewrites: readonly [what: string, pattern: RegExp, replacement: string][] = [
  ['development warnings', /var ENABLE_DEV_WARNINGS = (?:true|false)/g, 'const ENABLE_DEV_WARNINGS = false'],
  ['names of contexts and components', /^\w+\.displayName = "\w+";$/gm, ''],
  ['contexts and components', /= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  ['classes', /^(var \w+ = )(class[^{]*\{[\s\S]*?\n\});$/gm, '$1/* @__PURE__ */ (() => $2)();'],
]

/**
 * Lets the build leave out what the shop does not use of React Router: its contexts and components are calls, which
 * a bundler has to keep unless it is told that they do nothing but make a value. 7.7 kB (gzip) go. A version of
 * React Router whose build reads otherwise fails the build, with the rewrite that found nothing.
 */
export function pureReactRouter(): Plugin {
  const found = new Set<string>()
  let wasRead = false
  return {
    name: 'pure-react-router',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler(code) {
        wasRead = true
        return {
          code: rewrites.reduce((rewritten, [what, pattern, replacement]) => {
            if (rewritten.search(pattern) >= 0) found.add(what)
            return rewritten.replaceAll(pattern, replacement)
          }, code),
          map: null,
        }
      },
    },
    buildEnd(error) {
      const missed = rewrites.map(([what]) => what).filter(what => !found.has(what))
      if (!error && wasRead && missed.length > 0)
        this.error(`React Router reads otherwise than expected: found no ${missed.join(', no ')}`)
    },
  }
}
