import { expect, it } from 'vitest'
import { scriptOf } from './manifest.ts'

const manifest = {
  'src/rendering/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_shop.js', '_libraries.js'] },
  'src/pages/CartPage.tsx': { file: 'assets/CartPage-1.js', imports: ['_shop.js', '_Notice.js'] },
  '_shop.js': { file: 'assets/shop-1.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries-1.js' },
  '_Notice.js': { file: 'assets/Notice-1.js', imports: ['_shop.js'] },
}

it('names the entry and, once each, all that it and the page import, what another imports before it', () => {
  expect(scriptOf(manifest, ['src/pages/CartPage.tsx'])).toEqual({
    entry: '/assets/entry-1.js',
    preload: ['/assets/libraries-1.js', '/assets/shop-1.js', '/assets/Notice-1.js', '/assets/CartPage-1.js'],
  })
})

it('names the source itself while developing', () => {
  expect(scriptOf(null, ['src/pages/CartPage.tsx'])).toEqual({
    entry: '/src/rendering/entry-client.tsx',
    preload: [],
  })
})
