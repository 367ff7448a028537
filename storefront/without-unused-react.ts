import type { Plugin } from 'vite'
import { rewriteLibrary } from './rewrite-library.ts'
import { withoutFiberTags } from './without-fiber-tags.ts'

const reactDom = /\/react-dom\/cjs\/react-dom-client\.production\.js/

/** Elements that the shop has none of, and the number that React DOM gives to their fibers. */
const elements = { Profiler: 12, SuspenseList: 19, ViewTransition: 30, Activity: 31 } as const

/** Hooks that neither the shop nor one of its libraries calls. */
const hooks = [
  'useActionState',
  'useCacheRefresh',
  'useDeferredValue',
  'useFormState',
  'useHostTransitionStatus',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
]

/** The constant of React for an element's type. */
const typeOf = (name: string) => `REACT_${name.replaceAll(/\B[A-Z]/g, '_$&').toUpperCase()}_TYPE`

/**
 * What calls for one of them, in the code of the build: a hook by its name, wherever it stands, since some libraries ask React
 * for one by a text; an element as a member of React; a fragment with a ref.
 */
const use = new RegExp(
  String.raw`\b(?:${hooks.join('|')})\b|\.(?:${Object.keys(elements).join('|')})\b|\.Fragment, \{[^{}]*\bref:`,
)

/**
 * Leaves out of React DOM what the shop does not use: four kinds of elements, eight hooks, refs of fragments and functions as
 * actions of forms. 9.4 kB (gzip) of its 56 go (decisions/0002).
 *
 * @returns Plugins that fail the build once the shop uses one of them, or where React DOM reads otherwise.
 */
export const withoutUnusedReact = (): Plugin[] => [
  {
    name: 'without-unused-elements',
    transform: {
      filter: { id: reactDom },
      handler(code) {
        for (const [name, tag] of Object.entries(elements)) {
          const made = new RegExp(`createFiberImplClass\\(${tag},[^;]*?\\.elementType = ${typeOf(name)}\\b`)
          if (!made.test(code)) this.error(`React DOM makes no fiber with the tag ${tag} for a ${name}`)
        }
        return { code: withoutFiberTags(code, this.parse(code), new Set(Object.values(elements))), map: null }
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { code }] of Object.entries(file.modules)) {
          const used = /\/node_modules\/(?:react|react-dom)\//.test(id) ? null : use.exec(code ?? '')
          if (used) this.error(`${id} uses ${used[0]}, which withoutUnusedReact leaves out of React DOM`)
        }
      }
    },
  },
  rewriteLibrary('react-dom', reactDom, [
    [
      'hooks of its dispatchers',
      new RegExp(String.raw`^ {4}(?:${hooks.join('|')}): (?:\w+|function [\s\S]*?^ {4}\}),?$`, 'gm'),
      '',
    ],
    // It is set for a ViewTransition alone.
    [
      'start of a view transition',
      /shouldStartViewTransition\s*\? \(pendingViewTransition = startViewTransition\([^)]*\)\)\s*: \(/g,
      '(',
    ],
    [
      'pseudo-element of a view transition',
      /^ViewTransitionPseudoElement\.prototype\.\w+ = function[\s\S]*?^\};$/gm,
      '',
    ],
    ['instance of a fragment', /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};$/gm, ''],
    [
      'ref of a fragment',
      /case 7:\s*if \(null === current\.stateNode\) \{[\s\S]*?break;\s*(?=default:)/g,
      '',
    ],
    [
      'parent that is a fragment with a ref',
      /(function isFragmentInstanceParent\(fiber\) \{)[^}]*\}/g,
      '$1 return false; }',
    ],
    ['event of a form’s action', /\n\s*extractEvents\$1\([^)]*\);/g, ''],
  ]),
]
