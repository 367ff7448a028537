import { expect, it } from 'vitest'
import { fontFaces, hindiFallbackFontFaces } from './font-faces.ts'

const css = fontFaces({ latinUrl: '/assets/latin-1a2b.woff2', rupeeUrl: '/assets/rupee-3c4d.woff2' })

it('points at the files that the caller serves', () => {
  expect(css).toContain('src:url("/assets/latin-1a2b.woff2")')
  expect(css).toContain('src:url("/assets/rupee-3c4d.woff2")')
})

it('takes the rupee sign from the small file alone', () => {
  const [latin, rupee] = css.split('@font-face').slice(1)
  expect(latin).not.toContain('U+20B9')
  expect(rupee).toContain('unicode-range:U+20B9}')
})

/** A property of a face, in percent of its size. */
const percentOf = (face: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1])

it('shows text at once, in a fallback of the same height at every width of the family', () => {
  const fallbacks = css.split('@font-face').filter(face => face.includes("'Shruti Anek Fallback'"))
  expect(css.match(/font-display:swap/g)).toHaveLength(2)
  expect(fallbacks).toHaveLength(14)
  for (const face of fallbacks) {
    const size = percentOf(face, 'size-adjust') / 100
    expect(size * percentOf(face, 'ascent-override')).toBeCloseTo(90, 0)
    expect(size * percentOf(face, 'descent-override')).toBeCloseTo(20, 0)
  }
})

it('[BEY-19] shows Hindi at once too, and takes no Latin letter from that face', () => {
  const faces = hindiFallbackFontFaces.split('@font-face').slice(1)
  expect(faces).toHaveLength(1)
  for (const face of faces) {
    const size = percentOf(face, 'size-adjust') / 100
    expect(size * percentOf(face, 'ascent-override')).toBeCloseTo(101.3, 0)
    expect(size * percentOf(face, 'descent-override')).toBeCloseTo(69.3, 0)
    expect(face).toContain('unicode-range:U+900-97F')
  }
})
