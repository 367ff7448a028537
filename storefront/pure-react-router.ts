import { rewriteLibrary } from './rewrite-library.ts'

/**
 * Lets the build leave out what the shop does not use of React Router: its contexts and components are calls, which
 * a bundler has to keep unless it is told that they do nothing but make a value. 7.7 kB (gzip) go.
 */
export const pureReactRouter = () =>
  rewriteLibrary('react-router', /\/node_modules\/react-router\/dist\//, [
    [
      'development warnings',
      /var ENABLE_DEV_WARNINGS = (?:true|false)/g,
      'const ENABLE_DEV_WARNINGS = false',
    ],
    ['names of contexts and components', /^\w+\.displayName = "\w+";$/gm, ''],
    // Of a class that only its own routers render; with it goes all that it may do.
    ['context of a class', /^\w+\.contextType = \w+;$/gm, ''],
    ['contexts and components', /= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
    ['classes', /^(var \w+ = )(class[^{]*\{[\s\S]*?\n\});$/gm, '$1/* @__PURE__ */ (() => $2)();'],
  ])
