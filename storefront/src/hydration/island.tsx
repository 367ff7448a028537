import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'

export interface IslandOptions {
  /**
   * A part wakes when somebody touches it or moves the focus into it, and what they do in it meanwhile is held and
   * done again. `near`: also when it comes near the screen. `touch`: also when somebody points at it or
   * uses the keyboard.
   */
  readonly wakeOn?: 'near' | 'touch'
}

/** How far below the screen a part is woken, so that it is ready when it is seen. */
const margin = '300px'

const hydration = { isOver: false }
const sleepers = new Set<() => Promise<void>>()
/** Of every part that a loaded module has, in the page or not. */
const parts = new Set<() => Promise<void>>()

/**
 * Something that every part prints is about to change, such as the currency or the address: none may sleep through
 * it. Resolves when the code of all is there, or cannot be had.
 */
export async function wakeIslands(): Promise<void> {
  await Promise.all([...sleepers].map(wake => wake()))
}

/** Fetches the code of every part, so that a page that is rendered next is whole at once. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...parts].map(load => load()))
}

/** From here on, what is rendered has no HTML from the server to wait behind. */
export function endHydration(): void {
  hydration.isOver = true
}

interface Loadable<Props extends object> {
  readonly Part: ComponentType<Props>
  /** Fetches the code, once more if that failed. Resolves when it is there or failed. */
  readonly load: () => Promise<void>
}

/** The code of a part, fetched at once on the server and when it is asked for in the browser. */
function loadable<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
): Loadable<Props> {
  if (import.meta.env.SSR) return { Part: lazy(importPart), load: () => Promise.resolve() }
  let attempt: Promise<void> | null = null
  let resolve: (module: { default: ComponentType<Props> }) => void = () => undefined
  const module = new Promise<{ default: ComponentType<Props> }>(call => {
    resolve = call
  })
  const load = () =>
    (attempt ??= importPart().then(resolve, () => {
      // The server's HTML goes on to stand; the next touch is the next try.
      attempt = null
    }))
  return { Part: lazy(() => module), load }
}

/** Rendered beside a part: tells when React has taken it over. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return null
}

/**
 * A part of a page whose code is fetched when it is needed. Until then the server's HTML stands: its links and forms
 * work by themselves, as without scripts. On a page that the browser renders itself the part is fetched at once. Its
 * props must keep their identity: React gives up the server's HTML of a part that changes before it was woken.
 */
export function island<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
  { wakeOn = 'near' }: IslandOptions = {},
): ComponentType<Props> {
  const { Part, load } = loadable(importPart)
  parts.add(load)
  function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const letGo = useRef(() => undefined as void)
    const [onAwake] = useState(() => () => letGo.current())
    const [isAtOnce] = useState(() => hydration.isOver)
    useEffect(() => {
      const element = place.current
      if (isAtOnce || !element) return void load()
      const stopWaiting = wait[wakeOn](element, load)
      const letGoOfActions = window.holdActions?.(window, element, () => void load())
      const leave = () => {
        sleepers.delete(load)
        stopWaiting()
        letGoOfActions?.()
      }
      sleepers.add(load)
      letGo.current = leave
      return leave
    }, [isAtOnce])
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
          <Awake onAwake={onAwake} />
        </Suspense>
      </div>
    )
  }
  return memo(Island)
}

/** @returns how to stop */
function waitForView(element: Element, load: () => Promise<void>): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) void load()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** @returns how to stop */
function waitForPointer(element: Element, load: () => Promise<void>): () => void {
  const wake = () => void load()
  element.addEventListener('pointerenter', wake)
  // Who uses the keyboard moves the focus next, and the chat's button must make way for it.
  window.addEventListener('keydown', wake)
  return () => {
    element.removeEventListener('pointerenter', wake)
    window.removeEventListener('keydown', wake)
  }
}

const wait = { near: waitForView, touch: waitForPointer } as const
