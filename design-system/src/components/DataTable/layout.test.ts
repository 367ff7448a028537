import { describe, expect, it } from 'vitest'
import { arrangedColumns, boundedWidth, plainLayout, withMoved, withPinned, withShown } from './layout.ts'

const columns = [{ id: 'number' }, { id: 'placed' }, { id: 'city' }, { id: 'total' }]
const ids = (layout: typeof plainLayout) => arrangedColumns(columns, layout).map(({ id }) => id)

describe('the layout of a table', () => {
  it('[ADM-9] has the columns as they come, and pinned ones first', () => {
    expect(ids(plainLayout)).toEqual(['number', 'placed', 'city', 'total'])
    expect(ids(withPinned(plainLayout, 'total', true))).toEqual(['total', 'number', 'placed', 'city'])
    expect(ids(withPinned(withPinned(plainLayout, 'total', true), 'total', false))).toEqual(ids(plainLayout))
  })

  it('[ADM-9] moves a column among its own: pinned ones stay before the others', () => {
    expect(ids(withMoved(plainLayout, columns, 'total', -1))).toEqual(['number', 'placed', 'total', 'city'])
    expect(withMoved(plainLayout, columns, 'number', -1)).toBe(plainLayout)
    const pinned = withPinned(plainLayout, 'city', true)
    expect(withMoved(pinned, columns, 'city', 1)).toBe(pinned)
    expect(withMoved(pinned, columns, 'number', -1)).toBe(pinned)
  })

  it('[ADM-9] passes over columns that are gone, and puts new ones where they come', () => {
    const old = { ...plainLayout, order: ['city', 'gone', 'number'] }
    expect(ids(old)).toEqual(['city', 'number', 'placed', 'total'])
  })

  it('[ADM-9] hides a column once and shows it again', () => {
    const hidden = withShown(withShown(plainLayout, 'city', false), 'city', false)
    expect(hidden.hidden).toEqual(['city'])
    expect(withShown(hidden, 'city', true).hidden).toEqual([])
  })

  it('[ADM-9] keeps widths within bounds and whole', () => {
    expect([boundedWidth(3), boundedWidth(120.4), boundedWidth(5000)]).toEqual([64, 120, 640])
  })
})
