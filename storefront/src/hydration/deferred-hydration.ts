import type { HoldActions } from './hold-actions.ts'
import type { nextTask as NextTaskFunction } from './next-task.ts'
import type { whenShown as WhenShownFunction } from './when-shown.ts'

/** Dispatched on `document` once React has taken over the page. */
export const hydratedEvent = 'shruti:hydrated'

/** What the page loads when it is hydrated. */
export interface DeferredScript {
  /** Address of the module that hydrates. */
  readonly entry: string
  /**
   * Addresses of the modules that it will import, so that they are fetched beside it and not after it; what another
   * imports stands before it.
   */
  readonly preload: readonly string[]
}

type WhenShown = typeof WhenShownFunction
type NextTask = typeof NextTaskFunction

/**
 * Puts off the application's script until the page is shown and idle, or until the first touch, press, key or
 * focus, so that it never competes with the largest picture. What the visitor does before React has taken over is
 * held and done again after; if the script cannot be loaded, the page does it natively.
 *
 * The function is printed into the page (`deferHydration.toString()`), so it must use nothing outside of itself:
 * that is why the event's name is written out.
 */
export function deferHydration(
  page: Window & typeof globalThis,
  whenShown: WhenShown,
  holdActions: HoldActions,
  nextTask: NextTask,
  importModule: (address: string) => Promise<unknown>,
  script: DeferredScript,
): void {
  const { document } = page
  let isStarted = false
  const { release } = holdActions(page, document.documentElement, start)

  function start() {
    if (isStarted) return
    isStarted = true
    runEach([...script.preload, script.entry]).catch(release)
  }

  /** Each module is asked for and run in a task of its own: all of them in one would hold up a phone for a quarter of a second. */
  async function runEach(addresses: readonly string[]) {
    for (const address of addresses) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = address
      document.head.append(link)
      await nextTask(page)
    }
    for (const address of addresses) {
      await importModule(address)
      await nextTask(page)
    }
  }

  // Parts that are hydrated later hold what is done in them in the same way.
  page.holdActions = holdActions
  document.addEventListener('shruti:hydrated', release, { once: true })
  whenShown(page, start)
}
