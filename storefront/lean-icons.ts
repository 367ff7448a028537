import { rewriteLibrary } from './rewrite-library.ts'

/** An icon as the design system's `Icon` asks for it, which gives its edge, its stroke and what it says. */
const createIcon = `function createLucideIcon({ name, node }) {
  return ({ size, className = '', ...attributes }) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        width: size,
        height: size,
        className: 'lucide lucide-' + name + (className && ' ' + className),
        ...attributes,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    );
}
`

/**
 * Makes an icon of lucide one component, where the library has three, with a context and options that the shop does not
 * use. 1.2 kB (gzip) go.
 */
export const leanIcons = () =>
  rewriteLibrary('lucide-react', /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs/, [
    ['what makes an icon', /^function createLucideIcon\(iconDataOrName[\s\S]*?^\}\n/gm, createIcon],
  ])
