import { rewriteLibrary } from './rewrite-library.ts'

/**
 * Joins the CSS of a styled component when it is made. styled-components keeps it in the pieces between the template's
 * expressions, and puts them together and looks the whole up by its text each time the component is rendered, though
 * here no expression ever differs. For the server, which renders thousands of components for each page.
 */
export const joinedStyleRules = () =>
  rewriteLibrary('styled-components', /\/node_modules\/styled-components\/dist\//, [
    [
      'rules of a component',
      /constructor\((\w+),(\w+),(\w+)\)\{this\.rules=\1,/g,
      "constructor($1,$2,$3){this.rules=$1.every(e=>typeof e==='string')?[$1.join('')]:$1,",
    ],
  ])
