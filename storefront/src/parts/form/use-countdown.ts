import { useEffect, useState } from 'react'

/** Whole seconds left of `seconds`, counted from the first render. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(remaining)
      if (remaining === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
