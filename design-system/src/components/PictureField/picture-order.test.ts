import { describe, expect, it } from 'vitest'
import { movedTo, placeBeyond } from './picture-order.ts'

const pictures = [{ key: 'a' }, { key: 'b', removed: true }, { key: 'c' }, { key: 'd' }]
const keysOf = (entries: readonly { key: string }[]) => entries.map(({ key }) => key).join('')

describe('the order of pictures', () => {
  it('[ADM-2] a step leads past what was removed, and there is none at either end', () => {
    expect(placeBeyond(pictures, 'c', 'earlier')).toBe(0)
    expect(placeBeyond(pictures, 'a', 'later')).toBe(2)
    expect(placeBeyond(pictures, 'a', 'earlier')).toBeUndefined()
    expect(placeBeyond(pictures, 'd', 'later')).toBeUndefined()
    expect(placeBeyond(pictures, 'b', 'later')).toBeUndefined()
  })

  it('[ADM-2] one picture moves, and the others keep their order', () => {
    expect(keysOf(movedTo(pictures, 'd', 0))).toBe('dabc')
    expect(keysOf(movedTo(pictures, 'a', 2))).toBe('bcad')
    expect(keysOf(movedTo(pictures, 'none', 2))).toBe('abcd')
  })

  it('[ADM-2] there and back again is where it was', () => {
    const there = movedTo(pictures, 'c', placeBeyond(pictures, 'c', 'earlier') ?? -1)
    expect(keysOf(there)).toBe('cabd')
    expect(keysOf(movedTo(there, 'c', placeBeyond(there, 'c', 'later') ?? -1))).toBe('acbd')
  })
})
