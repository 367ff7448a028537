import { useCallback, useLayoutEffect, useRef } from 'react'

/** A callback that stays the same and calls the latest of what it was given, so that rows need not render again. */
export function useLatest<Arguments extends readonly unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...values) => latest.current(...values), [])
}
