import { rewriteLibrary } from './rewrite-library.ts'

/**
 * Has React put what it prints for a page together as text where the page wants text (`render-to-text.ts`), instead of
 * encoding some ten thousand pieces one by one into bytes that are decoded at once.
 */
export const textFromReact = () =>
  rewriteLibrary('react-dom', /\/node_modules\/react-dom\/cjs\/react-dom-server\.node\.production\.js/, [
    [
      'writing of a piece',
      /function writeChunk\(destination, chunk\) \{/g,
      '$&\n  if (destination.text !== undefined && typeof chunk === "string") return void (destination.text += chunk);',
    ],
    [
      'pieces made beforehand',
      /function stringToPrecomputedChunk\(content\) \{\s*return textEncoder\.encode\(content\);/g,
      'function stringToPrecomputedChunk(content) {\n  return content;',
    ],
  ])
