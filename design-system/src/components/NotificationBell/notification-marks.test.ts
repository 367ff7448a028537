import { describe, expect, it, vi } from 'vitest'
import { createNotificationMarks } from './notification-marks.ts'

function storage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('the marks of notifications', () => {
  it('[NOTE-1] live in the storage, one entry a person', () => {
    const kept = storage()
    const marks = createNotificationMarks(kept)
    marks.change('usr_1', () => ({ read: ['a'] }))
    marks.change('usr_2', () => ({ deleted: ['b'] }))
    expect(Object.fromEntries(kept.values)).toEqual({
      'notifications:usr_1': '{"read":["a"],"deleted":[],"seen":{}}',
      'notifications:usr_2': '{"read":[],"deleted":["b"],"seen":{}}',
    })
  })

  it('[NOTE-1] are found again by the next page', () => {
    const kept = storage()
    createNotificationMarks(kept).change('usr_1', () => ({
      read: ['a'],
      seen: { a: '2026-11-20T05:30:00.000Z' },
    }))
    expect(createNotificationMarks(kept).get('usr_1')).toEqual({
      read: ['a'],
      deleted: [],
      seen: { a: '2026-11-20T05:30:00.000Z' },
    })
  })

  it('tell all who show them, so that the bell hears what the page does', () => {
    const marks = createNotificationMarks(storage())
    const listener = vi.fn<() => void>()
    const unsubscribe = marks.subscribe(listener)
    marks.change('usr_1', () => ({ read: ['a'] }))
    unsubscribe()
    marks.change('usr_1', () => ({ read: ['a', 'b'] }))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each(['not json', '7', 'null', '{"read":"a","deleted":[1],"seen":{"a":2}}'])(
    'begin empty where the stored entry is broken: %s',
    stored => {
      const marks = createNotificationMarks(storage({ 'notifications:usr_1': stored }))
      expect(marks.get('usr_1')).toEqual({ read: [], deleted: [], seen: {} })
    },
  )

  it('are the same object until they change, as React needs it', () => {
    const marks = createNotificationMarks(storage())
    expect(marks.get('usr_1')).toBe(marks.get('usr_1'))
  })
})
