import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'

/** How far below the screen a part is woken, so that it is ready when it is seen. */
const margin = '300px'

const hydration = { isOver: false }
const sleepers = new Set<() => Promise<unknown>>()

/**
 * Something that every part prints is about to change, such as the currency or the address: none may sleep through
 * it. Resolves when the code of all is there, or cannot be had.
 */
export async function wakeIslands(): Promise<void> {
  const woken = [...sleepers].map(wake => wake())
  sleepers.clear()
  await Promise.allSettled(woken)
}

/** From here on, what is rendered has no HTML from the server to wait behind. */
export function endHydration(): void {
  hydration.isOver = true
}

interface Wakeable<Props extends object> {
  readonly Part: ComponentType<Props>
  /** @returns the code, where the part is in the page */
  readonly wake: () => Promise<unknown>
}

/** The code of a part, fetched at once on the server and when it is woken in the browser. */
function wakeable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Wakeable<Props> {
  let resolve: () => void = () => undefined
  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  const isWanted = import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>(call => {
        resolve = call
      })
  const Part = lazy(() => (loading = isWanted.then(load))) as unknown as ComponentType<Props>
  const wake = async () => {
    resolve()
    await loading
  }
  sleepers.add(wake)
  return { Part, wake }
}

/**
 * A part of a page below the fold whose code is fetched when it comes near the screen. Until then the server's HTML
 * stands: its links and forms work by themselves, as without scripts. On a page that the browser renders itself the
 * part is fetched at once. Its props must keep their identity: React gives up the server's HTML of a part that
 * changes before it was woken.
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const { Part, wake } = wakeable(load)
  function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [isAtOnce] = useState(() => hydration.isOver)
    useEffect(() => {
      const element = place.current
      if (isAtOnce || !element) return void wake()
      const observer = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting)) void wake()
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    }, [isAtOnce])
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
  return memo(Island)
}
