import { useEffect, useState } from 'react'

/**
 * What a value is once it has not changed for a moment: what is typed is asked of the server once, and not by its letters.
 * @param settlesMs how long it has to stay, in milliseconds
 */
export function useSettled<Value>(value: Value, settlesMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesMs)
    return () => clearTimeout(timer)
  }, [value, settlesMs])
  return settled
}
