import {
  lazy,
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react'
import { AppContext } from '../app/app-context.ts'
import { FirstViewContext } from './first-view.ts'
import { painted } from './painted.ts'
import { partNotFetched } from './part-not-fetched.ts'

export interface IslandOptions {
  /**
   * A part is hydrated when somebody touches it or moves the focus into it, and what they do in it meanwhile is held
   * and done again; where the code cannot be had, a message says so. `near`: also when it comes near the screen. `touch`: also when somebody points at it or uses the
   * keyboard.
   */
  readonly hydrateOn?: 'near' | 'touch'
  /**
   * A part that is hydrated when it comes near stands below the first view, so that a page which begins at its top is
   * shown before it is rendered; unless this says otherwise.
   */
  readonly isInFirstView?: boolean
}

export interface LoadablePart {
  /**
   * Fetches the code, once more if that failed. The router calls it for the parts that a page names before it shows
   * that page. Resolves with false when the code cannot be had.
   */
  readonly load: () => Promise<boolean>
}

/** A part of a page with code of its own. */
export type Island<Props extends object> = ComponentType<Props> & LoadablePart

/** How far below the screen a part is hydrated, so that it is ready when it is seen. */
const margin = '300px'

const hydration = { isUnderWay: false }

/** What is rendered from here on takes over HTML that the server printed. */
export function startHydration(): void {
  hydration.isUnderWay = true
}

/** What is rendered from here on is new in the page. */
export function endHydration(): void {
  hydration.isUnderWay = false
}

interface PartCode<Props extends object> {
  /** Suspends until the code has been fetched. */
  readonly LazyPart: ComponentType<Props>
  /** The part itself, once its code has been fetched. */
  readonly loaded: () => ComponentType<Props> | null
  readonly load: () => Promise<boolean>
}

/** The code of a part: fetched at once on the server, and when it is asked for in the browser. */
function partCode<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
): PartCode<Props> {
  if (import.meta.env.SSR)
    return { LazyPart: lazy(importPart), loaded: () => null, load: () => Promise.resolve(true) }
  let loaded: ComponentType<Props> | null = null
  let attempt: Promise<boolean> | null = null
  let resolve: (module: { default: ComponentType<Props> }) => void = () => undefined
  const module = new Promise<{ default: ComponentType<Props> }>(call => {
    resolve = call
  })
  const load = () =>
    (attempt ??= importPart().then(
      part => {
        loaded = part.default
        resolve(part)
        return true
      },
      () => {
        // The server's HTML goes on to stand; the next touch is the next try.
        attempt = null
        return false
      },
    ))
  return { LazyPart: lazy(() => module), loaded: () => loaded, load }
}

interface IslandProps<Props extends object> {
  readonly code: PartCode<Props>
  readonly hydrateOn: 'near' | 'touch'
  readonly isInFirstView: boolean
  readonly props: Props
}

/** Rendered beside a part: tells when React has hydrated it. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

function haveSameValues<Props extends object>(a: Props, b: Props): boolean {
  const entries = Object.entries(a)
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([name, value]) => Object.is(value, b[name as keyof Props]))
  )
}

/**
 * A part that the server printed. React would discard its HTML if it got other props before it is hydrated, so that
 * until then it keeps those of the first render; others make it hydrate, and are shown after.
 */
function PrintedPart<Props extends object>({ code, hydrateOn, props }: IslandProps<Props>) {
  const { LazyPart, load } = code
  const app = use(AppContext)
  const container = useRef<HTMLDivElement>(null)
  const stopWaiting = useRef<() => void>(() => undefined)
  const [printedProps] = useState(props)
  const [isHydrated, setIsHydrated] = useState(false)
  const onHydrated = useCallback(() => {
    stopWaiting.current()
    setIsHydrated(true)
  }, [])
  const hasOtherProps = !isHydrated && !haveSameValues(props, printedProps)

  useEffect(() => {
    if (hasOtherProps) void load()
  }, [hasOtherProps, load])
  useEffect(() => {
    if (isHydrated || !container.current) return undefined
    const stopWatching = watch[hydrateOn](container.current, load)
    const held = window.holdActions?.(window, container.current, () => void loadForPress())
    async function loadForPress() {
      if (!(await load()) && held?.forget()) app?.notify(partNotFetched())
    }
    stopWaiting.current = () => {
      stopWaiting.current = () => undefined
      stopWatching()
      held?.release()
    }
    return () => stopWaiting.current()
  }, [app, isHydrated, hydrateOn, load])

  const shownProps = isHydrated ? props : printedProps
  // The same element while nothing changes: React leaves what it has not hydrated alone.
  const part = useMemo(
    () => (
      <Suspense>
        <LazyPart {...shownProps} />
        <Hydrated onHydrated={onHydrated} />
      </Suspense>
    ),
    [LazyPart, shownProps, onHydrated],
  )
  // The page marks it as shown before React comes (`showLateParts`).
  return (
    <div ref={container} data-island="" suppressHydrationWarning>
      {part}
    </div>
  )
}

/**
 * A part of a page that the browser rendered itself, whose router has loaded the code before. One below the first view
 * leaves the first paint to what is seen.
 */
function RenderedPart<Props extends object>({ code, hydrateOn, isInFirstView, props }: IslandProps<Props>) {
  const { LazyPart, loaded, load } = code
  const [Part] = useState(() => loaded() ?? LazyPart)
  const beginsAtTop = use(FirstViewContext)
  const [isPutOff, setIsPutOff] = useState(() => hydrateOn === 'near' && !isInFirstView && beginsAtTop())
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (isPutOff) void painted().then(() => startTransition(() => setIsPutOff(false)))
  }, [isPutOff])
  if (isPutOff) return <div data-island="below" />
  return (
    <div data-island={Part === LazyPart ? 'late' : ''}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </div>
  )
}

/**
 * A part of a page whose code is fetched when it is needed. Until then the server's HTML stands: its links and forms
 * work by themselves, as without scripts. A page whose module defines such parts names them in its `parts`, so that
 * the router can load them before the browser renders the page itself. An island holds no other island.
 */
export function island<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
  { hydrateOn = 'near', isInFirstView = false }: IslandOptions = {},
): Island<Props> {
  const code = partCode(importPart)
  function IslandPart(props: Props) {
    const [PartView] = useState(() =>
      import.meta.env.SSR || hydration.isUnderWay ? PrintedPart : RenderedPart,
    )
    return <PartView<Props> code={code} hydrateOn={hydrateOn} isInFirstView={isInFirstView} props={props} />
  }
  return Object.assign(memo(IslandPart) as ComponentType<Props>, { load: code.load })
}

/** @returns how to stop */
function watchView(element: Element, load: () => Promise<boolean>): () => void {
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
function watchPointer(element: Element, load: () => Promise<boolean>): () => void {
  const hydrate = () => void load()
  element.addEventListener('pointerenter', hydrate)
  // Who uses the keyboard moves the focus next, and the chat's button must make way for it.
  window.addEventListener('keydown', hydrate)
  return () => {
    element.removeEventListener('pointerenter', hydrate)
    window.removeEventListener('keydown', hydrate)
  }
}

const watch = { near: watchView, touch: watchPointer } as const
